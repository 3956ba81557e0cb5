import Foundation
import XCTest

@testable import ScenarioKit

final class SecretFunctionTests: XCTestCase {
  private func type(_ text: String, into field: String) { ScenarioRun.current?.note("type “\(text)” into \(field)") }

  func test_aMissingVariableFailsTheStepAndNamesTheVariable() throws {
    var texts: [String] = []
    func read(_ name: String) { texts.append(secret(name)) }
    let captured = try capture {
      Scenario("Secrets") {
        Given(I: read("SCREENTEST_UNSET_SECRET"))
        When(I: type("a name", into: "the field"))
      }
    }
    XCTAssertEqual(texts, [""])
    XCTAssertEqual(captured.reporter.failures.map(\.summary), ["The environment has no secret text with the name SCREENTEST_UNSET_SECRET."])
    XCTAssertEqual(captured.reporter.failures.map(\.kind), ["secret.missing"])
    XCTAssertEqual(captured.reporter.failures.map(\.advice), ["run the tests with the variable set: SCREENTEST_UNSET_SECRET='…' swift test."])
    XCTAssertEqual(captured.outcomes, [.failed, .skipped])
  }

  /// A variable without a text can't be meant.
  func test_anEmptyVariableIsMissing() throws {
    setenv("SCREENTEST_EMPTY_SECRET", "", 1)
    defer { unsetenv("SCREENTEST_EMPTY_SECRET") }
    let captured = try capture {
      Scenario("Secrets") { Given(I: type(secret("SCREENTEST_EMPTY_SECRET"), into: "the field")) }
    }
    XCTAssertEqual(captured.reporter.failures.map(\.kind), ["secret.missing"])
  }

  func test_aVariablesTextIsReturnedAndMasked() throws {
    setenv("SCREENTEST_SET_SECRET", "correct horse", 1)
    defer { unsetenv("SCREENTEST_SET_SECRET") }
    var texts: [String] = []
    func read(_ name: String) { texts.append(secret(name)) }
    let captured = try capture {
      Scenario("Secrets") {
        Given(I: read("SCREENTEST_SET_SECRET"))
        When(I: type("correct horse", into: "the field"))
      }
    }
    XCTAssertEqual(texts, ["correct horse"])
    XCTAssertEqual(captured.reporter.messages, [])
    XCTAssertEqual(captured.notes.first, "type “••••••••” into the field")
    for output in [captured.raw, captured.console] { XCTAssertFalse(output.contains("correct horse"), output) }
  }
}

import XCTest

@testable import ScenarioKit

final class RedactionTests: XCTestCase {
  private func type(_ text: String, into field: String) {
    ScenarioRun.redact(text)
    ScenarioRun.current?.note("type “\(text)” into \(field)")
  }

  private func typeAndFail(_ text: String) {
    ScenarioRun.redact(text)
    ScenarioRun.fail(TestFailure(kind: "test", message: "Could not type “\(text)”.", screen: "SecureTextField “\(text)”"))
  }

  private func see(_ text: String) {}
  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "Broken.")) }

  func test_whatIsTypedIntoASecureFieldIsNowhereInTheJournalOrTheConsole() throws {
    let number = 2
    let captured = try capture {
      Scenario("Secrets") {
        Given(I: type("correct horse", into: "the field"))
        And(I: type("hunter\(number)", into: "the field"))
        And(I: type("batt" + "ery", into: "the field"))
        Then(I: see("correct horse"))
        When(I: typeAndFail("staple"))
        Then(I: see("staple"))
      }
    }
    for secret in ["correct horse", "hunter", "batt", "ery\"", "staple"] {
      XCTAssertFalse(captured.raw.contains(secret), "\(secret) in the journal:\n\(captured.raw)")
      XCTAssertFalse(captured.console.contains(secret), "\(secret) in the console:\n\(captured.console)")
    }
    XCTAssertEqual(
      captured.sentences,
      [
        #"Given I type "••••••••" into "the field""#, #"And I type "••••••••" into "the field""#, #"And I type "••••••••" + "••••••••" into "the field""#,
        #"Then I see "••••••••""#, #"When I type and fail "••••••••""#, #"Then I see "••••••••""#,
      ])
    XCTAssertEqual(captured.reporter.messages, ["Could not type “••••••••”."])
    XCTAssertEqual(captured.stepEnds[4].failure?.screen, "SecureTextField “••••••••”")
    XCTAssertEqual(captured.notes.first, "type “••••••••” into the field")
  }

  func test_aSkippedStepDoesNotShowWhatItWouldHaveTypedIntoAFieldNamedLikeASecret() throws {
    let passwordField = "password"
    let captured = try capture {
      Scenario("Skipped") {
        When(I: fail)
        And(I: type("hunter2", into: passwordField))
      }
    }
    XCTAssertEqual(captured.sentences.last, #"And I type "••••••••" into password field"#)
    XCTAssertFalse(captured.raw.contains("hunter2"))
  }

  func test_theStartOfAStepShowsNoQuotedText() throws {
    let captured = try capture { Scenario("Start") { Then(I: see("anything")) } }
    let starts = captured.events.compactMap { if case .stepStarted(let entry) = $0 { entry.sentence } else { nil } }
    XCTAssertEqual(starts, [#"Then I see "…""#])
  }

  func test_aShortSecretIsReplacedOnlyAsAWord() {
    var redaction = Redaction()
    redaction.add("in")
    redaction.add("in and out")
    XCTAssertEqual(redaction.apply(to: "Log in to Inside, in: inner in and out"), "Log •••••••• to Inside, ••••••••: inner ••••••••")
  }

  func test_anotherTestKnowsNothingOfTheSecret() throws {
    _ = try capture { Scenario("One") { Given(I: type("correct horse", into: "field")) } }
    let other = try capture { Scenario("Two") { Then(I: see("correct horse")) } }
    XCTAssertEqual(other.sentences, [#"Then I see "correct horse""#])
  }
}

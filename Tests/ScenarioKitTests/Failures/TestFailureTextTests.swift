import VirtualTime
import XCTest

@testable import ScenarioKit

final class TestFailureTextTests: XCTestCase {
  private func failure() -> TestFailure {
    var failure = TestFailure(kind: "state.notReached", attempt: .expect("Button “Go” to be enabled"), reason: "it is disabled")
    failure.differences = [
      .init(expected: "exists", actual: "exists", isMet: true),
      .init(expected: "is hittable", actual: "is not hittable", detail: "Alert “Sorry” covers it", hint: "Both look alike."),
    ]
    failure.wait = WaitRecord(timeout: .seconds(30), waited: .milliseconds(800), outcome: .nothingPending)
    failure.explanation = "No app is installed."
    failure.query = ["Button with id “Go”", "Alert", "App “NotInstagram”"]
    failure.findings = .init(
      heading: "Found instead: 3 Buttons in Alert.", candidates: [ElementRecord(text: "Button “Log in”", type: "button")], count: 3, nearest: "Did you mean it?")
    failure.advice = "wait until it is enabled."
    return failure
  }

  func test_theTextIsRenderedFromThePartsInOneOrder() {
    assertText(
      failure().message,
      """
      Expected Button “Go” to be enabled, but it is disabled.

      expected: exists
      actual:   exists (as expected)
      expected: is hittable
      actual:   is not hittable: Alert “Sorry” covers it
      Both look alike.

      Waited 0.8 seconds of virtual time; then nothing was due or scheduled, so the wait of 30 seconds ended early.

      No app is installed.

      Query:
        Button with id “Go”
        in Alert
        in App “NotInstagram”

      Found instead: 3 Buttons in Alert.
        1. Button “Log in”
        … and 2 more

      Did you mean it?

      What to do: wait until it is enabled.
      """)
    XCTAssertEqual(failure().summary, "Expected Button “Go” to be enabled, but it is disabled.")
    XCTAssertEqual(TestFailure(kind: "element.disabled", attempt: .act("tap Button “Go”"), reason: "it is disabled").message, "Could not tap Button “Go”: it is disabled.")
    XCTAssertEqual(TestFailure(kind: "test", message: "Two\nlines.").message, "Two\nlines.")
  }

  func test_theTextSaysHowManyElementsAreNotListed() {
    var failure = failure()
    failure.findings?.count = 2
    XCTAssertTrue(failure.message.contains("\n  1. Button “Log in”\n  … and 1 more\n\n"), failure.message)
    failure.findings?.count = 1
    XCTAssertTrue(failure.message.contains("\n  1. Button “Log in”\n\n"), failure.message)
  }

  func test_theJournalHasTheTextAndTheParts() throws {
    let captured = try capture { Scenario("Parts") { When(I: ScenarioRun.fail(failure())) } }
    XCTAssertEqual(captured.stepEnds.first?.failure, failure())
    let json = try XCTUnwrap(
      captured.raw.split(separator: "\n").lazy.compactMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
        .first { $0["event"] as? String == "stepEnded" }?["failure"] as? [String: Any])
    XCTAssertEqual(json["message"] as? String, failure().message)
    XCTAssertEqual(json["expectation"] as? String, "Button “Go” to be enabled")
    XCTAssertEqual(json["reason"] as? String, "it is disabled")
    XCTAssertEqual((json["wait"] as? [String: Any])?["outcome"] as? String, "nothingPending")
  }

  func test_noPartOfAFailureShowsASecret() throws {
    var failure = failure()
    let secret = "hunter2"
    failure.attempt = .expect("the value to be “\(secret)”")
    failure.reason = "it is “\(secret)”"
    failure.differences = [.init(expected: secret, actual: secret, detail: secret, hint: secret)]
    failure.wait = WaitRecord(
      timeout: .seconds(1), waited: .zero, outcome: .neverSettles(cause: secret), clockMoves: [secret], pending: [PendingWork(name: secret, due: nil)])
    failure.explanation = secret
    failure.query = [secret]
    failure.findings = .init(
      heading: secret, candidates: [ElementRecord(text: secret, type: "button", identifier: secret, label: secret, value: secret, placeholder: secret)], count: 1,
      nearest: secret)
    failure.advice = secret
    failure.screen = secret
    func typeAndFail() {
      ScenarioRun.redact(secret)
      ScenarioRun.fail(failure)
    }
    let captured = try capture { Scenario("Secret") { When(I: typeAndFail) } }
    XCTAssertFalse(captured.raw.contains(secret), captured.raw)
    XCTAssertFalse(captured.console.contains(secret), captured.console)
    XCTAssertFalse("\(captured.reporter.failures)".contains(secret))
  }
}

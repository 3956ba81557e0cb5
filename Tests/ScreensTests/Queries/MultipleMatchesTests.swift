import ScenarioKit
import Screens
import XCTest

private let sendButton = Button(id: "Send")

/// Tests for typed elements with several matches, configured for the process, a test case and a scope.
@preconcurrency @MainActor
final class MultipleMatchesTests: FailureTestCase {
  override func tearDown() {
    TestConfiguration.shared.reset()
    super.tearDown()
  }

  private func kinds(_ step: @escaping (FailureCapture) -> Void) -> [String] { FailureCapture(.twoSenders, step).kinds }

  func test_byDefaultTheFirstMatchIsTakenAndTheLogTellsTheirNumber() {
    let capture = FailureCapture(.twoSenders) { user in
      withConfiguration({ $0.verboseLogging = true }) { _ = Scenario("Sending") { When(I: user.tap(sendButton)) } }
    }
    XCTAssertEqual(capture.kinds, [])
    XCTAssertTrue(capture.log.contains("(the first of 2 matches)"), capture.log)
    XCTAssertFalse(capture.log.contains("Warning"), capture.log)
  }

  func test_aWarningIsANoteInTheLogAndTheFirstMatchIsTaken() {
    TestConfiguration.shared.multipleMatches = .warning
    let capture = FailureCapture(.twoSenders) { user in
      Scenario("Sending") {
        When(I: user.tap(sendButton))
        Then(the: user.state(of: Button(id: "Save"), is: .exists))
      }
    }
    XCTAssertEqual(capture.kinds, [])
    let warnings = capture.log.components(separatedBy: "Warning: 2 elements match Button “Send”, and the first is used.")
    XCTAssertEqual(warnings.count, 2, capture.log)
  }

  func test_aFailureListsTheMatchesAndTellsWhatToDo() {
    TestConfiguration.shared.multipleMatches = .failure
    assertFailure(
      .twoSenders, "element.notUnique",
      tells: """
        Could not tap Button “Send”: 2 elements match instead of one.

        How they differ:
          1. in View “SendMessage”, at {{177, 360}, {34, 21}}
          2. in View “Draft”, at {{177, 418}, {34, 21}}

        Query:
          Button with id “Send”
          in App “Mail”

        Found: 2 matches.
          1. Button “Send”
          2. Button “Send”

        What to do: name the parent that contains it, give it a unique id in the app, or choose the first with select(_:) and atIndex(0).
        """
    ) { $0.tap(sendButton) }
  }

  func test_aFailureOfAnExpectationListsTheMatches() {
    TestConfiguration.shared.multipleMatches = .failure
    assertFailure(
      .twoSenders, "element.notUnique",
      tells: """
        Expected the label of Button “Send” to be “Send”, but 2 elements match instead of one.

        How they differ:
          1. in View “SendMessage”, at {{177, 360}, {34, 21}}
          2. in View “Draft”, at {{177, 418}, {34, 21}}

        Query:
          Button with id “Send”
          in App “Mail”

        Found: 2 matches.
          1. Button “Send”
          2. Button “Send”

        What to do: name the parent that contains it, give it a unique id in the app, or choose the first with select(_:) and atIndex(0).
        """
    ) { $0.label(of: sendButton, is: "Send") }
  }

  func test_everyInteractionAndExpectationWithTheElementFails() {
    TestConfiguration.shared.multipleMatches = .failure
    let steps: [(FailureCapture) -> Void] = [
      { $0.see(sendButton) }, { $0.state(of: sendButton, is: .enabled) }, { $0.longPress(sendButton) }, { $0.drag(sendButton, by: CGVector(dx: 10, dy: 0)) },
      { $0.perform(.tap, on: sendButton) }, { $0.state(of: sendButton, matches: .isEnabled) }, { _ in sendButton.await(.exists) },
    ]
    for step in steps { XCTAssertEqual(kinds(step), ["element.notUnique"]) }
  }

  func test_whatSaysWhichOneItMeansDoesNotFail() {
    TestConfiguration.shared.multipleMatches = .failure
    let steps: [(FailureCapture) -> Void] = [
      { $0.see(Button(id: "Save")) }, { $0.tap(Button(id: "Send", parent: View(id: "SendMessage"))) }, { $0.doNotSee(Button(id: "Nowhere")) },
      { $0.perform(.tap, on: select(sendButton).atIndex(0)) },
      {
        XCTAssertTrue(sendButton.determine(.exists)); $0.state(of: Button(id: "Send", index: 1), is: .exists)
      },
    ]
    for step in steps { XCTAssertEqual(kinds(step), []) }
  }

  func test_aScopeWinsOverTheProcess() {
    TestConfiguration.shared.multipleMatches = .failure
    XCTAssertEqual(kinds { user in withConfiguration({ $0.multipleMatches = .firstMatch }) { user.see(sendButton) } }, [])
    TestConfiguration.shared.reset()
    XCTAssertEqual(kinds { user in withConfiguration({ $0.multipleMatches = .failure }) { user.see(sendButton) } }, ["element.notUnique"])
    XCTAssertEqual(kinds { user in user.see(sendButton) }, [])
  }
}

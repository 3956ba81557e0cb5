import HeadlessXCUI
import VirtualTime
import XCTest

final class InteractionFailureTests: XCTestCase {
  func test_everyKindHasAStableName() {
    let wait = WaitRecord(timeout: .seconds(30), waited: .zero, outcome: .nothingPending)
    let endless = WaitRecord(timeout: .seconds(30), waited: .zero, outcome: .neverSettles(cause: "a task"))
    let place = InteractionFailure.Place(frame: .zero, screen: .zero)
    let reasons: [(InteractionFailure.Reason, String)] = [
      (.noDevice, "device.none"), (.notFound, "element.notFound"), (.indexBeyondMatches(index: 1, count: 1), "element.indexBeyondMatches"),
      (.notUnique(count: 2), "element.notUnique"), (.offScreen(place), "element.offScreen"), (.covered(by: nil), "element.covered"),
      (.disabled, "element.disabled"), (.appNotInFront(app: "A", inFront: nil), "app.notInFront"), (.appNotRunning(app: "A"), "app.notRunning"),
      (.appNotInstalled(bundleIdentifier: "a", installed: []), "app.notInstalled"), (.noKeyboardFocus, "keyboard.noFocus"),
      (.keyboardFocusElsewhere("B"), "keyboard.focusElsewhere"), (.stateNotReached([], wait), "state.notReached"),
      (.stateNotReached([], endless), "app.neverSettles"), (.valueDiffers(.init(name: "value", expected: "1", actual: nil), wait), "value.differs"),
      (.valueDiffers(.init(name: "value", expected: "1", actual: nil), endless), "app.neverSettles"), (.notReachedByScrolling(scrolls: 1, []), "scroll.notReached"),
      (.neverSettles(cause: "a task"), "app.neverSettles"), (.neverIdle(wait), "app.neverIdle"), (.neverIdle(endless), "app.neverSettles"), (.noStates, "input.noStates"),
      (.noArguments(function: "f"), "input.nothingGiven"), (.tooFewArguments(function: "f", count: 1, least: 2), "input.tooFewGiven"),
      (.unusableNumber(name: "n", value: "1", allowed: "2"), "input.unusableNumber"), (.alreadyThere(value: "on"), "value.alreadyThere"),
      (.notAdjustable(to: "x", values: []), "value.notAdjustable"), (.ambiguousValue("x", rows: ["a", "b"]), "value.ambiguous"),
    ]
    for (reason, kind) in reasons {
      let failure = InteractionFailure(attempt: .act("do it"), reason: reason)
      XCTAssertEqual(failure.kind, kind)
      XCTAssertTrue(failure.message.hasPrefix("Could not do it: "), failure.message)
      XCTAssertTrue(failure.message.hasPrefix(failure.summary))
      XCTAssertFalse(failure.message.contains("!"))
    }
  }

  func test_theHandlerOfTheTestReceivesTheFailure() {
    let log = FailureLog()
    let failure = InteractionFailure(attempt: .act("do it"), reason: .disabled)
    InteractionFailure.$handler.withValue(InteractionFailure.Handler(isStopped: { true }, report: { log.failures.append($0) })) {
      XCTAssertTrue(InteractionFailure.isStopped)
      failure.report()
      InteractionFailure.$handler.withValue(.silent) {
        XCTAssertFalse(InteractionFailure.isStopped)
        failure.report()
      }
    }
    XCTAssertEqual(log.failures, [failure])
  }

  func test_aWaitThatWasCutShortByOneSecondIsInTheSingular() {
    let failure = InteractionFailure(
      attempt: .expect("it to be there"),
      reason: .stateNotReached([.init(expected: "exists", actual: "does not exist")], WaitRecord(timeout: .seconds(1), waited: .zero, outcome: .nothingPending)))
    XCTAssertEqual(
      failure.message,
      """
      Expected it to be there, but it does not exist.

      expected: exists
      actual:   does not exist

      Nothing was due or scheduled, so the wait of 1 second ended at once.
      """)
  }
}

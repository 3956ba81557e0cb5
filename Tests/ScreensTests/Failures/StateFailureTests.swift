import Screens
import XCTest

/// Tests for waiting for one or several states.
@preconcurrency @MainActor
final class StateFailureTests: FailureTestCase {
  func test_severalStatesOfWhichOneDoesNotHold() {
    assertFailure(
      Gallery.texts(.disabled), "state.notReached",
      tells: """
        Expected Button “Go on” to exist, to be visible and to be enabled, but it is disabled.

        expected: exists
        actual:   exists (as expected)
        expected: is visible
        actual:   is visible (as expected)
        expected: is enabled
        actual:   is disabled

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Button with id “Go on”
          in App “Gallery”

        Found:
          1. Button “Go on” [disabled]
        """
    ) { $0.state(of: Elements.goOn, is: .exists, .visible, .enabled) }
  }

  func test_severalStatesOfWhichTwoDoNotHold() {
    assertFailure(
      Gallery.texts(.disabled), "state.notReached",
      tells: """
        Expected Button “Go on” to be selected, to be enabled and to exist, but it is not selected and is disabled.

        expected: is selected
        actual:   is not selected
        expected: is enabled
        actual:   is disabled
        expected: exists
        actual:   exists (as expected)

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Button with id “Go on”
          in App “Gallery”

        Found:
          1. Button “Go on” [disabled]
        """
    ) { $0.state(of: Elements.goOn, is: .selected, .enabled, .exists) }
  }

  func test_severalStatesOfWhatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      tells: """
        Expected Button “Nowhere” to exist, to be hittable and to be enabled, but it does not exist.

        expected: exists, is hittable and is enabled
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Button with id “Nowhere”
          in App “Gallery”

        Found instead: 1 Button in App “Gallery”.
          1. Button “Go on”
        """
    ) { $0.state(of: Button(id: "Nowhere"), is: .exists, .hittable, .enabled) }
  }

  func test_severalStatesThatShouldNotHold() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      tells: """
        Expected Button “Go on” not to exist and not to be selected, but it exists.

        expected: does not exist
        actual:   exists
        expected: is not selected
        actual:   is not selected (as expected)

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Button with id “Go on”
          in App “Gallery”

        Found:
          1. Button “Go on”
        """
    ) { $0.state(of: Elements.goOn, isNot: .exists, .selected) }
  }

  func test_aStateThatShouldNotHold() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Expected Button “Go on” not to be enabled, but it is enabled."
    ) { $0.state(of: Elements.goOn, isNot: .enabled) }
  }

  func test_anElementThatShouldBeGone() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Expected Button “Go on” not to exist, but it exists.",
      blocks: ["expected", "Nothing was due", "Query", "Found"]
    ) { $0.doNotSee(Elements.goOn) }
  }

  func test_noStates() {
    assertFailure(
      Gallery.texts(), "input.noStates",
      says: "Expected a state of Button “Go on”, but no state was given.",
      "What to do: pass at least one state, such as .visible."
    ) { $0.state(of: Elements.goOn, is: []) }
  }

  func test_noStatesThatShouldNotHold() {
    assertFailure(
      Gallery.texts(), "input.noStates",
      says: "Expected a state of Button “Go on”, but no state was given.",
      "What to do: pass at least one state, such as .visible."
    ) { _ in Elements.goOn.await(not: [] as [ElementAttributes.State]) }
  }

  func test_noStatesThatAreDetermined() {
    assertFailure(
      Gallery.texts(), "input.noStates",
      says: "Expected a state of Button “Go on”, but no state was given.",
      "What to do: pass at least one state, such as .visible."
    ) { _ in XCTAssertFalse(Elements.goOn.determine([] as [ElementAttributes.State])) }
  }

  func test_aStateInAnElementThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Expected Button “Go on” to be visible in Table “MailTable”, but it is not visible in Table “MailTable”: Table “MailTable” does not exist."
    ) { $0.state(of: Elements.goOn, is: .visibleIn(Elements.mails)) }
  }

  func test_aStateInAnElementBesideIt() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says:
        "Expected Button “Go on” to be visible in View “Box”, but it is not visible in View “Box”: it lies at {{173, 431}, {43, 21}}, outside View “Box” at {{169, 492}, {51, 21}}.",
      "What to do: scroll to it first, or check its position in the app."
    ) { $0.state(of: Elements.goOn, is: .visibleIn(Elements.box)) }
  }

  func test_nothingToComplete() {
    assertFailure(
      Gallery.texts(), "input.nothingGiven",
      says: "Could not complete: complete(_:) was given nothing.",
      "What to do: pass at least one argument."
    ) { $0.complete() }
  }

  func test_nothingToDismiss() {
    assertFailure(
      Gallery.texts(), "input.nothingGiven",
      says: "Could not dismiss: dismiss(_:) was given nothing.",
      "What to do: pass at least one argument."
    ) { $0.dismiss() }
  }
}

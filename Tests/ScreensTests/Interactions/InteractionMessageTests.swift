import Screens

/// Tests for the messages of selections, actions and assertions that fail.
@preconcurrency @MainActor
final class InteractionMessageTests: FailureTestCase {
  func test_severalElementsMatch() {
    assertFailure(
      .twoSenders, "element.notUnique",
      says: "Could not tap Button that has the label “Send”: 2 elements match instead of one.",
      "What to do: make the matcher more specific, narrow the search with inRoot(_:), or choose one with atIndex(_:)."
    ) { $0.perform(.tap, on: .type(.button) && .label("Send")) }
  }

  func test_anIndexBeyondTheMatches() {
    assertFailure(
      .twoSenders, "element.indexBeyondMatches",
      says: "Could not tap Button that has the label “Send”: the index 2 is out of range, because there are only 2 matches.",
      "What to do: count from 0, and wait until there are enough matches before you use one by its index."
    ) { $0.perform(.tap, on: select(.type(.button) && .label("Send")).atIndex(2)) }
  }

  func test_noElementMatches() {
    assertFailure(
      .twoSenders, "element.notFound",
      says: "Could not tap Button that has the label “Send” and is selected: no element matches.",
      "What to do: change the part that ruled out the element you mean, or change that element in the app."
    ) { $0.perform(.tap, on: .type(.button) && .label("Send") && .isSelected) }
  }

  func test_aConditionThatIsNotMet() {
    assertFailure(
      .twoSenders, "action.conditionNotMet",
      says: "Could not tap Button that has the label “Save”: it is not enabled.",
      "What to do: check what the app requires to enable it."
    ) { $0.perform(.tap, on: .type(.button) && .label("Save")) }
  }

  func test_anElementOutOfView() {
    assertFailure(
      .rows, "action.conditionNotMet",
      says: "Could not tap the element that has the label “Row 15”: it is not interactable: it lies at {{169, 1587}, {51, 21}}, and no part of it is on screen.",
      "What to do: scroll to it first, or check its position in the app."
    ) { $0.perform(.tap, on: .label("Row 15")) }
  }

  func test_anActionThatRefuses() {
    assertFailure(
      .twoSenders, "action.failed",
      says: "Could not highlight the element that has the label “Save”: the action failed and gave no reason.",
      blocks: ["Query", "Found"]
    ) { $0.perform(ElementAction.checked("highlight") { _ in false }, on: .label("Save")) }
  }

  func test_anAssertionThatIsNotTrue() {
    assertFailure(
      .twoSenders, "state.notReached",
      tells: """
        Expected the element that has the label “Save” to be enabled and to be sufficiently visible, but it is not enabled.

        expected: is enabled
        actual:   is not enabled
        expected: is sufficiently visible
        actual:   is sufficiently visible (as expected)

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          element that has the label “Save”
          in App “Mail”

        Found:
          1. Button “Save” [disabled]

        What to do: check what the app requires to enable it.
        """
    ) { $0.state(of: select(.label("Save")), matches: .isEnabled && .isSufficientlyVisible) }
  }

  func test_anAssertionAboutAnElementThatIsNotThere() {
    assertFailure(
      .twoSenders, "state.notReached",
      tells: """
        Expected the element that has the label “Nowhere” to be enabled, but it does not exist.

        expected: is enabled
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Of the 15 elements in App “Mail”:
          1. “has the label “Nowhere”” ruled out 15, which leaves 0

        Query:
          element that has the label “Nowhere”
          in App “Mail”

        Found instead: 10 elements in App “Mail”.
          1. View “SendMessage”
          2. Label “Message”
          3. Button “Send”
          4. View “Draft”
          5. Label “Draft”
          6. Button “Send”
          7. Button “Off”
          8. View “Box” [disabled]
          … and 2 more

        What to do: change the part that ruled out the element you mean, or change that element in the app.
        """
    ) { $0.state(of: select(.label("Nowhere")), matches: .isEnabled) }
  }

  func test_aSearchInVain() {
    assertFailure(
      .rows, "element.searchFailed",
      says: "Could not tap the element that has the label “Nowhere”: no element matches after 4 tries.",
      "The search with “scroll ScrollView down by 500 points” ended because the bottom edge of the content was reached after 100 of 500 points.",
      "What to do: check the direction of the search and the matcher, or raise maxTries and timeout."
    ) { $0.perform(.tap, on: select(.label("Nowhere")).searching(with: .scroll(.down, by: 500), on: .type(.scrollView))) }
  }

  func test_theEdgeIsReached() {
    assertFailure(
      .rows, "scroll.edgeReached",
      says: "Could not scroll ScrollView “Rows” down by 5000 points: the bottom edge of the content was reached after 1600 of 5000 points.",
      "What to do: scroll by less, scroll to the edge with .scroll(to:), or get the failure as a value with attempt(_:)."
    ) { $0.perform(.scroll(.down, by: 5_000), on: ScrollView(id: "Rows")) }
  }

  func test_aSliderThatCannotHaveTheValue() {
    assertFailure(
      .setting, "action.failed",
      says: "Could not move Slider “Stepped” to 5: it ended at 6.",
      "What to do: use a value that its steps reach, or check that the app keeps the new value."
    ) { $0.perform(.moveSlider(to: 5), on: Slider(id: "Stepped")) }
  }
}

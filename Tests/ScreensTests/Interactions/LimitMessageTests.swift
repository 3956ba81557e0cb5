import Screens

/// Tests for the messages of actions and searches that reach a limit.
@preconcurrency @MainActor
final class LimitMessageTests: FailureTestCase {
  private let waiting = ElementAction("wait at") { _ in TimeLapse.advance(by: .seconds(10)) }

  func test_aSearchThatWasMadeAsOftenAsItMay() {
    assertFailure(
      .longList, "element.searchFailed",
      tells: """
        Could not tap the element that has the label “Nowhere”: no element matches after 2 tries.

        The search with “wait at Table” ended because the action was performed 2 times, which is the limit.

        Of the 54 elements in App “Mail”:
          1. “has the label “Nowhere”” ruled out 54, which leaves 0

        Query:
          element that has the label “Nowhere”
          in App “Mail”

        Found instead: 36 elements in App “Mail”.
          1. Label “Refreshed 0” (id: “Refreshes”)
          2. Table “Rows”
          3. Cell “Row 0”
          4. Button “Row 0”
          5. Cell “Row 1”
          6. Button “Row 1”
          7. Cell “Row 2”
          8. Button “Row 2”
          … and 28 more

        What to do: check the direction of the search and the matcher, or raise maxTries and timeout.
        """
    ) {
      _ = $0
      select(.label("Nowhere")).searching(with: self.waiting, on: .type(.table), maxTries: 2).perform(.tap)
    }
  }

  func test_anAssertionAfterASearchWithoutResultNamesTheSearch() {
    assertFailure(
      .longList, "element.searchFailed",
      says: "Expected the element that has the label “Nowhere” to be enabled, but no element matches after 2 tries.",
      "The search with “wait at Table” ended because the action was performed 2 times, which is the limit.",
      "What to do: check the direction of the search and the matcher, or raise maxTries and timeout."
    ) {
      _ = $0
      select(.label("Nowhere")).searching(with: self.waiting, on: .type(.table), maxTries: 2).assert(.isEnabled)
    }
  }

  func test_anAssertionOfAnAbsentElementHoldsAfterASearch() {
    passes(.longList) { _ in select(.label("Nowhere")).searching(with: self.waiting, on: .type(.table), maxTries: 2).assert(.isAbsent) }
  }

  func test_aSearchThatTookAsLongAsItMay() {
    assertFailure(
      .longList, "element.searchFailed",
      tells: """
        Could not tap the element that has the label “Nowhere”: no element matches after 2 tries.

        The search with “wait at Table” ended because the search timed out after 15 seconds.

        Of the 54 elements in App “Mail”:
          1. “has the label “Nowhere”” ruled out 54, which leaves 0

        Query:
          element that has the label “Nowhere”
          in App “Mail”

        Found instead: 36 elements in App “Mail”.
          1. Label “Refreshed 0” (id: “Refreshes”)
          2. Table “Rows”
          3. Cell “Row 0”
          4. Button “Row 0”
          5. Cell “Row 1”
          6. Button “Row 1”
          7. Cell “Row 2”
          8. Button “Row 2”
          … and 28 more

        What to do: check the direction of the search and the matcher, or raise maxTries and timeout.
        """
    ) {
      _ = $0
      select(.label("Nowhere")).searching(with: self.waiting, on: .type(.table), timeout: 15).perform(.tap)
    }
  }

  func test_anElementThatDoesNotComeWithAThousandScrolls() {
    assertFailure(
      .endless, "action.failed",
      says: "Could not scroll ScrollView down until an element in it has the label “Bottom”: no such element appeared after 1000 scrolls, which is the limit.",
      "What to do: check the matcher, or scroll farther each time."
    ) { $0.perform(.scroll(.down, until: .label("Bottom"), by: 40), on: ScrollView()) }
  }

  func test_aContentThatDoesNotFollowADrag() {
    assertFailure(
      .stubbornRows, "action.failed",
      says: "Could not scroll ScrollView “Rows” down by 50 points: its content does not follow a drag from {195, 612}.",
      "What to do: use the parameter “from” to start at a point that no control or gesture responds to."
    ) { $0.perform(.scroll(.down, by: 50), on: ScrollView(id: "Rows")) }
  }

  func test_aScrollViewThatIsGoneAfterADrag() {
    assertFailure(
      .vanishingRows, "action.failed",
      tells: """
        Could not scroll ScrollView “Rows” down by 500 points: it no longer exists after a drag.

        Query:
          ScrollView with id “Rows”
          in App “Mail”

        Found instead: no ScrollView, but 1 other element in App “Mail”.
          1. Label “Gone”
        """
    ) { $0.perform(.scroll(.down, by: 500), on: ScrollView(id: "Rows")) }
  }

  func test_aPullThatIsTooShort() {
    assertFailure(
      .shortList, "action.failed",
      says: "Could not pull to refresh Table “Rows”: only 100 points of its height are visible, and a pull needs more than 125.",
      blocks: ["Query", "Found"]
    ) { $0.perform(.pullToRefresh, on: Table(id: "Rows")) }
  }

  func test_aPullOfWhatDoesNotRefresh() {
    assertFailure(
      .rows, "action.failed",
      says: "Could not pull to refresh ScrollView “Rows”: it cannot be refreshed.",
      "What to do: in the app, add refreshable { … } to the list or to a view around it; for a custom gesture of the app, use .drag(by:)."
    ) { $0.perform(.pullToRefresh, on: ScrollView(id: "Rows")) }
  }

  func test_aStartBesideTheElement() {
    assertFailure(
      .rows, "input.unusableNumber",
      says: "Could not scroll ScrollView “Rows” down by 50 points: the start (0.5, 1) cannot be used.",
      "expected: fractions between 0 and 1\nactual:   (0.5, 1)",
      blocks: ["expected", "Query", "Found"]
    ) { $0.perform(.scroll(.down, by: 50, from: CGVector(dx: 0.5, dy: 1)), on: ScrollView(id: "Rows")) }
  }

  func test_tooManyFingers() {
    assertFailure(
      .pad, "input.unusableNumber",
      says: "Could not swipe up with 5 fingers on the element that has the identifier “Pad”: the number of fingers 5 cannot be used.",
      "expected: 1 to 4\nactual:   5",
      blocks: ["expected", "Query", "Found"]
    ) { $0.perform(.swipe(.up, fingers: 5), on: .identifier("Pad")) }
  }

  func test_anAngleThatIsNoNumber() {
    assertFailure(
      .pad, "input.unusableNumber",
      says: "Could not pinch outward on the element that has the identifier “Pad”: the angle nan cannot be used.",
      "expected: a number of degrees\nactual:   nan",
      blocks: ["expected", "Query", "Found"]
    ) { $0.perform(.pinch(.outward, angle: .nan), on: .identifier("Pad")) }
  }

  func test_anAngleThatIsTooLarge() {
    assertFailure(
      .pad, "input.unusableNumber",
      says: "Could not rotate the element that has the identifier “Pad” by 40000 degrees: the angle 40000 cannot be used.",
      "expected: -36000 to 36000 degrees\nactual:   40000",
      blocks: ["expected", "Query", "Found"]
    ) { $0.perform(.rotate(by: 40_000), on: .identifier("Pad")) }
  }

  func test_aStepperThatStaysAsItIs() {
    assertFailure(
      .fixedControls, "action.failed",
      says: "Could not set Stepper that has the identifier “Copies” to 4: it ended at 2.",
      "What to do: check that the app keeps the new value."
    ) { $0.perform(.setStepper(to: 4), on: .identifier("Copies") && .type(.stepper)) }
  }

  func test_aSliderThatStaysAsItIs() {
    assertFailure(
      .fixedControls, "action.failed",
      says: "Could not move Slider “Volume” to 4: it ended at 3.",
      "What to do: use a value that its steps reach, or check that the app keeps the new value."
    ) { $0.perform(.moveSlider(to: 4), on: Slider(id: "Volume")) }
  }
}

import Screens

/// Tests for the messages of Robot's taps, swipes and alerts that fail.
@preconcurrency @MainActor
final class RobotMessageTests: FailureTestCase {
  func test_noElementOfAListIsThere() {
    assertFailure(
      .todos, "element.notFound",
      tells: """
        Could not tap each element that is a Button and has the label “Undo”: no element matches.

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Of the 15 elements in App “Mail”:
          1. “is a Button” ruled out 10, which leaves 5
          2. “has the label “Undo”” ruled out 5, which leaves 0

        Query:
          Button that has the label “Undo”
          in App “Mail”

        Elements ruled out last:
          1. Button “Done” (id: “Done Shop”)
          2. Button “Done” (id: “Done Cook”)
          3. Button “Done” (id: “Done Eat”)
          4. Button “Clear”
          5. Button “Clear”

        What to do: change the part that ruled out the element you mean, or change that element in the app.
        """
    ) { $0.tap(allElements(.type(.button) && .label("Undo"))) }
  }

  func test_anElementOfAListIsGone() {
    assertFailure(
      .todos, "action.failed",
      says: "Could not tap each element that is a Button: element 3 of 5, Button “Done”, no longer exists after the previous taps.",
      "What to do: list only elements that stay on the screen, or tap the elements one by one.",
      blocks: ["What to do"]
    ) { $0.tap(allElements(.type(.button)).sorted(by: .largestOrigin)) }
  }

  func test_theAppKeepsAnAlert() {
    assertFailure(
      .warnings, "action.failed",
      says: "Could not remove all alerts: the app keeps showing Alert “Locked”.",
      "What to do: make the app set the alert’s binding to false when the alert is dismissed; a constant binding keeps the alert on the screen.",
      blocks: ["What to do"]
    ) {
      $0.tap(Button(id: "Lock"))
      $0.removeAllAlerts()
    }
  }

  func test_thereIsNoSuchButtonInTheBar() {
    assertFailure(
      .bars, "state.notReached",
      tells: """
        Could not tap Button that is number 2 from the right edge: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Of the 8 elements in NavBar “Mails”:
          1. “is a Button” ruled out 4, which leaves 4
          2. “is number 2 from the right edge” ruled out 4, which leaves 0

        Query:
          Button that is number 2 from the right edge
          in NavBar with id “Mails”
          in App “Mail”

        Elements ruled out last:
          1. Button “Boxes” (id: “BackButton”)
          2. Button “Sort”
          3. Button “Edit”
          4. Button “Write”

        What to do: change the part that ruled out the element you mean, or change that element in the app.
        """
    ) { $0.tap(NavBar(id: "Mails").button(on: .right, index: 2)) }
  }

  func test_aSwipeAcrossNothing() {
    assertFailure(
      .swipePad, "input.unusableNumber",
      says: "Could not swipe to the left across 150 % of View “Pad”: the part 1.5 cannot be used.",
      "expected: more than 0, at most 1\nactual:   1.5",
      blocks: ["expected", "Query", "Found"]
    ) { $0.perform(.swipe(.left, across: 1.5), on: View(id: "Pad")) }
  }
}

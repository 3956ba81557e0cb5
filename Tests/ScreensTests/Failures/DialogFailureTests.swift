import Screens

/// Tests for dialogs without the requested button.
@preconcurrency @MainActor
final class DialogFailureTests: FailureTestCase {
  func test_dismissingAnAlertWithoutItsDismissButton() {
    assertFailure(
      Gallery.dialog(.alertWithoutCancel), "state.notReached",
      tells: """
        Could not tap Button “Cancel”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Button with id “Cancel”
          in Alert with id “No connection”
          in App “Gallery”

        Found instead: 1 Button in Alert “No connection”.
          1. Button “OK”

        What to do: name the button that dismisses it: Alert(id: “No connection”, dismissButtonID: …).
        """
    ) { $0.dismiss(Alert(id: "No connection")) }
  }

  func test_dismissingASheetWithoutItsDismissButton() {
    assertFailure(
      Gallery.dialog(.sheet), "state.notReached",
      tells: """
        Could not tap Button “Keep”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Button with id “Keep”
          in Sheet with id “Delete the picture?”
          in App “Gallery”

        Found instead: 2 Buttons in Sheet “Delete the picture?”.
          1. Button “Delete” [disabled]
          2. Button “Cancel”

        What to do: name the button that dismisses it: Sheet(id: “Delete the picture?”, dismissButtonID: …).
        """
    ) { $0.dismiss(Sheet(id: "Delete the picture?", dismissButtonID: "Keep")) }
  }

  func test_dismissingAnAlertThatIsNotThere() {
    assertFailure(Gallery.dialog(.none), "state.notReached", says: "Could not dismiss Alert “Delete account?”: it does not exist.") { $0.dismiss(Elements.deleteAccount) }
  }

  func test_aButtonThatTheAlertDoesNotHave() {
    assertFailure(Gallery.dialog(.alert), "state.notReached", says: "Could not tap Button “Undo”: it does not exist.") { $0.tap("Undo", in: Elements.deleteAccount) }
  }

  func test_aButtonOfAnAlertThatIsNotThere() {
    assertFailure(
      Gallery.dialog(.none), "state.notReached",
      tells: """
        Could not tap Button “Delete”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Button with id “Delete”
          in Alert with id “Delete account?”
          in App “Gallery”

        Alert “Delete account?”, which should contain it, does not exist. Found instead: no Alert, but 2 other elements in App “Gallery”.
          1. Button “Delete”
          2. Button “Share”
        """
    ) { $0.tap("Delete", in: Elements.deleteAccount) }
  }

  func test_theMessageOfAnAlertThatIsNotThere() {
    assertFailure(
      Gallery.dialog(.none), "state.notReached",
      says: "Expected the message of Alert “Delete account?” to be “This can’t be undone.”, but it does not exist."
    ) { $0.message(in: Elements.deleteAccount, is: "This can’t be undone.") }
  }

  func test_anotherMessageOfAnAlert() {
    assertFailure(
      Gallery.dialog(.alertWithoutCancel), "value.differs",
      says: "Expected the message of Alert “No connection” to be “Try again.”, but there is no message."
    ) { $0.message(in: Alert(id: "No connection"), is: "Try again.") }
  }
}

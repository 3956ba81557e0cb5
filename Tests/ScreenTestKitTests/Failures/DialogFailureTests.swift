import ScreenTestKit

/// Dialogs without the button that is asked for.
@preconcurrency @MainActor
final class DialogFailureTests: FailureTestCase {
  func test_dismissingAnAlertWithoutItsDismissButton() {
    assertFailure(Gallery.dialog(.alertWithoutCancel), "state.notReached", tells: "?") { $0.dismiss(Alert(id: "No connection")) }
  }

  func test_dismissingASheetWithoutItsDismissButton() {
    assertFailure(Gallery.dialog(.sheet), "state.notReached", tells: "?") { $0.dismiss(Sheet(id: "Delete the picture?", dismissButtonID: "Keep")) }
  }

  func test_aButtonThatTheAlertDoesNotHave() {
    assertFailure(Gallery.dialog(.alert), "state.notReached", says: "?") { $0.tap("Undo", in: Elements.deleteAccount) }
  }

  func test_aButtonOfAnAlertThatIsNotThere() {
    assertFailure(Gallery.dialog(.none), "state.notReached", tells: "?") { $0.tap("Delete", in: Elements.deleteAccount) }
  }

  func test_theMessageOfAnAlertThatIsNotThere() {
    assertFailure(Gallery.dialog(.none), "state.notReached", says: "?") { $0.message(in: Elements.deleteAccount, is: "This can’t be undone.") }
  }

  func test_anotherMessageOfAnAlert() {
    assertFailure(Gallery.dialog(.alertWithoutCancel), "value.differs", says: "?") { $0.message(in: Alert(id: "No connection"), is: "Try again.") }
  }
}

import Screens
import XCTest

/// Tests for alerts of the app.
final class AlertContextTests: ScreensTestCase {
  private let alert = Alert(id: "Delete account?")

  func test_anAlertIsAnsweredWithItsOwnButtons() {
    passes(on: .controls()) {
      tap(Button(id: "Delete account"))
      see(alert)
      message(in: alert, is: "This cannot be undone.")
      tap("Delete", in: alert)
      doNotSee(alert)
      tap(Button(id: "Delete account"))
      dismiss(alert)
      doNotSee(alert)
      tap(Button(id: "Delete account"))
      alert.dismiss()
      doNotSee(alert)
    }
  }

  func test_anAlertIsNotSearchedForByItsMessage() {
    passes(on: .controls()) {
      tap(Button(id: "Delete account"))
      see(Alert(id: "Delete account?", message: "This cannot be undone."))
      see(Alert(id: "Delete account?", message: "This can be undone."))
      message(in: Alert(matching: .label("Delete account?")), is: "This cannot be undone.")
    }
    _ = message(on: .controls()) {
      tap(Button(id: "Delete account"))
      message(in: Alert(matching: .label("Another title")), is: "This cannot be undone.")
    }
    XCTAssertEqual(kinds, ["state.notReached"])
  }

  func test_anotherMessageIsShownBesideTheExpectedOne() {
    XCTAssertEqual(
      message(on: .controls()) {
        tap(Button(id: "Delete account"))
        message(in: alert, is: "Are you sure?")
      },
      """
      Expected the message of Alert “Delete account?” to be “Are you sure?”, but the message is “This cannot be undone.”.

      expected: “Are you sure?”
      actual:   “This cannot be undone.”

      Nothing was due or scheduled, so the wait of 10 seconds ended at once.

      Query:
        Alert with id “Delete account?”
        in App “NotInstagram”

      Found:
        1. Alert “Delete account?”
      """)
  }

  func test_whatLiesUnderAnAlertCannotBeTapped() {
    XCTAssertEqual(
      message(on: .controls()) {
        tap(Button(id: "Delete account"))
        tap(Button(id: "Delete account"))
      },
      """
      Could not tap Button “Delete account”: Button “Cancel” in Alert “Delete account?” covers it.

      Query:
        Button with id “Delete account”
        in App “NotInstagram”

      Found:
        1. Button “Delete account”

      What to do: dismiss what covers it first, or wait until it is hittable before you touch it.
      """)
    XCTAssertEqual(kinds, ["element.covered"])
  }
}

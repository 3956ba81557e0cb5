import TABTestKit

/// Tests for alerts and icons: T85, T86, T98.
final class DialogTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.dialogs }

  private let answer = Label(id: "AnswerLabel")

  func test_T85_anAlertVendsItsOwnButtons() {
    let alert = Alert(id: "Delete account?")
    tap(Button(id: "Ask"))
    alert.actionButton(withID: "Delete").tap()
    XCTAssertEqual(answer.value, "deleted")
    tap(Button(id: "Ask"))
    XCTAssertEqual(alert.dismissButtonID, "Cancel")
    alert.dismiss()
    XCTAssertEqual(answer.value, "cancelled")
    tap(Button(id: "Tell"))
    see(Alert(id: nil))
    XCTAssertEqual(Alert().type, .alert)
    Alert(id: "An error occurred!", dismissButtonID: "OK").dismiss()
    XCTAssertEqual(answer.value, "told")
    XCTAssertEqual(kinds { see(alert) }, ["state.notReached"])
  }

  func test_T86_anAlertsMessageIsATextThatItIsNotSearchedBy() {
    tap(Button(id: "Ask"))
    let alert = Alert(id: "Delete account?", message: "This can be undone.")
    XCTAssertEqual(alert.message, "This can be undone.")
    see(alert)
    // The step reads the message from the screen.
    message(in: alert, is: "This can’t be undone.")
    let other = failures {
      tap(Button(id: "Ask"))
      message(in: alert, is: alert.message ?? "")
    }
    XCTAssertEqual(other.map(\.kind), ["value.differs"])
    XCTAssertEqual(other.first?.message.contains("actual:   “This can’t be undone.”"), true, other.first?.message ?? "")
  }

  func test_T98_iconsAreOnTheHomeScreen() {
    XCTAssertFalse(Icon.testRunner.determine(.hittable))
    XCTAssertTrue(Icon.testRunner.parent is Springboard)
    XCTAssertEqual(Icon.testRunner.type, .icon)
    backgroundTheApp()
    see(Icon.testRunner)
    XCTAssertEqual(Icon.testRunner.label, Icon.testRunner.id)
    Icon(id: "Gallery", parent: springboard).tap()
    XCTAssertEqual(App.shared.state, .runningForeground)
  }
}

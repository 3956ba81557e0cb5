import ScreenTestKit

/// Every element that does not react.
@preconcurrency @MainActor
final class DisabledElementFailureTests: FailureTestCase {
  func test_aDisabledButton() {
    assertFailure(Gallery.texts(.disabled), "element.disabled", tells: "?") { $0.tap(Elements.goOn) }
  }

  func test_aDisabledButtonThatIsPressed() {
    assertFailure(Gallery.texts(.disabled), "element.disabled", says: "?") { $0.longPress(Elements.goOn) }
  }

  func test_aDisabledImage() {
    assertFailure(Gallery.texts(.disabled), "element.disabled", says: "?") { $0.tap(Elements.logo) }
  }

  func test_aDisabledLabel() {
    assertFailure(Gallery.texts(.disabled), "state.notReached", says: "?") { $0.state(of: Elements.motto, is: .enabled) }
  }

  func test_aDisabledTextField() {
    assertFailure(Gallery.fields(.disabled), "element.disabled", says: "?") { $0.type("Ann", into: Elements.name) }
  }

  func test_aDisabledSecureTextField() {
    assertFailure(Gallery.fields(.disabled), "element.disabled", says: "?") { $0.type("secret", into: Elements.password) }
  }

  func test_aDisabledTextView() {
    assertFailure(Gallery.fields(.disabled), "element.disabled", says: "?") { $0.delete(1, charactersFrom: Elements.notes) }
  }

  func test_aDisabledTextViewThatIsTapped() {
    assertFailure(Gallery.fields(.disabled), "element.disabled", says: "?") { $0.tap(Elements.notes) }
  }

  func test_aDisabledSwitch() {
    assertFailure(Gallery.controls(.disabled), "element.disabled", says: "?") { $0.adjust(Elements.wiFi, to: .on) }
  }

  func test_aDisabledSlider() {
    assertFailure(Gallery.controls(.disabled), "element.disabled", says: "?") { $0.adjust(Elements.volume, to: 1) }
  }

  func test_aDisabledStepper() {
    assertFailure(Gallery.controls(.disabled), "element.disabled", says: "?") { $0.tap(Elements.tickets.incrementButton) }
  }

  func test_aStepperAtItsEnd() {
    assertFailure(Gallery.controls(), "element.disabled", tells: "?") { $0.tap(Elements.tickets.decrementButton) }
  }

  func test_aDisabledSegment() {
    assertFailure(Gallery.controls(.disabled), "element.disabled", says: "?") { $0.tap(Elements.size.button(withID: "Large")) }
  }

  func test_aDisabledWheel() {
    assertFailure(Gallery.wheels(.disabled), "element.disabled", says: "?") { $0.adjust(Elements.fruit.wheel(0), to: "Green pear") }
  }

  func test_aDisabledWheelOfADatePicker() {
    assertFailure(Gallery.wheels(.disabled), "element.disabled", says: "?") { $0.adjust(Elements.when.wheel(1), to: "10") }
  }

  func test_aDisabledCell() {
    assertFailure(Gallery.mails(.disabled), "element.disabled", says: "?") { $0.tap(Elements.mails.cell(matchingID: "Mail 2")) }
  }

  func test_aDisabledButtonOfANavigationBar() {
    assertFailure(Gallery.mails(.disabled), "element.disabled", says: "?") { $0.tap(Elements.navBar.button(withID: "Write")) }
  }

  func test_aDisabledButtonOfAnAlert() {
    assertFailure(Gallery.dialog(.alert), "element.disabled", says: "?") { $0.tap("Delete", in: Elements.deleteAccount) }
  }

  func test_aDisabledButtonOfASheet() {
    assertFailure(Gallery.dialog(.sheet), "element.disabled", says: "?") { $0.tap("Delete", in: Elements.deletePicture) }
  }

  func test_aDisabledTab() {
    assertFailure(Gallery.tabs(.disabled), "element.disabled", says: "?") { $0.tap(Elements.tabBar.button(withID: "Drafts")) }
  }
}

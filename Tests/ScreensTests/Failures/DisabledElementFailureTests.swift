import Screens

/// Tests for disabled elements.
@preconcurrency @MainActor
final class DisabledElementFailureTests: FailureTestCase {
  func test_aDisabledButton() {
    assertFailure(
      Gallery.texts(.disabled), "element.disabled",
      says: "Could not tap Button “Go on”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.tap(Elements.goOn) }
  }

  func test_aDisabledButtonThatIsPressed() {
    assertFailure(
      Gallery.texts(.disabled), "element.disabled",
      says: "Could not press Button “Go on”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.longPress(Elements.goOn) }
  }

  func test_aDisabledImage() {
    assertFailure(
      Gallery.texts(.disabled), "element.disabled",
      says: "Could not tap Image “LogoImage”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.tap(Elements.logo) }
  }

  func test_aDisabledLabel() {
    assertFailure(
      Gallery.texts(.disabled), "state.notReached",
      says: "Expected Label “MottoLabel” to be enabled, but it is disabled."
    ) { $0.state(of: Elements.motto, is: .enabled) }
  }

  func test_aDisabledTextField() {
    assertFailure(
      Gallery.fields(.disabled), "element.disabled",
      says: "Could not type into TextField “NameField”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.type("Ann", into: Elements.name) }
  }

  func test_aDisabledSecureTextField() {
    assertFailure(
      Gallery.fields(.disabled), "element.disabled",
      says: "Could not type into SecureTextField “PasswordField”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.type("secret", into: Elements.password) }
  }

  func test_aDisabledTextView() {
    assertFailure(
      Gallery.fields(.disabled), "element.disabled",
      says: "Could not type into TextView “NotesView”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.delete(1, charactersFrom: Elements.notes) }
  }

  func test_aDisabledTextViewThatIsTapped() {
    assertFailure(
      Gallery.fields(.disabled), "element.disabled",
      says: "Could not tap TextView “NotesView”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.tap(Elements.notes) }
  }

  func test_aDisabledSwitch() {
    assertFailure(
      Gallery.controls(.disabled), "element.disabled",
      says: "Could not set Switch “WiFiSwitch” to on: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.adjust(Elements.wiFi, to: .on) }
  }

  func test_aDisabledSlider() {
    assertFailure(
      Gallery.controls(.disabled), "element.disabled",
      says: "Could not set Slider “VolumeSlider” to 1: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.adjust(Elements.volume, to: 1) }
  }

  func test_aDisabledStepper() {
    assertFailure(
      Gallery.controls(.disabled), "element.disabled",
      says: "Could not tap Button “Increment”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.tap(Elements.tickets.incrementButton) }
  }

  func test_aStepperAtItsEnd() {
    assertFailure(
      Gallery.controls(), "element.disabled",
      tells: """
        Could not tap Button “Decrement”: it is disabled.

        Query:
          Button with id “Decrement”
          in Stepper with id “TicketStepper”
          in App “Gallery”

        Found:
          1. Button “Decrement” (id: “TicketStepper-Decrement”) [disabled]

        What to do: wait until it is enabled before you touch it, or check what the app requires to enable it.
        """
    ) { $0.tap(Elements.tickets.decrementButton) }
  }

  func test_aDisabledSegment() {
    assertFailure(
      Gallery.controls(.disabled), "element.disabled",
      says: "Could not tap Button “Large”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.tap(Elements.size.button(withID: "Large")) }
  }

  func test_aDisabledWheel() {
    assertFailure(
      Gallery.wheels(.disabled), "element.disabled",
      says: "Could not set Wheel in Picker “FruitPicker” to “Green pear”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.adjust(Elements.fruit.wheel(0), to: "Green pear") }
  }

  func test_aDisabledWheelOfADatePicker() {
    assertFailure(
      Gallery.wheels(.disabled), "element.disabled",
      says: "Could not set Wheel at index 1 in DatePicker “WhenPicker” to “10”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.adjust(Elements.when.wheel(1), to: "10") }
  }

  func test_aDisabledCell() {
    assertFailure(
      Gallery.mails(.disabled), "element.disabled",
      says: "Could not tap Cell “Mail 2”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.tap(Elements.mails.cell(matchingID: "Mail 2")) }
  }

  func test_aDisabledButtonOfANavigationBar() {
    assertFailure(
      Gallery.mails(.disabled), "element.disabled",
      says: "Could not tap Button “Write”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.tap(Elements.navBar.button(withID: "Write")) }
  }

  func test_aDisabledButtonOfAnAlert() {
    assertFailure(
      Gallery.dialog(.alert), "element.disabled",
      says: "Could not tap Button “Delete”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.tap("Delete", in: Elements.deleteAccount) }
  }

  func test_aDisabledButtonOfASheet() {
    assertFailure(
      Gallery.dialog(.sheet), "element.disabled",
      says: "Could not tap Button “Delete”: it is disabled.",
      "What to do: wait until it is enabled before you touch it, or check what the app requires to enable it."
    ) { $0.tap("Delete", in: Elements.deletePicture) }
  }
}

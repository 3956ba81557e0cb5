import ScreenTestKit

/// Every element where it is not there: what was looked for, what was found, and what to do.
@preconcurrency @MainActor
final class AbsentElementFailureTests: FailureTestCase {
  func test_aViewThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.see(View(id: "Bax")) }
  }

  func test_aHeaderThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.see(Header(id: "Text")) }
  }

  func test_aLabelThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.see(Label(id: "MotoLabel")) }
  }

  func test_aButtonThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", tells: "?") { $0.tap(Button(id: "Go onn")) }
  }

  func test_anImageThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.tap(Image(id: "LogoPicture")) }
  }

  func test_anIconThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", tells: "?") { $0.tap(Icon(id: "Saffari", parent: springboard)) }
  }

  func test_aScrollViewThatIsNotThere() {
    assertFailure(Gallery.terms(), "state.notReached", says: "?") { _ in ScrollView(id: "Terms and conditions").scroll(.downwards) }
  }

  func test_aTableThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { _ in Table(id: "MailTable").scroll(.downwards) }
  }

  func test_aHeaderOfATableThatIsNotThere() {
    assertFailure(Gallery.mails(), "state.notReached", says: "?") { $0.see(Elements.mails.header(withID: "Yesterday")) }
  }

  func test_aCollectionViewThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { _ in Elements.pictures.scroll(.downwards) }
  }

  func test_aCellThatIsNotThere() {
    assertFailure(Gallery.mails(), "state.notReached", tells: "?") { $0.tap(Elements.mails.cell(matchingID: "Mail 31")) }
  }

  func test_aCellBeyondTheLastOne() {
    assertFailure(Gallery.mails(), "state.notReached", says: "?") { $0.tap(Elements.mails.cell(index: 40)) }
  }

  func test_aCellOfATableThatIsNotThere() {
    assertFailure(Gallery.pictures(), "state.notReached", says: "?") { $0.tap(Elements.mails.cell(index: 0)) }
  }

  func test_aTextFieldThatIsNotThere() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") { $0.type("Ann", into: TextField(id: "NickField")) }
  }

  func test_aSecureTextFieldThatIsNotThere() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") { $0.type("secret", into: SecureTextField(id: "PinField")) }
  }

  func test_aTextViewThatIsNotThere() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") { $0.type("Dear Ann", into: TextView(id: "NoteView")) }
  }

  func test_aKeyboardThatIsNotThere() {
    assertFailure(Gallery.fields(), "state.notReached", tells: "?") { $0.see(keyboard) }
  }

  func test_aKeyOfAKeyboardThatIsNotThere() {
    assertFailure(Gallery.fields(), "state.notReached", tells: "?") { $0.tap(keyboard.key("a")) }
  }

  func test_aNavigationBarThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.see(Elements.navBar) }
  }

  func test_aButtonOfANavigationBarThatIsNotThere() {
    assertFailure(Gallery.mails(), "state.notReached", says: "?") { $0.tap(Elements.navBar.button(withID: "Edit")) }
  }

  func test_aTabBarThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.see(Elements.tabBar) }
  }

  func test_aTabThatIsNotThere() {
    assertFailure(Gallery.tabs(), "state.notReached", says: "?") { $0.tap(Elements.tabBar.button(withID: "Sent")) }
  }

  func test_anAlertThatIsNotThere() {
    assertFailure(Gallery.dialog(.none), "state.notReached", tells: "?") { $0.see(Elements.deleteAccount) }
  }

  func test_anAlertWithAnotherMessage() {
    assertFailure(Gallery.dialog(.alert), "state.notReached", says: "?") { $0.see(Alert(id: "Delete account?", message: "It is gone for ever.")) }
  }

  func test_aSheetThatIsNotThere() {
    assertFailure(Gallery.dialog(.none), "state.notReached", says: "?") { $0.tap("Delete", in: Elements.deletePicture) }
  }

  func test_anActivitySheetThatIsNotThere() {
    assertFailure(Gallery.dialog(.none), "state.notReached", tells: "?") { $0.dismiss(Elements.share) }
  }

  func test_aSwitchThatIsNotThere() {
    assertFailure(Gallery.controls(), "state.notReached", says: "?") { $0.adjust(Switch(id: "Bluetooth"), to: .on) }
  }

  func test_aSliderThatIsNotThere() {
    assertFailure(Gallery.controls(), "state.notReached", says: "?") { $0.adjust(Slider(id: "Brightness"), to: 1) }
  }

  func test_aStepperThatIsNotThere() {
    assertFailure(Gallery.controls(), "state.notReached", says: "?") { $0.tap(Stepper(id: "GuestStepper").incrementButton) }
  }

  func test_aSegmentedControlThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.tap(Elements.size.button(withID: "Small")) }
  }

  func test_aSegmentThatIsNotThere() {
    assertFailure(Gallery.controls(), "state.notReached", says: "?") { $0.tap(Elements.size.button(withID: "Medium")) }
  }

  func test_aPickerThatIsNotThere() {
    assertFailure(Gallery.wheels(), "state.notReached", says: "?") { $0.adjust(Picker(id: "VegetablePicker").wheel(0), to: "Leek") }
  }

  func test_aWheelThatIsNotThere() {
    assertFailure(Gallery.wheels(), "state.notReached", tells: "?") { $0.adjust(Elements.fruit.wheel(1), to: "Apple") }
  }

  func test_aDatePickerThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.adjust(Elements.when.wheel(0), to: "January") }
  }

  func test_aWheelOfADatePickerThatIsNotThere() {
    assertFailure(Gallery.wheels(), "state.notReached", says: "?") { $0.adjust(Elements.when.wheel(9), to: "AM") }
  }

  func test_aPageIndicatorThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.value(of: Elements.tour, is: "page 1 of 2") }
  }

  func test_aWebViewThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { _ in Elements.help.scroll(.downwards) }
  }

  func test_aScreenThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.see(profileScreen) }
  }

  func test_aNumberOfWheelsOfAPickerThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { _ in XCTAssertEqual(Elements.fruit.numberOfWheels, 0) }
  }
}

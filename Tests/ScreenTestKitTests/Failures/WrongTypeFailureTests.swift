import ScreenTestKit

/// An element of one type where another one has the id: the message says which, and how to look for it.
@preconcurrency @MainActor
final class WrongTypeFailureTests: FailureTestCase {
  func test_aButtonWhereALabelHasTheID() {
    assertFailure(Gallery.texts(), "state.notReached", tells: "?") { $0.tap(Button(id: "ActionLabel")) }
  }

  func test_aViewWhereAButtonHasTheID() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.see(View(id: "Go on")) }
  }

  func test_aHeaderWhereALabelHasTheID() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.see(Header(id: "Don’t stop")) }
  }

  func test_aHeaderWhereAButtonHasTheID() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.see(Header(id: "Go on")) }
  }

  func test_aLabelWhereAnImageHasTheID() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.see(Label(id: "LogoImage")) }
  }

  func test_anImageWhereAViewHasTheID() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.tap(Image(id: "Box")) }
  }

  func test_anIconWhereALabelHasTheID() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.tap(Icon(id: "ActionLabel")) }
  }

  func test_aScrollViewWhereATableHasTheID() {
    assertFailure(Gallery.mails(), "state.notReached", says: "?") { _ in ScrollView(id: "MailTable").scroll(.downwards) }
  }

  func test_aTableWhereAScrollViewHasTheID() {
    assertFailure(Gallery.terms(), "state.notReached", says: "?") { _ in Table(id: "Terms").scroll(.downwards) }
  }

  func test_aCollectionViewWhereATableHasTheID() {
    assertFailure(Gallery.mails(), "state.notReached", says: "?") { _ in CollectionView(id: "MailTable").scroll(.downwards) }
  }

  func test_aCellWhereALabelHasTheID() {
    assertFailure(Gallery.pictures(), "state.notReached", says: "?") { $0.tap(Cell(id: "Terms", parent: Elements.pictures)) }
  }

  func test_aTextFieldWhereASecureOneHasTheID() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") { $0.type("secret", into: TextField(id: "PasswordField")) }
  }

  func test_aSecureTextFieldWhereAPlainOneHasTheID() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") { $0.type("secret", into: SecureTextField(id: "NameField")) }
  }

  func test_aTextViewWhereATextFieldHasTheID() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") { $0.type("Ann", into: TextView(id: "NameField")) }
  }

  func test_aTextFieldWhereATextViewHasTheID() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") { $0.type("Ann", into: TextField(id: "NotesView")) }
  }

  func test_aKeyThatIsActuallyAButton() {
    assertFailure(Gallery.fields(), "state.notReached", tells: "?") {
      $0.tap(Elements.name)
      $0.tap(keyboard.key("Return"))
    }
  }

  func test_aButtonThatIsActuallyAKey() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") {
      $0.tap(Elements.name)
      $0.tap(keyboard.key("space", isActuallyButton: true))
    }
  }

  func test_aNavigationBarWhereATabBarIs() {
    assertFailure(Gallery.tabs(), "state.notReached", says: "?") { $0.see(NavBar(id: "Drafts")) }
  }

  func test_aTabBarWhereAHeaderHasTheID() {
    assertFailure(Gallery.mails(), "state.notReached", says: "?") { $0.see(TabBar(id: "Mails")) }
  }

  func test_anAlertWhereASheetHasTheTitle() {
    assertFailure(Gallery.dialog(.sheet), "state.notReached", says: "?") { $0.dismiss(Alert(id: "Delete the picture?")) }
  }

  func test_aSheetWhereAnAlertHasTheTitle() {
    assertFailure(Gallery.dialog(.alert), "state.notReached", says: "?") { $0.dismiss(Sheet(id: "Delete account?")) }
  }

  func test_aSwitchWhereASliderHasTheID() {
    assertFailure(Gallery.controls(), "state.notReached", says: "?") { $0.adjust(Switch(id: "VolumeSlider"), to: .on) }
  }

  func test_aSliderWhereASwitchHasTheID() {
    assertFailure(Gallery.controls(), "state.notReached", says: "?") { $0.adjust(Slider(id: "WiFiSwitch"), to: 1) }
  }

  func test_aStepperWhereASliderHasTheID() {
    assertFailure(Gallery.controls(), "state.notReached", says: "?") { $0.tap(Stepper(id: "VolumeSlider").incrementButton) }
  }

  func test_aPickerWhereADatePickerHasTheID() {
    assertFailure(Gallery.wheels(), "state.notReached", says: "?") { $0.adjust(Picker(id: "WhenPicker").wheel(0), to: "Apple") }
  }

  func test_aDatePickerWhereAPickerHasTheID() {
    assertFailure(Gallery.wheels(), "state.notReached", says: "?") { $0.adjust(DatePicker(id: "FruitPicker").wheel(0), to: "AM") }
  }

  func test_aPageIndicatorWhereAWebViewHasTheID() {
    assertFailure(Gallery.reading(), "state.notReached", says: "?") { $0.value(of: PageIndicator(id: "HelpPage"), is: "page 1 of 2") }
  }

  func test_aWebViewWhereAPageIndicatorHasTheID() {
    assertFailure(Gallery.reading(), "state.notReached", says: "?") { _ in WebView(id: "TourPages").scroll(.downwards) }
  }
}

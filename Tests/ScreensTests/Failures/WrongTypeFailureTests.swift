import ScenarioKit
import Screens
import XCTest

/// Tests for elements with the id but another type: the message names the type and how to look for it.
@preconcurrency @MainActor
final class WrongTypeFailureTests: FailureTestCase {
  func test_aButtonWhereALabelHasTheID() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      tells: """
        Could not tap Button “ActionLabel”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Button with id “ActionLabel”
          in App “Gallery”

        Found instead: 1 Button in App “Gallery”.
          1. Button “Go on”

        A Label with the id “ActionLabel” exists there, but no Button.

        What to do: look for it with Label(id: “ActionLabel”), or change its type in the app.
        """
    ) { $0.tap(Button(id: "ActionLabel")) }
  }

  func test_aViewWhereAButtonHasTheID() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see View “Go on”: it does not exist.",
      "A Button with the id “Go on” exists there, but no View.",
      "What to do: look for it with Button(id: “Go on”), or change its type in the app."
    ) { $0.see(View(id: "Go on")) }
  }

  func test_aHeaderWhereALabelHasTheID() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see Header “Don’t stop”: it does not exist.",
      "Label “Don’t stop” exists there, but is not a Header.",
      "What to do: look for it with Label(id: “Don’t stop”), or make it a header in the app with accessibilityAddTraits(.isHeader)."
    ) { $0.see(Header(id: "Don’t stop")) }
  }

  func test_aHeaderWhereAButtonHasTheID() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see Header “Go on”: it does not exist.",
      "Button “Go on” exists there, but is not a Header.",
      "What to do: look for it with Button(id: “Go on”), or make it a header in the app with accessibilityAddTraits(.isHeader)."
    ) { $0.see(Header(id: "Go on")) }
  }

  func test_aLabelWhereAnImageHasTheID() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see Label “LogoImage”: it does not exist.",
      "An Image with the id “LogoImage” exists there, but no Label.",
      "What to do: look for it with Image(id: “LogoImage”), or change its type in the app."
    ) { $0.see(Label(id: "LogoImage")) }
  }

  func test_anImageWhereAViewHasTheID() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not tap Image “Box”: it does not exist.",
      "A View with the id “Box” exists there, but no Image.",
      "What to do: look for it with View(id: “Box”), or change its type in the app."
    ) { $0.tap(Image(id: "Box")) }
  }

  func test_anIconWhereALabelHasTheID() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not tap Icon “ActionLabel”: it does not exist.",
      "A Label with the id “ActionLabel” exists there, but no Icon.",
      "What to do: look for it with Label(id: “ActionLabel”), or change its type in the app."
    ) { $0.tap(Icon(id: "ActionLabel")) }
  }

  func test_aScrollViewWhereATableHasTheID() {
    assertFailure(
      Gallery.mails(), "state.notReached",
      says: "Could not scroll ScrollView “MailTable” downwards: it does not exist.",
      "A Table with the id “MailTable” exists there, but no ScrollView.",
      "What to do: look for it with Table(id: “MailTable”), or change its type in the app."
    ) { _ in ScrollView(id: "MailTable").scroll(.downwards) }
  }

  func test_aTableWhereAScrollViewHasTheID() {
    assertFailure(
      Gallery.terms(), "state.notReached",
      says: "Could not scroll Table “Terms” downwards: it does not exist.",
      "A ScrollView with the id “Terms” exists there, but no Table.",
      "What to do: look for it with ScrollView(id: “Terms”), or change its type in the app."
    ) { _ in Table(id: "Terms").scroll(.downwards) }
  }

  func test_aCollectionViewTakesAListWhereNothingElseMatches() {
    let capture = FailureCapture(Gallery.mails()) { _ in Scenario("Scrolling") { When(I: CollectionView(id: "MailTable").scroll(.downwards)) } }
    XCTAssertEqual(capture.messages, [])
  }

  func test_aCellWhereALabelHasTheID() {
    assertFailure(
      Gallery.pictures(), "state.notReached",
      says: "Could not tap Cell “Terms”: it does not exist.",
      "Elements out of view in a Table or CollectionView do not exist.",
      "What to do: bring it into view first with scroll(_:_:until:is:)."
    ) { $0.tap(Cell(id: "Terms", parent: Elements.pictures)) }
  }

  func test_aTextFieldWhereASecureOneHasTheID() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not type into TextField “PasswordField”: it does not exist.",
      "A SecureTextField with the id “PasswordField” exists there, but no TextField.",
      "What to do: look for it with SecureTextField(id: “PasswordField”), or change its type in the app."
    ) { $0.type("secret", into: TextField(id: "PasswordField")) }
  }

  func test_aSecureTextFieldWhereAPlainOneHasTheID() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not type into SecureTextField “NameField”: it does not exist.",
      "A TextField with the id “NameField” exists there, but no SecureTextField.",
      "What to do: look for it with TextField(id: “NameField”), or change its type in the app."
    ) { $0.type("secret", into: SecureTextField(id: "NameField")) }
  }

  func test_aTextViewWhereATextFieldHasTheID() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not type into TextView “NameField”: it does not exist.",
      "A TextField with the id “NameField” exists there, but no TextView.",
      "What to do: look for it with TextField(id: “NameField”), or change its type in the app."
    ) { $0.type("Ann", into: TextView(id: "NameField")) }
  }

  func test_aTextFieldWhereATextViewHasTheID() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not type into TextField “NotesView”: it does not exist.",
      "A TextView with the id “NotesView” exists there, but no TextField.",
      "What to do: look for it with TextView(id: “NotesView”), or change its type in the app."
    ) { $0.type("Ann", into: TextField(id: "NotesView")) }
  }

  func test_aKeyThatIsActuallyAButton() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      tells: """
        Could not tap Key “Return”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Key with id “Return”
          in Keyboard
          in App “Gallery”

        Found instead: 29 Keys in Keyboard.
          1. Key “q”
          2. Key “w”
          3. Key “e”
          4. Key “r”
          5. Key “t”
          6. Key “y”
          7. Key “u”
          8. Key “i”
          … and 21 more

        A Button with the id “Return” exists there, but no Key.

        What to do: look for it with Key(id: “Return”, isActuallyButton: true).
        """
    ) {
      $0.tap(Elements.name)
      $0.tap(keyboard.key("Return"))
    }
  }

  func test_aButtonThatIsActuallyAKey() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not tap Button “space”: it does not exist.",
      "A Key with the id “space” exists there, but no Button.",
      "What to do: look for it with Key(id: “space”)."
    ) {
      $0.tap(Elements.name)
      $0.tap(keyboard.key("space", isActuallyButton: true))
    }
  }

  func test_aNavigationBarWhereATabBarIs() {
    assertFailure(
      Gallery.tabs(), "state.notReached",
      says: "Could not see NavBar “Drafts”: it does not exist.",
      "A Button with the id “Drafts” exists there, but no NavBar.",
      "What to do: look for it with Button(id: “Drafts”), or change its type in the app."
    ) { $0.see(NavBar(id: "Drafts")) }
  }

  func test_aTabBarWhereAHeaderHasTheID() {
    assertFailure(
      Gallery.mails(), "state.notReached",
      says: "Could not see TabBar “Mails”: it does not exist.",
      "A NavBar with the id “Mails” exists there, but no TabBar.",
      "What to do: look for it with NavBar(id: “Mails”), or change its type in the app."
    ) { $0.see(TabBar(id: "Mails")) }
  }

  func test_anAlertWhereASheetHasTheTitle() {
    assertFailure(
      Gallery.dialog(.sheet), "state.notReached",
      says: "Could not dismiss Alert “Delete the picture?”: it does not exist.",
      "A Sheet with the id “Delete the picture?” exists there, but no Alert.",
      "What to do: look for it with Sheet(id: “Delete the picture?”), or change its type in the app."
    ) { $0.dismiss(Alert(id: "Delete the picture?")) }
  }

  func test_aSheetWhereAnAlertHasTheTitle() {
    assertFailure(
      Gallery.dialog(.alert), "state.notReached",
      says: "Could not dismiss Sheet “Delete account?”: it does not exist.",
      "An Alert with the id “Delete account?” exists there, but no Sheet.",
      "What to do: look for it with Alert(id: “Delete account?”), or change its type in the app."
    ) { $0.dismiss(Sheet(id: "Delete account?")) }
  }

  func test_aSwitchWhereASliderHasTheID() {
    assertFailure(
      Gallery.controls(), "state.notReached",
      says: "Could not set Switch “VolumeSlider” to on: it does not exist.",
      "A Slider with the id “VolumeSlider” exists there, but no Switch.",
      "What to do: look for it with Slider(id: “VolumeSlider”), or change its type in the app."
    ) { $0.adjust(Switch(id: "VolumeSlider"), to: .on) }
  }

  func test_aSliderWhereASwitchHasTheID() {
    assertFailure(
      Gallery.controls(), "state.notReached",
      says: "Could not set Slider “WiFiSwitch” to 1: it does not exist.",
      "A Switch with the id “WiFiSwitch” exists there, but no Slider.",
      "What to do: look for it with Switch(id: “WiFiSwitch”), or change its type in the app."
    ) { $0.adjust(Slider(id: "WiFiSwitch"), to: 1) }
  }

  func test_aStepperWhereASliderHasTheID() {
    assertFailure(
      Gallery.controls(), "state.notReached",
      says: "Could not tap Button “Increment”: it does not exist.",
      "A Slider with the id “VolumeSlider” exists there, but no Stepper.",
      "What to do: look for it with Slider(id: “VolumeSlider”), or change its type in the app."
    ) { $0.tap(Stepper(id: "VolumeSlider").incrementButton) }
  }

  func test_aPickerWhereADatePickerHasTheID() {
    assertFailure(
      Gallery.wheels(), "state.notReached",
      says: "Could not set Wheel in Picker “WhenPicker” to “Apple”: it does not exist.",
      "A DatePicker with the id “WhenPicker” exists there, but no Picker.",
      "What to do: look for it with DatePicker(id: “WhenPicker”), or change its type in the app."
    ) { $0.adjust(Picker(id: "WhenPicker").wheel(0), to: "Apple") }
  }

  func test_aDatePickerWhereAPickerHasTheID() {
    assertFailure(
      Gallery.wheels(), "state.notReached",
      says: "Could not set Wheel in DatePicker “FruitPicker” to “AM”: it does not exist.",
      "A Picker with the id “FruitPicker” exists there, but no DatePicker.",
      "What to do: look for it with Picker(id: “FruitPicker”), or change its type in the app."
    ) { $0.adjust(DatePicker(id: "FruitPicker").wheel(0), to: "AM") }
  }

  func test_aPageIndicatorWhereAWebViewHasTheID() {
    assertFailure(
      Gallery.reading(), "state.notReached",
      says: "Expected the value of PageIndicator “HelpPage” to be “page 1 of 2”, but it does not exist.",
      "A WebView with the id “HelpPage” exists there, but no PageIndicator.",
      "What to do: look for it with WebView(id: “HelpPage”), or change its type in the app."
    ) { $0.value(of: PageIndicator(id: "HelpPage"), is: "page 1 of 2") }
  }

  func test_aWebViewWhereAPageIndicatorHasTheID() {
    assertFailure(
      Gallery.reading(), "state.notReached",
      says: "Could not scroll WebView “TourPages” downwards: it does not exist.",
      "A ScrollView with the id “TourPages” exists there, but no WebView.",
      "What to do: look for it with ScrollView(id: “TourPages”), or change its type in the app."
    ) { _ in WebView(id: "TourPages").scroll(.downwards) }
  }
}

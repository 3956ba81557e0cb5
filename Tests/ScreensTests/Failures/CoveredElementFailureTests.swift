import Screens
import XCTest

/// Tests for covered elements: the message says what covers the element.
@preconcurrency @MainActor
final class CoveredElementFailureTests: FailureTestCase {
  func test_aCoveredButton() {
    assertFailure(
      Gallery.texts(.covered), "element.covered",
      says: "Could not tap Button “Go on”: Button “Later” in Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.tap(Elements.goOn) }
  }

  func test_aCoveredImage() {
    assertFailure(
      Gallery.texts(.covered), "element.covered",
      says: "Could not tap Image “LogoImage”: Button “Later” in Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.tap(Elements.logo) }
  }

  func test_aCoveredView() {
    assertFailure(
      Gallery.texts(.covered), "state.notReached",
      says: "Expected View “Box” to be hittable, but it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { $0.state(of: Elements.box, is: .hittable) }
  }

  func test_aCoveredHeader() {
    assertFailure(
      Gallery.texts(.covered), "state.notReached",
      says: "Expected Header “Texts” to be hittable, but it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { $0.state(of: Elements.header, is: .hittable) }
  }

  func test_aCoveredLabel() {
    assertFailure(
      Gallery.texts(.covered), "state.notReached",
      says: "Expected Label “MottoLabel” to be hittable, but it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { $0.state(of: Elements.motto, is: .hittable) }
  }

  func test_aCoveredTextField() {
    assertFailure(
      Gallery.fields(.covered), "state.notReached",
      says: "Could not type into TextField “NameField”: it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { $0.type("Ann", into: Elements.name) }
  }

  func test_aCoveredTextFieldThatIsTapped() {
    assertFailure(
      Gallery.fields(.covered), "element.covered",
      says: "Could not tap TextField “NameField”: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.tap(Elements.name) }
  }

  func test_aCoveredSecureTextField() {
    assertFailure(
      Gallery.fields(.covered), "state.notReached",
      says: "Could not type into SecureTextField “PasswordField”: it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { $0.type("secret", into: Elements.password) }
  }

  func test_aCoveredTextView() {
    assertFailure(
      Gallery.fields(.covered), "state.notReached",
      says: "Could not delete from TextView “NotesView”: it is not hittable: Button “Later” in Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { $0.delete(1, charactersFrom: Elements.notes) }
  }

  func test_aCoveredSwitch() {
    assertFailure(
      Gallery.controls(.covered), "element.covered",
      says: "Could not set Switch “WiFiSwitch” to on: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.adjust(Elements.wiFi, to: .on) }
  }

  func test_aCoveredSlider() {
    assertFailure(
      Gallery.controls(.covered), "element.covered",
      says: "Could not set Slider “VolumeSlider” to 1: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.adjust(Elements.volume, to: 1) }
  }

  func test_aCoveredStepper() {
    assertFailure(
      Gallery.controls(.covered), "element.covered",
      says: "Could not tap Button “Increment”: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.tap(Elements.tickets.incrementButton) }
  }

  func test_aCoveredSegment() {
    assertFailure(
      Gallery.controls(.covered), "element.covered",
      says: "Could not tap Button “Large”: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.tap(Elements.size.button(withID: "Large")) }
  }

  func test_aCoveredWheel() {
    assertFailure(
      Gallery.wheels(.covered), "element.covered",
      tells: """
        Could not set Wheel in Picker “FruitPicker” to “Green pear”: Alert “Rate this app?” covers it.

        Query:
          Wheel
          in Picker with id “FruitPicker”
          in App “Gallery”

        Found:
          1. Wheel value “Apple”

        What to do: dismiss what covers it first, or wait until it is hittable before you touch it.
        """
    ) { $0.adjust(Elements.fruit.wheel(0), to: "Green pear") }
  }

  func test_aCoveredWheelOfADatePicker() {
    assertFailure(
      Gallery.wheels(.covered), "element.covered",
      says: "Could not set Wheel at index 1 in DatePicker “WhenPicker” to “10”: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.adjust(Elements.when.wheel(1), to: "10") }
  }

  func test_aCoveredTab() {
    assertFailure(
      Gallery.tabs(.covered), "element.covered",
      says: "Could not tap Button “Drafts”: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.tap(Elements.tabBar.button(withID: "Drafts")) }
  }

  func test_aCoveredTabBarWhoseTabsAreCounted() {
    assertFailure(
      Gallery.tabs(.covered), "state.notReached",
      says: "Could not count the tabs of TabBar: it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { _ in XCTAssertEqual(Elements.tabBar.numberOfTabs, 0) }
  }

  func test_aCoveredButtonOfANavigationBar() {
    assertFailure(
      Gallery.mails(.covered), "element.covered",
      says: "Could not tap Button “Write”: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.tap(Elements.navBar.button(withID: "Write")) }
  }

  func test_aCoveredTable() {
    assertFailure(
      Gallery.mails(.covered), "state.notReached",
      says: "Could not scroll Table “MailTable” downwards: it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { _ in Elements.mails.scroll(.downwards) }
  }

  func test_aCoveredCell() {
    assertFailure(
      Gallery.mails(.covered), "element.covered",
      says: "Could not tap Cell “Mail 2”: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.tap(Elements.mails.cell(matchingID: "Mail 2")) }
  }

  func test_aCoveredCollectionView() {
    assertFailure(
      Gallery.pictures(.covered), "state.notReached",
      says: "Could not scroll CollectionView downwards: it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { _ in Elements.pictures.scroll(.downwards) }
  }

  func test_aCoveredScrollView() {
    assertFailure(
      Gallery.terms(.covered), "state.notReached",
      says: "Could not scroll ScrollView “Terms” downwards: it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { _ in Elements.terms.scroll(.downwards) }
  }

  func test_aCoveredPageIndicator() {
    assertFailure(
      Gallery.reading(.covered), "state.notReached",
      says: "Expected PageIndicator “TourPages” to be hittable, but it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { $0.state(of: Elements.tour, is: .hittable) }
  }

  func test_aCoveredWebView() {
    assertFailure(
      Gallery.reading(.covered), "state.notReached",
      says: "Could not scroll WebView “HelpPage” downwards: it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { _ in Elements.help.scroll(.downwards) }
  }

  func test_anAlertUnderTheSystemsOwn() {
    assertFailure(
      Gallery.asking(over: .alert), "element.covered",
      tells: """
        Could not tap Button “Cancel”: Button “Don’t Allow” in Alert “Do you want to allow “Gallery” to use Face ID?” covers it.

        Query:
          Button with id “Cancel”
          in Alert with id “Delete account?”
          in App “Gallery”

        Found:
          1. Button “Cancel”

        What to do: dismiss what covers it first, or wait until it is hittable before you touch it.
        """
    ) {
      $0.deviceBiometricsAreEnabled()
      $0.see(Alert(parent: springboard))
      $0.tap("Cancel", in: Elements.deleteAccount)
    }
  }

  func test_anAlertUnderTheSystemsOwnThatIsDismissed() {
    assertFailure(
      Gallery.asking(over: .alert), "state.notReached",
      says: "Could not dismiss Alert “Delete account?”: it is not hittable: Label “Log in faster” in Alert “Do you want to allow “Gallery” to use Face ID?” covers it.",
      "What to do: dismiss what covers it first."
    ) {
      $0.deviceBiometricsAreEnabled()
      $0.see(Alert(parent: springboard))
      $0.dismiss(Elements.deleteAccount)
    }
  }

  func test_aSheetUnderTheSystemsAlert() {
    assertFailure(
      Gallery.asking(over: .sheet), "state.notReached",
      says: "Could not dismiss Sheet “Delete the picture?”: it is not hittable: Alert “Do you want to allow “Gallery” to use Face ID?” covers it.",
      "What to do: dismiss what covers it first."
    ) {
      $0.deviceBiometricsAreEnabled()
      $0.see(Alert(parent: springboard))
      $0.dismiss(Elements.deletePicture)
    }
  }

  func test_aButtonUnderASheetOfTheAppsOwn() {
    assertFailure(
      Gallery.dialog(.ownSheet), "element.covered",
      says: "Could not tap Button “Delete”: the sheet with Header “What is new” covers it.",
      "What to do: dismiss what covers it first, or wait until it is hittable before you touch it."
    ) { $0.tap(Button(id: "Delete")) }
  }

  func test_anActivitySheetUnderTheSystemsAlert() {
    assertFailure(
      Gallery.asking(over: .none), "state.notReached",
      says: "Could not dismiss ActivitySheet: it is not hittable: Alert “Do you want to allow “Gallery” to use Face ID?” covers it.",
      "What to do: dismiss what covers it first."
    ) {
      $0.tap(Button(id: "Share"))
      $0.deviceBiometricsAreEnabled()
      $0.see(Alert(parent: springboard))
      $0.dismiss(Elements.share)
    }
  }

  func test_aScreenUnderAnAlertThatIsWaitedFor() {
    assertFailure(
      Gallery.texts(.covered), "state.notReached",
      says: "Expected Header “Texts” to exist, to be hittable and to be visible, but it is not hittable: Alert “Rate this app?” covers it.",
      "What to do: dismiss what covers it first."
    ) { _ in GalleryScreen().await() }
  }
}

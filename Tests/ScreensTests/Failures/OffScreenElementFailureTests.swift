import Screens
import XCTest

/// Tests for elements that can't be scrolled onto the screen.
@preconcurrency @MainActor
final class OffScreenElementFailureTests: FailureTestCase {
  func test_aButtonOffScreen() {
    assertFailure(
      Gallery.texts(.offScreen), "element.offScreen",
      says: "Could not tap Button “Go on”: it is not on screen.",
      "expected: a point inside the screen {{0, 0}, {390, 844}}\nactual:   {{173, 5431}, {43, 21}}",
      "What to do: check its position in the app: no view around it can scroll it into view."
    ) { $0.tap(Elements.goOn) }
  }

  func test_aViewOffScreen() {
    assertFailure(
      Gallery.texts(.offScreen), "state.notReached",
      says: "Could not see View “Box”: it is not visible: it lies at {{169, 5492}, {51, 21}}, outside App “Gallery” at {{0, 0}, {390, 844}}.",
      "What to do: scroll to it first, or check its position in the app."
    ) { $0.see(Elements.box) }
  }

  func test_aHeaderOffScreen() {
    assertFailure(
      Gallery.texts(.offScreen), "state.notReached",
      says: "Could not see Header “Texts”: it is not visible: it lies at {{173, 5344}, {43, 21}}, outside App “Gallery” at {{0, 0}, {390, 844}}.",
      "What to do: scroll to it first, or check its position in the app."
    ) { $0.see(Elements.header) }
  }

  func test_aLabelOffScreen() {
    assertFailure(
      Gallery.texts(.offScreen), "state.notReached",
      says: "Expected Label “MottoLabel” to be hittable, but it is not hittable: it lies at {{152, 5373}, {85, 21}}, and no part of it is on screen.",
      "What to do: scroll to it first, or check its position in the app."
    ) { $0.state(of: Elements.motto, is: .hittable) }
  }

  func test_anImageOffScreen() {
    assertFailure(
      Gallery.texts(.offScreen), "element.offScreen",
      says: "Could not tap Image “LogoImage”: it is not on screen.",
      "What to do: check its position in the app: no view around it can scroll it into view."
    ) { $0.tap(Elements.logo) }
  }

  func test_aTextFieldOffScreen() {
    assertFailure(
      Gallery.fields(.offScreen), "element.offScreen",
      says: "Could not tap TextField “NameField”: it is not on screen.",
      "What to do: check its position in the app: no view around it can scroll it into view."
    ) { $0.tap(Elements.name) }
  }

  func test_aSecureTextFieldOffScreen() {
    assertFailure(
      Gallery.fields(.offScreen), "state.notReached",
      says: "Could not type into SecureTextField “PasswordField”: it is not hittable: it lies at {{0, 5378}, {390, 22}}, and no part of it is on screen.",
      "What to do: scroll to it first, or check its position in the app."
    ) { $0.type("secret", into: Elements.password) }
  }

  func test_aTextViewOffScreen() {
    assertFailure(
      Gallery.fields(.offScreen), "state.notReached",
      says: "Could not type into TextView “NotesView”: it is not hittable: it lies at {{45, 5408}, {300, 100}}, and no part of it is on screen.",
      "What to do: scroll to it first, or check its position in the app."
    ) { $0.type("Dear Ann", into: Elements.notes) }
  }

  func test_aSwitchOffScreen() {
    assertFailure(
      Gallery.controls(.offScreen), "element.offScreen",
      says: "Could not set Switch “WiFiSwitch” to on: it is not on screen.",
      "What to do: check its position in the app: no view around it can scroll it into view."
    ) { $0.adjust(Elements.wiFi, to: .on) }
  }

  func test_aSliderOffScreen() {
    assertFailure(
      Gallery.controls(.offScreen), "element.offScreen",
      says: "Could not set Slider “VolumeSlider” to 1: it is not on screen.",
      "What to do: check its position in the app: no view around it can scroll it into view."
    ) { $0.adjust(Elements.volume, to: 1) }
  }

  func test_aStepperOffScreen() {
    assertFailure(
      Gallery.controls(.offScreen), "element.offScreen",
      says: "Could not tap Button “Increment”: it is not on screen.",
      "What to do: check its position in the app: no view around it can scroll it into view."
    ) { $0.tap(Elements.tickets.incrementButton) }
  }

  func test_aSegmentOffScreen() {
    assertFailure(
      Gallery.controls(.offScreen), "element.offScreen",
      says: "Could not tap Button “Large”: it is not on screen.",
      "What to do: check its position in the app: no view around it can scroll it into view."
    ) { $0.tap(Elements.size.button(withID: "Large")) }
  }

  func test_aWheelOffScreen() {
    assertFailure(
      Gallery.wheels(.offScreen), "element.offScreen",
      says: "Could not set Wheel in Picker “FruitPicker” to “Green pear”: it is not on screen.",
      "What to do: check its position in the app: no view around it can scroll it into view."
    ) { $0.adjust(Elements.fruit.wheel(0), to: "Green pear") }
  }

  func test_aWheelOfADatePickerOffScreen() {
    assertFailure(
      Gallery.wheels(.offScreen), "element.offScreen",
      says: "Could not set Wheel at index 1 in DatePicker “WhenPicker” to “10”: it is not on screen.",
      "What to do: check its position in the app: no view around it can scroll it into view."
    ) { $0.adjust(Elements.when.wheel(1), to: "10") }
  }

  func test_aTabBarOffScreen() {
    assertFailure(
      Gallery.tabs(.offScreen), "state.notReached",
      says: "Could not see TabBar: it is not visible: it lies at {{0, 5761}, {390, 49}}, outside App “Gallery” at {{0, 0}, {390, 844}}.",
      "What to do: scroll to it first, or check its position in the app."
    ) { $0.see(Elements.tabBar) }
  }

  func test_aNavigationBarOffScreen() {
    assertFailure(
      Gallery.mails(.offScreen), "state.notReached",
      says: "Could not see NavBar: it is not visible: it lies at {{0, 5047}, {390, 96}}, outside App “Gallery” at {{0, 0}, {390, 844}}.",
      "What to do: scroll to it first, or check its position in the app."
    ) { $0.see(Elements.navBar) }
  }

  func test_aTableOffScreen() {
    assertFailure(
      Gallery.mails(.offScreen), "state.notReached",
      says: "Could not scroll Table “MailTable” downwards: it is not hittable: it lies at {{0, 5047}, {390, 763}}, and no part of it is on screen.",
      "What to do: scroll to it first, or check its position in the app."
    ) { _ in Elements.mails.scroll(.downwards) }
  }

  func test_aCollectionViewOffScreen() {
    assertFailure(
      Gallery.pictures(.offScreen), "state.notReached",
      says: "Could not scroll CollectionView downwards: it is not hittable: it lies at {{0, 5047}, {390, 763}}, and no part of it is on screen.",
      "What to do: scroll to it first, or check its position in the app."
    ) { _ in Elements.pictures.scroll(.downwards) }
  }

  func test_aScrollViewOffScreen() {
    assertFailure(
      Gallery.terms(.offScreen), "state.notReached",
      says: "Could not scroll ScrollView “Terms” downwards: it is not hittable: it lies at {{0, 5047}, {390, 763}}, and no part of it is on screen.",
      "What to do: scroll to it first, or check its position in the app."
    ) { _ in Elements.terms.scroll(.downwards) }
  }

  func test_aPageIndicatorOffScreen() {
    assertFailure(
      Gallery.reading(.offScreen), "state.notReached",
      says: "Could not see PageIndicator “TourPages”: it is not visible: it lies at {{0, 5384}, {390, 26}}, outside App “Gallery” at {{0, 0}, {390, 844}}.",
      "What to do: scroll to it first, or check its position in the app."
    ) { $0.see(Elements.tour) }
  }

  func test_aWebViewOffScreen() {
    assertFailure(
      Gallery.reading(.offScreen), "state.notReached",
      says: "Could not scroll WebView “HelpPage” downwards: it is not hittable: it lies at {{0, 5432}, {390, 378}}, and no part of it is on screen.",
      "What to do: scroll to it first, or check its position in the app."
    ) { _ in Elements.help.scroll(.downwards) }
  }

  func test_aCellThatWasScrolledOutOfView() {
    var labels: [String] = []
    let capture = FailureCapture(Gallery.mails()) { user in
      for _ in 0..<5 { Elements.mails.scroll(.downwards) }
      labels = Elements.mails.underlyingXCUIElement.cells.allElementsBoundByIndex.map(\.label)
      user.tap(Elements.mails.cell(matchingID: "Mail 0"))
    }
    XCTAssertEqual(capture.kinds, ["state.notReached"])
    let paragraphs = capture.messages.first?.components(separatedBy: "\n\n") ?? []
    XCTAssertEqual(paragraphs.first, "Could not tap Cell “Mail 0”: it does not exist.")
    XCTAssertEqual(
      paragraphs.suffix(2),
      [
        "Cell “\(labels.first ?? "")” to Cell “\(labels.last ?? "")” exist there. Table “MailTable” has 30 rows.",
        "What to do: bring it into view first with scroll(_:_:until:is:), or correct the id “Mail 0”.",
      ])
  }

  func test_aPlaceThatIsNotOnTheScreen() {
    assertFailure(
      Gallery.terms(), "element.offScreen",
      says: "Could not drag a point of ScrollView “Terms”: that point is not on screen.",
      "expected: a point inside the screen {{0, 0}, {390, 844}}\nactual:   {195, 2532}",
      "What to do: choose an offset on the element, and scroll the element into view first."
    ) { _ in Elements.terms.scroll(.from(CGVector(dx: 0.5, dy: 3), to: .middle)) }
  }
}

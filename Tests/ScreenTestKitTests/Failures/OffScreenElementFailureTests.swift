import ScreenTestKit

/// Every element that no scrolling brings on screen.
@preconcurrency @MainActor
final class OffScreenElementFailureTests: FailureTestCase {
  func test_aButtonOffScreen() {
    assertFailure(Gallery.texts(.offScreen), "element.offScreen", tells: "?") { $0.tap(Elements.goOn) }
  }

  func test_aButtonWithoutASize() {
    assertFailure(Gallery.texts(), "element.offScreen", tells: "?") { $0.tap(Button(id: "Nothing to see")) }
  }

  func test_aViewOffScreen() {
    assertFailure(Gallery.texts(.offScreen), "state.notReached", says: "?") { $0.see(Elements.box) }
  }

  func test_aHeaderOffScreen() {
    assertFailure(Gallery.texts(.offScreen), "state.notReached", tells: "?") { $0.see(Elements.header) }
  }

  func test_aLabelOffScreen() {
    assertFailure(Gallery.texts(.offScreen), "state.notReached", says: "?") { $0.state(of: Elements.motto, is: .hittable) }
  }

  func test_anImageOffScreen() {
    assertFailure(Gallery.texts(.offScreen), "element.offScreen", says: "?") { $0.tap(Elements.logo) }
  }

  func test_aTextFieldOffScreen() {
    assertFailure(Gallery.fields(.offScreen), "element.offScreen", says: "?") { $0.tap(Elements.name) }
  }

  func test_aSecureTextFieldOffScreen() {
    assertFailure(Gallery.fields(.offScreen), "state.notReached", says: "?") { $0.type("secret", into: Elements.password) }
  }

  func test_aTextViewOffScreen() {
    assertFailure(Gallery.fields(.offScreen), "state.notReached", says: "?") { $0.type("Dear Ann", into: Elements.notes) }
  }

  func test_aSwitchOffScreen() {
    assertFailure(Gallery.controls(.offScreen), "element.offScreen", says: "?") { $0.adjust(Elements.wiFi, to: .on) }
  }

  func test_aSliderOffScreen() {
    assertFailure(Gallery.controls(.offScreen), "element.offScreen", says: "?") { $0.adjust(Elements.volume, to: 1) }
  }

  func test_aStepperOffScreen() {
    assertFailure(Gallery.controls(.offScreen), "element.offScreen", says: "?") { $0.tap(Elements.tickets.incrementButton) }
  }

  func test_aSegmentOffScreen() {
    assertFailure(Gallery.controls(.offScreen), "element.offScreen", says: "?") { $0.tap(Elements.size.button(withID: "Large")) }
  }

  func test_aWheelOffScreen() {
    assertFailure(Gallery.wheels(.offScreen), "element.offScreen", says: "?") { $0.adjust(Elements.fruit.wheel(0), to: "Green pear") }
  }

  func test_aWheelOfADatePickerOffScreen() {
    assertFailure(Gallery.wheels(.offScreen), "element.offScreen", says: "?") { $0.adjust(Elements.when.wheel(1), to: "10") }
  }

  func test_aTabBarOffScreen() {
    assertFailure(Gallery.tabs(.offScreen), "state.notReached", says: "?") { $0.see(Elements.tabBar) }
  }

  func test_aNavigationBarOffScreen() {
    assertFailure(Gallery.mails(.offScreen), "state.notReached", says: "?") { $0.see(Elements.navBar) }
  }

  func test_aTableOffScreen() {
    assertFailure(Gallery.mails(.offScreen), "state.notReached", says: "?") { _ in Elements.mails.scroll(.downwards) }
  }

  func test_aCollectionViewOffScreen() {
    assertFailure(Gallery.pictures(.offScreen), "state.notReached", says: "?") { _ in Elements.pictures.scroll(.downwards) }
  }

  func test_aScrollViewOffScreen() {
    assertFailure(Gallery.terms(.offScreen), "state.notReached", says: "?") { _ in Elements.terms.scroll(.downwards) }
  }

  func test_aPageIndicatorOffScreen() {
    assertFailure(Gallery.reading(.offScreen), "state.notReached", says: "?") { $0.see(Elements.tour) }
  }

  func test_aWebViewOffScreen() {
    assertFailure(Gallery.reading(.offScreen), "state.notReached", says: "?") { _ in Elements.help.scroll(.downwards) }
  }

  func test_aCellThatWasScrolledOutOfView() {
    assertFailure(Gallery.mails(), "state.notReached", says: "?") {
      for _ in 0..<5 { Elements.mails.scroll(.downwards) }
      $0.tap(Elements.mails.cell(matchingID: "Mail 0"))
    }
  }

  func test_aPlaceThatIsNotOnTheScreen() {
    assertFailure(Gallery.terms(), "element.offScreen", tells: "?") { _ in Elements.terms.scroll(.from(CGVector(dx: 0.5, dy: 3), to: .middle)) }
  }
}

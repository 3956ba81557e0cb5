import ScreenTestKit

/// Every element under something else: the message says what covers it.
@preconcurrency @MainActor
final class CoveredElementFailureTests: FailureTestCase {
  func test_aCoveredButton() {
    assertFailure(Gallery.texts(.covered), "element.covered", tells: "?") { $0.tap(Elements.goOn) }
  }

  func test_aCoveredImage() {
    assertFailure(Gallery.texts(.covered), "element.covered", says: "?") { $0.tap(Elements.logo) }
  }

  func test_aCoveredView() {
    assertFailure(Gallery.texts(.covered), "state.notReached", says: "?") { $0.state(of: Elements.box, is: .hittable) }
  }

  func test_aCoveredHeader() {
    assertFailure(Gallery.texts(.covered), "state.notReached", tells: "?") { $0.state(of: Elements.header, is: .hittable) }
  }

  func test_aCoveredLabel() {
    assertFailure(Gallery.texts(.covered), "state.notReached", says: "?") { $0.state(of: Elements.motto, is: .hittable) }
  }

  func test_aCoveredTextField() {
    assertFailure(Gallery.fields(.covered), "state.notReached", tells: "?") { $0.type("Ann", into: Elements.name) }
  }

  func test_aCoveredTextFieldThatIsTapped() {
    assertFailure(Gallery.fields(.covered), "element.covered", says: "?") { $0.tap(Elements.name) }
  }

  func test_aCoveredSecureTextField() {
    assertFailure(Gallery.fields(.covered), "state.notReached", says: "?") { $0.type("secret", into: Elements.password) }
  }

  func test_aCoveredTextView() {
    assertFailure(Gallery.fields(.covered), "state.notReached", says: "?") { $0.delete(1, charactersFrom: Elements.notes) }
  }

  func test_aCoveredSwitch() {
    assertFailure(Gallery.controls(.covered), "element.covered", says: "?") { $0.adjust(Elements.wiFi, to: .on) }
  }

  func test_aCoveredSlider() {
    assertFailure(Gallery.controls(.covered), "element.covered", says: "?") { $0.adjust(Elements.volume, to: 1) }
  }

  func test_aCoveredStepper() {
    assertFailure(Gallery.controls(.covered), "element.covered", says: "?") { $0.tap(Elements.tickets.incrementButton) }
  }

  func test_aCoveredSegment() {
    assertFailure(Gallery.controls(.covered), "element.covered", says: "?") { $0.tap(Elements.size.button(withID: "Large")) }
  }

  func test_aCoveredWheel() {
    assertFailure(Gallery.wheels(.covered), "element.covered", tells: "?") { $0.adjust(Elements.fruit.wheel(0), to: "Green pear") }
  }

  func test_aCoveredWheelOfADatePicker() {
    assertFailure(Gallery.wheels(.covered), "element.covered", says: "?") { $0.adjust(Elements.when.wheel(1), to: "10") }
  }

  func test_aCoveredTab() {
    assertFailure(Gallery.tabs(.covered), "element.covered", says: "?") { $0.tap(Elements.tabBar.button(withID: "Drafts")) }
  }

  func test_aCoveredTabBarWhoseTabsAreCounted() {
    assertFailure(Gallery.tabs(.covered), "state.notReached", says: "?") { _ in XCTAssertEqual(Elements.tabBar.numberOfTabs, 0) }
  }

  func test_aCoveredButtonOfANavigationBar() {
    assertFailure(Gallery.mails(.covered), "element.covered", says: "?") { $0.tap(Elements.navBar.button(withID: "Write")) }
  }

  func test_aCoveredTable() {
    assertFailure(Gallery.mails(.covered), "state.notReached", says: "?") { _ in Elements.mails.scroll(.downwards) }
  }

  func test_aCoveredCell() {
    assertFailure(Gallery.mails(.covered), "element.covered", says: "?") { $0.tap(Elements.mails.cell(matchingID: "Mail 2")) }
  }

  func test_aCoveredCollectionView() {
    assertFailure(Gallery.pictures(.covered), "state.notReached", says: "?") { _ in Elements.pictures.scroll(.downwards) }
  }

  func test_aCoveredScrollView() {
    assertFailure(Gallery.terms(.covered), "state.notReached", says: "?") { _ in Elements.terms.scroll(.downwards) }
  }

  func test_aCoveredPageIndicator() {
    assertFailure(Gallery.reading(.covered), "state.notReached", says: "?") { $0.state(of: Elements.tour, is: .hittable) }
  }

  func test_aCoveredWebView() {
    assertFailure(Gallery.reading(.covered), "state.notReached", says: "?") { _ in Elements.help.scroll(.downwards) }
  }

  func test_anAlertUnderTheSystemsOwn() {
    assertFailure(Gallery.asking(over: .alert), "element.covered", tells: "?") { $0.tap("Cancel", in: Elements.deleteAccount) }
  }

  func test_anAlertUnderTheSystemsOwnThatIsDismissed() {
    assertFailure(Gallery.asking(over: .alert), "state.notReached", says: "?") { $0.dismiss(Elements.deleteAccount) }
  }

  func test_aSheetUnderTheSystemsAlert() {
    assertFailure(Gallery.asking(over: .sheet), "state.notReached", says: "?") { $0.dismiss(Elements.deletePicture) }
  }

  func test_anActivitySheetUnderTheSystemsAlert() {
    assertFailure(Gallery.asking(over: .none), "state.notReached", says: "?") { $0.dismiss(Elements.share) }
  }

  func test_aScreenUnderAnAlertThatIsWaitedFor() {
    assertFailure(Gallery.texts(.covered), "state.notReached", says: "?") { _ in GalleryScreen().await() }
  }
}

private struct GalleryScreen: Screen {
  let trait = Elements.header
}

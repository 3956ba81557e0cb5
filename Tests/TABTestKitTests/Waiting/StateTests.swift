import TABTestKit

/// States of elements: T33 to T39.
final class StateTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  func test_T33_whatIsHiddenDoesNotExist() {
    XCTAssertTrue(Label(id: "Pad").determine(.exists))
    XCTAssertFalse(Label(id: "Hidden").determine(.exists))
    XCTAssertFalse(Label(id: "Faint").determine(.exists))
  }

  func test_T34_whatLiesUnderAnAlertExistsAndIsNotHittable() {
    XCTAssertTrue(Button(id: "Tap me").determine(.hittable))
    let underAlert = kinds(in: Gallery.dialogs) {
      tap(Button(id: "Ask"))
      XCTAssertTrue(Button(id: "Tell").determine(.exists))
      XCTAssertFalse(Button(id: "Tell").determine(.hittable))
    }
    XCTAssertEqual(underAlert, [])
  }

  func test_T35_visibleMeansThatTheFramesIntersectCoveredOrNot() {
    let visible = kinds(in: Gallery.dialogs) {
      tap(Button(id: "Ask"))
      XCTAssertTrue(Button(id: "Tell").determine(.visible))
    }
    XCTAssertEqual(visible, [])
    let offScreen = kinds(in: Gallery.longForm) {
      XCTAssertTrue(Label(id: "Line 39").determine(.exists))
      XCTAssertFalse(Label(id: "Line 39").determine(.visible))
    }
    XCTAssertEqual(offScreen, [])
  }

  func test_T36_visibleInAnotherElement() {
    let box = View(id: "FirstBox")
    XCTAssertTrue(Button(id: "OK").determine(.visibleIn(box)))
    XCTAssertFalse(Button(id: "OK", index: 1).determine(.visibleIn(box)))
  }

  func test_T37_aTabIsSelected() {
    let selected = kinds(in: Gallery.tabs) {
      XCTAssertTrue(TabBar().button(withID: "Feed").determine(.selected))
      XCTAssertFalse(TabBar().button(withID: "Grid").determine(.selected))
      tap(TabBar().button(withID: "Grid"))
      XCTAssertTrue(TabBar().button(withID: "Grid").determine(.selected))
    }
    XCTAssertEqual(selected, [])
  }

  func test_T38_aButtonIsEnabled() {
    XCTAssertTrue(Button(id: "Tap me").determine(.enabled))
    XCTAssertFalse(Button(id: "Tap me not").determine(.enabled))
    Button(id: "Tap me not").await(not: .enabled, timeout: 1)
    XCTAssertEqual(kinds { tap(Button(id: "Tap me not")) }, ["element.disabled"])
  }

  func test_T39_theFieldThatWasTappedHasTheFocus() {
    let focus = kinds(in: Gallery.fields) {
      XCTAssertFalse(TextField(id: "NameField").determine(.hasKeyboardFocus))
      tap(TextField(id: "NameField"))
      XCTAssertTrue(TextField(id: "NameField").determine(.hasKeyboardFocus))
      XCTAssertFalse(SecureTextField(id: "PasswordField").determine(.hasKeyboardFocus))
    }
    XCTAssertEqual(focus, [])
  }
}

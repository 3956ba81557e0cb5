import TABTestKit

/// Tests for states of elements: T33 to T39.
final class StateTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  func test_T33_whatIsHiddenDoesNotExist() {
    XCTAssertTrue(Label(id: "Pad").determine(.exists))
    XCTAssertFalse(Label(id: "Hidden").determine(.exists))
    XCTAssertFalse(Label(id: "Faint").determine(.exists))
    // An element without a size doesn't exist.
    XCTAssertFalse(View(id: "Point").determine(.exists))
  }

  func test_T34_whatLiesUnderAnAlertExistsAndIsNotHittable() {
    XCTAssertTrue(Button(id: "Tap me").determine(.hittable))
    let underAlert = kinds(in: Gallery.dialogs) {
      tap(Button(id: "Ask"))
      XCTAssertTrue(Button(id: "Tell").determine(.exists))
      XCTAssertFalse(Button(id: "Tell").determine(.hittable))
    }
    XCTAssertEqual(underAlert, [])
    let offScreen = kinds(in: Gallery.longForm) {
      XCTAssertTrue(Label(id: "Line 39").determine(.exists))
      XCTAssertFalse(Label(id: "Line 39").determine(.hittable))
    }
    XCTAssertEqual(offScreen, [])
    // Only the point that a tap would land on counts.
    let partly = kinds(in: BareScreen.app) {
      BareScreen.add(.button, id: "It", at: CGRect(x: 0, y: 100, width: 100, height: 100))
      BareScreen.add(.other, id: "Edge", at: CGRect(x: 0, y: 100, width: 100, height: 40))
      XCTAssertTrue(Button(id: "It").determine(.hittable))
      BareScreen.add(.other, id: "Middle", at: CGRect(x: 40, y: 140, width: 20, height: 20))
      XCTAssertFalse(Button(id: "It").determine(.hittable))
    }
    XCTAssertEqual(partly, [])
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
    // Frames that only touch at their edges don't intersect.
    let touching = kinds(in: BareScreen.app) {
      let box = BareScreen.add(.other, id: "Box", at: CGRect(x: 0, y: 100, width: 100, height: 100))
      BareScreen.add(.button, id: "Beside", at: CGRect(x: 100, y: 100, width: 50, height: 50), into: box)
      BareScreen.add(.button, id: "Overlapping", at: CGRect(x: 99, y: 100, width: 50, height: 50), into: box)
      XCTAssertFalse(Button(id: "Beside", parent: View(id: "Box")).determine(.visible))
      XCTAssertTrue(Button(id: "Beside").determine(.visible))
      XCTAssertTrue(Button(id: "Overlapping", parent: View(id: "Box")).determine(.visible))
      // An element that doesn't exist isn't visible.
      XCTAssertFalse(Button(id: "Nowhere").determine(.visible))
    }
    XCTAssertEqual(touching, [])
  }

  func test_T36_visibleInAnotherElement() {
    let box = View(id: "FirstBox")
    XCTAssertTrue(Button(id: "OK").determine(.visibleIn(box)))
    XCTAssertFalse(Button(id: "OK", index: 1).determine(.visibleIn(box)))
    XCTAssertTrue(Button(id: "OK", index: 1).determine(.visible))
    XCTAssertFalse(Button(id: "OK").determine(.visibleIn(View(id: "NoBox"))))
    let touching = kinds(in: BareScreen.app) {
      BareScreen.add(.other, id: "Box", at: CGRect(x: 0, y: 100, width: 100, height: 100))
      BareScreen.add(.button, id: "Below", at: CGRect(x: 0, y: 200, width: 50, height: 50))
      XCTAssertFalse(Button(id: "Below").determine(.visibleIn(View(id: "Box"))))
    }
    XCTAssertEqual(touching, [])
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
    tap(Button(id: "Wait for it"))
    Button(id: "Tap me not").await(.enabled)
    XCTAssertEqual(seconds, 3)
  }

  func test_T39_theFieldThatWasTappedHasTheFocus() {
    let focus = kinds(in: Gallery.fields) {
      XCTAssertFalse(TextField(id: "NameField").determine(.hasKeyboardFocus))
      tap(TextField(id: "NameField"))
      XCTAssertTrue(TextField(id: "NameField").determine(.hasKeyboardFocus))
      XCTAssertFalse(SecureTextField(id: "PasswordField").determine(.hasKeyboardFocus))
      tap(SecureTextField(id: "PasswordField"))
      XCTAssertFalse(TextField(id: "NameField").determine(.hasKeyboardFocus))
      // An element that doesn't exist doesn't have the focus.
      XCTAssertFalse(TextField(id: "NoField").determine(.hasKeyboardFocus))
    }
    XCTAssertEqual(focus, [])
  }
}

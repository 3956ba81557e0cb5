import TABTestKit

private struct MyElement: Element {
  let id: String? = "Pad"
  let type: XCUIElement.ElementType = .staticText
}

extension Label {
  fileprivate func tapTwice() { underlyingXCUIElement.doubleTap() }
}

extension View: Tappable {}

/// What describes an element: T21 to T32.
final class ElementTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  func test_T21_theIDIsAnyOfItsTextsAndNilIsAnyElement() {
    XCTAssertEqual(Image(id: "ExampleImage").label, Image(id: "image of random object").label)
    XCTAssertFalse(Image(id: "exampleimage").determine(.exists))
    XCTAssertEqual(NavBar().id, nil)
    let fields = kinds(in: Gallery.fields) {
      see(TextField(id: "Your name"))
      tap(TextField(id: "NameField"))
      type("Ann", into: TextField(id: "NameField"))
      see(TextField(id: "Ann"))
    }
    XCTAssertEqual(fields, [])
  }

  func test_T22_theParentScopesTheSearchAtAnyDepth() {
    tap(Button(id: "OK", parent: View(id: "SecondBox")))
    value(of: Label(id: "CountLabel"), is: "100 taps, 0 double taps, 0 presses")
    XCTAssertFalse(Button(id: "Tap me", parent: View(id: "SecondBox")).determine(.exists))
    XCTAssertTrue(Button(id: "Tap me").parent is App)
  }

  func test_T23_theIndexPicksAMatchInTreeOrder() {
    tap(Button(id: "OK"))
    value(of: Label(id: "CountLabel"), is: "10 taps, 0 double taps, 0 presses")
    tap(Button(id: "OK", index: 1))
    value(of: Label(id: "CountLabel"), is: "110 taps, 0 double taps, 0 presses")
    XCTAssertFalse(Button(id: "OK", index: 2).determine(.exists))
    XCTAssertFalse(Button(id: "OK", index: -1).determine(.exists))
  }

  func test_T24_theTypeIsPartOfTheMatch() {
    XCTAssertTrue(Button(id: "Tap me").determine(.exists))
    XCTAssertFalse(Switch(id: "Tap me").determine(.exists))
    XCTAssertEqual(Button(id: "Tap me").type, .button)
  }

  func test_T25_theLabelIsTheAccessibilityLabel() {
    XCTAssertEqual(Image(id: "ExampleImage").label, "image of random object")
    XCTAssertEqual(kinds { _ = Image(id: "Missing").label }, ["element.notFound"])
  }

  func test_T26_theUnderlyingElementIsLookedUpAnew() {
    let count = Label(id: "CountLabel")
    XCTAssertEqual(count.underlyingXCUIElement.label, "0 taps, 0 double taps, 0 presses")
    Button(id: "Tap me").underlyingXCUIElement.tap()
    XCTAssertEqual(count.underlyingXCUIElement.label, "1 taps, 0 double taps, 0 presses")
  }

  func test_T27_anyElementHasAValueWhereItIsAText() {
    XCTAssertNil((Button(id: "Tap me") as any Element).value)
    XCTAssertEqual(kinds(in: Gallery.controls) { XCTAssertEqual((Switch(id: "WiFiSwitch") as any Element).value, "0") }, [])
  }

  func test_T28_theFrameIsInScreenCoordinates() {
    let frame = Button(id: "Tap me").frameInScreen
    XCTAssertEqual(frame, Button(id: "Tap me").underlyingXCUIElement.frame)
    XCTAssertEqual(frame.midX, App.shared.frameInScreen.midX, accuracy: 1)
  }

  func test_T29_theTopCoordinateIsAFractionOfTheScreen() {
    let button = Button(id: "Tap me")
    XCTAssertEqual(button.topCoordinate.dx, 0.5)
    XCTAssertEqual(button.topCoordinate.dy, button.frameInScreen.minY / App.shared.frameInScreen.height, accuracy: 0.0001)
  }

  func test_T30_theScreenIsTheSystemsOwn() {
    XCTAssertEqual(springboard.frameInScreen, App.shared.frameInScreen)
    XCTAssertEqual(springboard.frameInScreen.origin, .zero)
  }

  func test_T31_aTypeOfOnesOwnNeedsAnIDAndAType() {
    XCTAssertEqual(MyElement().label, "Pad")
    XCTAssertEqual(MyElement().index, 0)
    see(MyElement())
  }

  func test_T32_elementsCanBeExtended() {
    Label(id: "Pad").tapTwice()
    value(of: Label(id: "CountLabel"), is: "0 taps, 1 double taps, 0 presses")
    tap(View(id: "FirstBox"))
  }
}

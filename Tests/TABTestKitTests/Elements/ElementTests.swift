import TABTestKit

private struct MyElement: Element {
  let id: String? = "Pad"
  let type: XCUIElement.ElementType = .staticText
}

extension Label {
  fileprivate func tapTwice() { underlyingXCUIElement.doubleTap() }
}

extension View: Tappable {}

/// Tests for the properties that describe an element: T21 to T32.
final class ElementTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  private let count = Label(id: "CountLabel")

  func test_T21_theIDIsAnyOfItsTextsAndNilIsAnyElement() {
    let texts = kinds(in: Gallery.fields) {
      // The id can be the identifier, the placeholder or the value.
      tap(TextField(id: "NameField"))
      see(TextField(id: "Your name"))
      type("Ann", into: TextField(id: "NameField"))
      see(TextField(id: "Ann"))
    }
    XCTAssertEqual(texts, [])
    // The id can be the label.
    XCTAssertEqual(Image(id: "ExampleImage").frameInScreen, Image(id: "image of random object").frameInScreen)
    // The id can be the title.
    let title = kinds(in: BareScreen.app) {
      BareScreen.add(.button, id: "B1", title: "Buy")
      see(Button(id: "Buy"))
    }
    XCTAssertEqual(title, [])
    // The text must match exactly.
    for wrong in ["exampleimage", "Example", "ExampleImage ", "image of"] { XCTAssertFalse(Image(id: wrong).determine(.exists), wrong) }
    // Without an id, any element of the type matches.
    let any = kinds(in: Gallery.tabs) {
      XCTAssertNil(NavBar().id)
      XCTAssertEqual(NavBar().frameInScreen, NavBar(id: "Feed").frameInScreen)
    }
    XCTAssertEqual(any, [])
  }

  func test_T22_theParentScopesTheSearchAtAnyDepth() {
    XCTAssertTrue(Button(id: "Tap me").parent is App)
    tap(Button(id: "OK", parent: View(id: "SecondBox")))
    value(of: count, is: "100 taps, 0 double taps, 0 presses")
    XCTAssertFalse(Button(id: "Tap me", parent: View(id: "SecondBox")).determine(.exists))
    XCTAssertFalse(Button(id: "Tap me", parent: View(id: "NoBox")).determine(.exists))
    let nested = kinds(in: Gallery.controls) {
      let box = View(id: "ColourBox")
      // The button is in a segmented control in the box. It's found from the box, from the control, and from both.
      XCTAssertTrue(Button(id: "Blue", parent: box).determine(.exists))
      XCTAssertTrue(Button(id: "Blue", parent: SegmentedControl(index: 1)).determine(.exists))
      XCTAssertTrue(Button(id: "Blue", parent: SegmentedControl(parent: box)).determine(.exists))
      XCTAssertFalse(Button(id: "Blue", parent: SegmentedControl(index: 0)).determine(.exists))
      XCTAssertFalse(Button(id: "Large", parent: SegmentedControl(parent: box)).determine(.exists))
    }
    XCTAssertEqual(nested, [])
  }

  func test_T23_theIndexPicksAMatchInTreeOrder() throws {
    tap(Button(id: "OK"))
    value(of: count, is: "10 taps, 0 double taps, 0 presses")
    tap(Button(id: "OK", index: 1))
    value(of: count, is: "110 taps, 0 double taps, 0 presses")
    XCTAssertFalse(Button(id: "OK", index: 2).determine(.exists))
    XCTAssertFalse(Button(id: "OK", index: -1).determine(.exists))
    XCTAssertEqual(kinds { tap(Button(id: "OK", index: 2)) }, ["state.notReached"])
    // The order is depth first, so the contents of the first box come before the elements after it.
    let order = kinds(in: BareScreen.app) {
      let box = BareScreen.add(.other, id: "Box")
      BareScreen.add(.button, id: "OK", value: "after the box")
      BareScreen.add(.button, id: "OK", value: "in the box", into: box)
      XCTAssertEqual((0..<2).map { (Button(id: "OK", index: $0) as any Element).value }, ["in the box", "after the box"])
    }
    XCTAssertEqual(order, [])
    // The log says that there were more matches.
    XCTAssertTrue(try journal { tap(Button(id: "OK")) }.contains("the first of 2 matches"))
  }

  func test_T24_theTypeIsPartOfTheMatch() {
    XCTAssertTrue(Button(id: "Tap me").determine(.exists))
    XCTAssertFalse(Switch(id: "Tap me").determine(.exists))
    XCTAssertEqual(Button(id: "Tap me").type, .button)
    let types = kinds(in: BareScreen.app) {
      BareScreen.add(.image, id: "It", at: CGRect(x: 0, y: 0, width: 10, height: 10))
      BareScreen.add(.button, id: "It", at: CGRect(x: 0, y: 10, width: 10, height: 10))
      XCTAssertEqual(Button(id: "It").frameInScreen.minY, 10)
      XCTAssertEqual(Image(id: "It").frameInScreen.minY, 0)
    }
    XCTAssertEqual(types, [])
  }

  func test_T25_theLabelIsTheAccessibilityLabel() {
    XCTAssertEqual(Image(id: "ExampleImage").label, "image of random object")
    XCTAssertEqual(Button(id: "Tap me").label, "Tap me")
    XCTAssertEqual(kinds { _ = Image(id: "Missing").label }, ["element.notFound"])
  }

  func test_T26_theUnderlyingElementIsLookedUpAnew() {
    XCTAssertEqual(count.underlyingXCUIElement.label, "0 taps, 0 double taps, 0 presses")
    Button(id: "Tap me").underlyingXCUIElement.tap()
    XCTAssertEqual(count.underlyingXCUIElement.label, "1 taps, 0 double taps, 0 presses")
    // Another element is now at the place.
    let changed = kinds(in: Gallery.tabs) {
      let first = Table(id: "FeedTable").cell(index: 0)
      XCTAssertEqual(first.underlyingXCUIElement.label, "Post 0")
      scroll(Table(id: "FeedTable"), .downwards, until: Table().cell(matchingID: "Post 0"), isNot: .exists)
      XCTAssertNotEqual(first.underlyingXCUIElement.label, "Post 0")
    }
    XCTAssertEqual(changed, [])
  }

  func test_T27_anyElementHasAValueWhereItIsAText() {
    XCTAssertNil((Button(id: "Tap me") as any Element).value)
    XCTAssertEqual(kinds(in: Gallery.controls) { XCTAssertEqual((Switch(id: "WiFiSwitch") as any Element).value, "0") }, [])
  }

  func test_T28_theFrameIsInScreenCoordinates() {
    let moved = kinds(in: Gallery.longForm) {
      let line = Label(id: "Line 10")
      let start = line.frameInScreen
      // The frame is in the middle of a screen that's 390 points wide, whatever stacks are around it.
      XCTAssertEqual(start.midX, 195)
      XCTAssertEqual(start.minY - Label(id: "Line 9").frameInScreen.minY, 48)
      // Scrolling the content moves the frame on the screen.
      let content = ScrollView().frameInScreen
      ScrollView().scroll(.from(.middle, to: CGVector(dx: 0.5, dy: 0.4)))
      XCTAssertEqual(start.minY - line.frameInScreen.minY, content.height * 0.1, accuracy: 0.1)
    }
    XCTAssertEqual(moved, [])
    // The frame of an element in a box isn't the box's frame, and touching its middle on the screen touches the element.
    let button = Button(id: "OK", parent: View(id: "SecondBox"))
    XCTAssertTrue(View(id: "SecondBox").frameInScreen.contains(button.frameInScreen))
    XCTAssertGreaterThan(button.frameInScreen.minY, View(id: "FirstBox").frameInScreen.minY)
    let middle = CGVector(dx: button.frameInScreen.midX, dy: button.frameInScreen.midY)
    springboard.coordinate(withNormalizedOffset: .zero).withOffset(middle).tap()
    value(of: count, is: "100 taps, 0 double taps, 0 presses")
  }

  func test_T29_theTopCoordinateIsAFractionOfTheScreen() {
    let button = Button(id: "OK", parent: View(id: "SecondBox"))
    XCTAssertEqual(button.topCoordinate.dx, 0.5)
    XCTAssertEqual(button.topCoordinate.dy, button.frameInScreen.minY / 844, accuracy: 0.0001)
    XCTAssertGreaterThan(button.topCoordinate.dy, 0)
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(Button(id: "Tap me").topCoordinate.dy, Button(id: "Tap me").frameInScreen.minY / 390, accuracy: 0.0001)
  }

  func test_T30_theScreenIsTheSystemsOwn() {
    let portrait = CGRect(x: 0, y: 0, width: 390, height: 844)
    XCTAssertEqual(springboard.frameInScreen, portrait)
    // The screen exists without an app, has the home screen's window, and rotates with the device.
    terminateTheApp()
    XCTAssertEqual(springboard.frameInScreen, portrait)
    XCTAssertEqual(springboard.underlyingXCUIElement.windows.firstMatch.frame, portrait)
    XCTAssertEqual(Icon.testRunner.topCoordinate.dy, Icon.testRunner.frameInScreen.minY / 844, accuracy: 0.0001)
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(springboard.frameInScreen, CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  func test_T31_aTypeOfOnesOwnNeedsAnIDAndAType() {
    let element = MyElement()
    XCTAssertEqual(element.index, 0)
    XCTAssertTrue(element.parent is App)
    XCTAssertEqual(element.label, "Pad")
    XCTAssertNil(element.value)
    XCTAssertEqual(element.frameInScreen, Label(id: "Pad").frameInScreen)
    XCTAssertEqual(element.topCoordinate, Label(id: "Pad").topCoordinate)
    XCTAssertTrue(element.determine(.hittable))
    element.underlyingXCUIElement.doubleTap()
    value(of: count, is: "0 taps, 1 double taps, 0 presses")
    see(element)
    XCTAssertEqual(kinds { doNotSee(element) }, ["state.notReached"])
  }

  func test_T32_elementsCanBeExtended() {
    // An extension adds behavior.
    Label(id: "Pad").tapTwice()
    value(of: count, is: "0 taps, 1 double taps, 0 presses")
    // An extension adds a protocol. Its steps take the element, with the behavior of every element.
    tap(View(id: "FirstBox"))
    value(of: count, is: "10 taps, 1 double taps, 0 presses")
    longPress(View(id: "FirstBox"))
    XCTAssertEqual(kinds { tap(View(id: "NoBox")) }, ["state.notReached"])
  }
}

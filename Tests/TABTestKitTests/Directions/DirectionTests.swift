import TABTestKit

/// A picture that scrolls when it's dragged.
private struct Plan: Element, Scrollable {
  let id: String?
  let type: XCUIElement.ElementType = .other
}

/// Tests for directions and places on an element: T59 to T66.
final class DirectionTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.canvas }

  private let canvas = ScrollView(id: "Canvas")
  private let mark = Label(id: "Middle")

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    launch()
    // The canvas is scrolled away from its edges, so there's room on all sides.
    for _ in 0..<3 { canvas.scroll(.from(.bottomRight.offset(dx: -0.1, dy: -0.1), to: .topLeft.offset(dx: 0.5, dy: 0.5))) }
  }

  func test_T59_downwardsMovesTheContentUpByASixth() {
    XCTAssertEqual(movement { canvas.scroll(.downwards) }, CGVector(dx: 0, dy: -0.17))
    // If the keyboard covers the middle, the finger starts above the keyboard and moves as far.
    let aboveTheKeyboard = kinds(in: Gallery.plan) {
      XCUIDevice.shared.orientation = .landscapeLeft
      tap(TextField(id: "Field"))
      let plan = Plan(id: "Plan")
      let start = plan.frameInScreen
      XCTAssertTrue((keyboard.frameInScreen.minY...keyboard.frameInScreen.maxY).contains(start.midY))
      plan.scroll(.downwards)
      XCTAssertEqual(start.minY - plan.frameInScreen.minY, start.height * 0.17, accuracy: 1)
    }
    XCTAssertEqual(aboveTheKeyboard, [])
  }

  func test_T60_upwardsMovesTheContentDownByASixth() {
    XCTAssertEqual(movement { canvas.scroll(.upwards) }, CGVector(dx: 0, dy: 0.17))
  }

  func test_T61_leftShowsWhatIsToTheLeft() {
    XCTAssertEqual(movement { canvas.scroll(.left) }, CGVector(dx: 0.17, dy: 0))
  }

  func test_T62_rightShowsWhatIsToTheRight() {
    XCTAssertEqual(movement { canvas.scroll(.right) }, CGVector(dx: -0.16, dy: 0))
  }

  func test_T63_anyTwoPlacesCanBeTheEndsOfADrag() {
    XCTAssertEqual(movement { canvas.scroll(.from(.topLeft.offset(dx: 0.1, dy: 0.1), to: CGVector(dx: 0.3, dy: 0.2))) }, CGVector(dx: 0.2, dy: 0.1))
  }

  func test_T64_thirteenPlacesHaveNames() {
    let places: [(CGVector, CGFloat, CGFloat)] = [
      (.middle, 0.5, 0.5), (.top, 0.5, 0), (.bottom, 0.5, 1), (.left, 0, 0.5), (.right, 1, 0.5), (.topLeft, 0, 0), (.topRight, 1, 0), (.bottomLeft, 0, 1),
      (.bottomRight, 1, 1), (.topThird, 0.5, 0.33), (.leftThird, 0.33, 0.5), (.bottomThird, 0.5, 0.66), (.rightThird, 0.66, 0.5),
    ]
    for (place, x, y) in places { XCTAssertEqual(place, CGVector(dx: x, dy: y)) }
  }

  func test_T65_offsetsAreAdded() {
    XCTAssertEqual(CGVector.middle.offset(dx: 0.25, dy: -0.25), CGVector(dx: 0.75, dy: 0.25))
    XCTAssertEqual(CGVector.middle.offset(dy: 0.1), CGVector(dx: 0.5, dy: 0.6))
  }

  func test_T66_theTopOfTheKeyboardCanBeTheStartOfAScroll() {
    let scrolled = kinds(in: Gallery.longForm) {
      tap(TextField(id: "Field"))
      XCTAssertEqual(keyboard.topCoordinate.dx, 0.5)
      XCTAssertGreaterThan(keyboard.topCoordinate.dy, 0.4)
      XCTAssertLessThan(keyboard.topCoordinate.dy, 0.7)
      let start = Label(id: "Line 5").frameInScreen.minY
      ScrollView().scroll(.from(keyboard.topCoordinate.offset(dy: -0.1), to: .top))
      XCTAssertLessThan(Label(id: "Line 5").frameInScreen.minY, start - 100)
    }
    XCTAssertEqual(scrolled, [])
  }

  /// Returns the movement of the mark on the canvas in fractions of the canvas.
  private func movement(_ body: () -> Void) -> CGVector {
    let start = mark.frameInScreen.origin
    body()
    let end = mark.frameInScreen.origin
    let size = canvas.frameInScreen.size
    func fraction(_ distance: CGFloat, _ length: CGFloat) -> CGFloat { (distance / length * 100).rounded() / 100 }
    return CGVector(dx: fraction(end.x - start.x, size.width), dy: fraction(end.y - start.y, size.height))
  }
}

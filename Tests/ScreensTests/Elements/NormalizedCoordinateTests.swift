import Screens
import XCTest

final class NormalizedCoordinateTests: XCTestCase {
  func test_theThirteenPlacesAreFractionsOfTheElement() {
    let places: [(ElementAttributes.NormalizedCoordinate, CGFloat, CGFloat)] = [
      (.middle, 0.5, 0.5), (.top, 0.5, 0), (.bottom, 0.5, 1), (.left, 0, 0.5), (.right, 1, 0.5), (.topLeft, 0, 0), (.topRight, 1, 0), (.bottomLeft, 0, 1),
      (.bottomRight, 1, 1), (.topThird, 0.5, 0.33), (.leftThird, 0.33, 0.5), (.bottomThird, 0.5, 0.66), (.rightThird, 0.66, 0.5),
    ]
    for (place, x, y) in places {
      XCTAssertEqual(place, CGVector(dx: x, dy: y))
    }
  }

  func test_anOffsetIsAdded() {
    XCTAssertEqual(ElementAttributes.NormalizedCoordinate.middle.offset(dx: 0.25, dy: -0.5), CGVector(dx: 0.75, dy: 0))
    XCTAssertEqual(ElementAttributes.NormalizedCoordinate.top.offset(dy: 0.5), .middle)
  }
}

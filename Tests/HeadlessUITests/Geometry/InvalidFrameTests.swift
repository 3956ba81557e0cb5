import XCTest

@testable import HeadlessUI

/// Frame lengths that SwiftUI ignores.
///
/// It logs "Invalid frame dimension (negative or non-finite)." and continues without them.
final class InvalidFrameTests: DeviceTestCase {
  func test_anInfiniteWidthIsIgnored() {
    show {
      HStack(spacing: 0) {
        Text("Left").frame(width: .infinity, height: 50)
        Text("Right")
      }
    }
    XCTAssertEqual(frame(.staticText, "Right").minX, frame(.staticText, "Left").maxX)
    XCTAssertGreaterThanOrEqual(frame(.staticText, "Left").minX, 0)
    XCTAssertEqual(problems, [.invalidFrame(in: "Sample")])
  }

  func test_onlyTheInvalidLengthIsIgnored() {
    show { Color.red.frame(width: 100, height: -5).accessibilityElement().accessibilityIdentifier("It") }
    XCTAssertEqual(frame(.any, "It").width, 100)
    XCTAssertEqual(frame(.any, "It").height, 763)
    show { Color.red.frame(width: .nan, height: 30).accessibilityElement().accessibilityIdentifier("It") }
    XCTAssertEqual(frame(.any, "It").size, CGSize(width: 390, height: 30))
  }

  func test_aGreatestLengthMayBeInfinite() {
    show { Text("Wide").frame(maxWidth: .infinity).accessibilityElement().accessibilityIdentifier("It") }
    XCTAssertEqual(frame(.any, "It").width, 390)
    XCTAssertEqual(problems, [])
    show { Text("Wide").frame(minWidth: .infinity).accessibilityElement().accessibilityIdentifier("It") }
    XCTAssertLessThanOrEqual(frame(.any, "It").width, 390)
    XCTAssertEqual(problems, [.invalidFrame(in: "Sample")])
  }
}

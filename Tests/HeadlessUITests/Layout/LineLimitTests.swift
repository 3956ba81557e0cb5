import ScreenModel
import XCTest

@testable import HeadlessUI

/// Line limits that reserve space.
///
/// [Apple: lineLimit(_:reservesSpace:)](https://developer.apple.com/documentation/swiftui/view/linelimit(_:reservesspace:)):
/// A text reserves the space of all lines, even if they aren't filled.
final class LineLimitTests: DeviceTestCase {
  private func height<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> CGFloat {
    show(content)
    return frame(.staticText, "a").height
  }

  func test_reservedLinesCountWhetherTheyAreFilledOrNot() {
    let line = height { Text("a") }
    XCTAssertEqual(height { Text("a").lineLimit(3, reservesSpace: true) }, 3 * line)
    XCTAssertEqual(height { Text("a").lineLimit(3, reservesSpace: false) }, line)
    XCTAssertEqual(height { Text("a").lineLimit(2...4) }, 2 * line)
    XCTAssertEqual(height { Text("a").lineLimit(2...) }, 2 * line)
    XCTAssertEqual(height { Text("a").lineLimit(...4) }, line)
    XCTAssertEqual(height { Text("a").lineLimit(1).lineLimit(3, reservesSpace: true) }, line)
  }

  func test_aRangeLimitsTheLines() {
    show { Text("a b c d e f g h i j").lineLimit(...2).frame(width: 20) }
    let two = frame(.staticText, "a b c d e f g h i j").height
    show { Text("a b c d e f g h i j").lineLimit(2...).frame(width: 20) }
    XCTAssertGreaterThan(frame(.staticText, "a b c d e f g h i j").height, two)
  }

  func test_aGrowingFieldKeepsItsLeastLines() {
    show { TextField("Note", text: .constant(""), axis: .vertical).lineLimit(3...6) }
    let three = frame(.textView, "Note").height
    show { TextField("Note", text: .constant(""), axis: .vertical).lineLimit(1...6) }
    XCTAssertGreaterThan(three, frame(.textView, "Note").height)
  }
}

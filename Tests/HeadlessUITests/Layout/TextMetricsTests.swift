import Foundation
import XCTest

@testable import HeadlessUI

final class TextMetricsTests: XCTestCase {
  func test_anyWidthCanBeOffered() {
    let natural = TextMetrics.size(of: "Log in", font: .body, width: nil)
    XCTAssertEqual(natural, CGSize(width: 51, height: 21))
    for width in [CGFloat.infinity, .nan, .greatestFiniteMagnitude, 1e18] {
      XCTAssertEqual(TextMetrics.size(of: "Log in", font: .body, width: width), natural, "\(width)")
    }
  }

  func test_withoutRoomThereIsOneCharacterToALine() {
    XCTAssertEqual(TextMetrics.size(of: "Log in", font: .body, width: 0).height, 105)
    XCTAssertEqual(TextMetrics.size(of: "Log in", font: .body, width: -.infinity).height, 105)
  }
}

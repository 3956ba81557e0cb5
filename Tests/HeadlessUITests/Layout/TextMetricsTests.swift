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

  func test_plainTextsWrapAsOthersDo() {
    let texts = [
      "", " ", "a", "a b", "a  b", "to be or not to be", "incomprehensibility itself", "ab abcdefghij ab", "one two\nthree", "one\r\ntwo", "\n", "nota\nbene\n\no",
      "tab\tstop here",
    ]
    for text in texts {
      for width: CGFloat in [8.5, 17, 34, 51, 85, 170, 1_000] {
        let size = TextMetrics.size(of: text, font: .body, width: width)
        // An accented letter is one character, with one scalar or two.
        for (o, a) in [("ô", "à"), ("o\u{302}", "a\u{300}"), ("…", "°")] {
          let other = text.replacingOccurrences(of: "o", with: o).replacingOccurrences(of: "a", with: a)
          XCTAssertEqual(size, TextMetrics.size(of: other, font: .body, width: width), "\(text.debugDescription) as \(other.debugDescription) at \(width)")
        }
      }
    }
    XCTAssertEqual(TextMetrics.size(of: "to be or not to be", font: .body, width: 51), CGSize(width: 51, height: 63))
    XCTAssertEqual(TextMetrics.size(of: "one\r\ntwo", font: .body, width: 100), CGSize(width: 26, height: 42))
  }

  func test_withoutRoomThereIsOneCharacterToALine() {
    XCTAssertEqual(TextMetrics.size(of: "Log in", font: .body, width: 0).height, 105)
    XCTAssertEqual(TextMetrics.size(of: "Log in", font: .body, width: -.infinity).height, 105)
  }
}

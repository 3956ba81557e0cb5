import Foundation
import ScreenModel
import XCTest

final class WordingTests: XCTestCase {
  func test_quotedTextCannotHideAnything() {
    XCTAssertEqual("Log in".quoted, "“Log in”")
    XCTAssertEqual("a\nb\tc\r".quoted, "“a\\nb\\tc\\r”")
    XCTAssertEqual("\u{1B}[2J\u{202E}\u{0}".quoted, "“\\u{1b}[2J\\u{202e}\\u{0}”")
    XCTAssertEqual("👩‍🚀 é".quoted, "“👩‍🚀 é”")
    XCTAssertEqual("a\u{200D}b".quoted, "“a\\u{200d}b”")
    XCTAssertEqual("".quoted, "“”")
  }

  func test_veryLongTextIsCut() {
    XCTAssertEqual(String(repeating: "x", count: 200).quoted, "“" + String(repeating: "x", count: 200) + "”")
    XCTAssertEqual(String(repeating: "x", count: 201).quoted, "“" + String(repeating: "x", count: 200) + "…”")
  }

  func test_numbersHaveNoNeedlessFractions() {
    XCTAssertEqual([30.0, 0.5, 0.8000000001, 1.23456, -2, .infinity].map(\.plain), ["30", "0.5", "0.8", "1.235", "-2", "inf"])
    XCTAssertEqual([1.0, 1.0004, 0, 2.5].map(\.seconds), ["1 second", "1 second", "0 seconds", "2.5 seconds"])
    XCTAssertEqual([0, 1, 2].map { $0.counted("match", plural: "matches") }, ["0 matches", "1 match", "2 matches"])
  }

  func test_placesAreWrittenAsXCUITestDoes() {
    XCTAssertEqual(CGRect(x: 16, y: 100.5, width: 358, height: 44).text, "{{16, 100.5}, {358, 44}}")
    XCTAssertEqual(CGPoint(x: 1, y: 2).text, "{1, 2}")
  }

  func test_listsReadLikeEnglish() {
    XCTAssertEqual([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(\.listed), ["", "a", "a and b", "a, b and c"])
    XCTAssertEqual([1, 2, 3].map { ["a", "b", "c"].listed(atMost: $0) }, ["a and 2 more", "a, b and c", "a, b and c"])
  }
}

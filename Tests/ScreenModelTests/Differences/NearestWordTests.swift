import XCTest

@testable import ScreenModel

final class NearestWordTests: XCTestCase {
  func test_nearWordsAreFound() {
    let words = ["screen", "test-case", "context", "element", "app", "package"]
    XCTAssertEqual(NearestWord.nearest(to: "Screens", in: words), "screen")
    XCTAssertEqual(NearestWord.nearest(to: "pac", in: words), "package")
    XCTAssertEqual(NearestWord.nearest(to: "contetx", in: words), "context")
    XCTAssertEqual(NearestWord.nearest(to: "testcase", in: words), "test-case")
    XCTAssertNil(NearestWord.nearest(to: "a", in: words))
    XCTAssertNil(NearestWord.nearest(to: "view", in: words))
    XCTAssertNil(NearestWord.nearest(to: "conabct", in: words))
    XCTAssertEqual(NearestWord.distance("abcd", "badc"), 2)
    XCTAssertEqual(NearestWord.distance("", "abc"), 3)
  }
}

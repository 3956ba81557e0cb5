import XCTest

@testable import NotInstagram

final class StringBlankTests: XCTestCase {
  func test_whiteSpaceAroundATextGoes() {
    XCTAssertEqual("  My other cat \n".trimmed, "My other cat")
    XCTAssertEqual("cat".trimmed, "cat")
    XCTAssertEqual(" \n ".trimmed, "")
  }

  func test_aTextOfWhiteSpaceIsBlank() {
    XCTAssertTrue("".isBlank)
    XCTAssertTrue(" \n\t".isBlank)
    XCTAssertFalse(" . ".isBlank)
  }
}

import HeadlessXCUI
import XCTest

final class XCUIKeyboardKeyTests: XCTestCase {
  func test_keysHaveTheCodesThatTypingKnows() {
    XCTAssertEqual(XCUIKeyboardKey.delete.rawValue, "\u{8}")
    XCTAssertEqual(XCUIKeyboardKey.return.rawValue, "\r")
    XCTAssertEqual(XCUIKeyboardKey.tab.rawValue, "\t")
    XCTAssertEqual(XCUIKeyboardKey.escape.rawValue, "\u{1B}")
    XCTAssertEqual(XCUIKeyboardKey.upArrow.rawValue, "\u{F700}")
  }

  func test_everyKeyHasACodeOfItsOwn() {
    let keys: [XCUIKeyboardKey] = [
      .delete, .return, .enter, .tab, .space, .escape, .upArrow, .downArrow, .leftArrow, .rightArrow, .forwardDelete, .home, .end, .pageUp, .pageDown,
    ]
    XCTAssertEqual(Set(keys).count, keys.count)
  }
}

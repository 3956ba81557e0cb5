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
      .clear, .help, .F1, .F2, .F3, .F4, .F5, .F6, .F7, .F8, .F9, .F10, .F11, .F12, .F13, .F14, .F15, .F16, .F17, .F18, .F19,
    ]
    XCTAssertEqual(Set(keys).count, keys.count)
  }
}

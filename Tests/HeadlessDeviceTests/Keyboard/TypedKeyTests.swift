import HeadlessUI
import XCTest

@testable import HeadlessDevice

final class TypedKeyTests: XCTestCase {
  func test_charactersStandForTheirKeys() {
    let keys: [(Character, TypedKey)] = [
      ("\u{8}", .deleteBackward), ("\u{7F}", .deleteBackward), ("\n", .return), ("\r", .return), ("\u{3}", .return), ("\t", .editing(.tab)), ("\u{1B}", .editing(.escape)),
      ("\u{F700}", .editing(.up)), ("\u{F701}", .editing(.down)), ("\u{F702}", .editing(.left)), ("\u{F703}", .editing(.right)), ("\u{F728}", .editing(.deleteForward)),
      ("\u{F729}", .editing(.textStart)), ("\u{F72B}", .editing(.textEnd)), ("\u{F72C}", .editing(.pageUp)), ("\u{F72D}", .editing(.pageDown)), ("\u{F704}", .none),
      ("\u{F8FF}", .none),
    ]
    for (character, key) in keys { XCTAssertEqual(TypedKey(character), key, character.debugDescription) }
  }

  func test_allOtherCharactersAreTyped() {
    for character: Character in ["a", "Z", "0", " ", "~", "é", "e\u{301}", "ß", "€", "日", "豈", "\u{F900}", "\u{FF21}", "🙂", "👩‍👩‍👧", "\r\n"] {
      XCTAssertEqual(TypedKey(character), .character(character), character.debugDescription)
    }
  }
}

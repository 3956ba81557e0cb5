/// A key without a printable character, for use with `typeText(_:)`.
///
/// For example, `field.typeText(XCUIKeyboardKey.delete.rawValue)` deletes a character.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The string that represents the key in `typeText(_:)`.
  public let rawValue: String

  /// Creates a key from the string that represents it in `typeText(_:)`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The Delete key, which deletes the character before the caret.
  public static let delete: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{8}")
  /// The Return key.
  public static let `return`: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\r")
  /// The Enter key.
  public static let enter: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{3}")
  /// The Tab key.
  public static let tab: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: " ")
  /// The Escape key.
  public static let escape: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{1B}")
  /// The up arrow key.
  public static let upArrow: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// The down arrow key.
  public static let downArrow: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// The left arrow key.
  public static let leftArrow: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// The right arrow key.
  public static let rightArrow: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// The Forward Delete key, which deletes the character after the caret.
  public static let forwardDelete: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F728}")
  /// The Home key.
  public static let home: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// The End key.
  public static let end: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// The Page Up key.
  public static let pageUp: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// The Page Down key.
  public static let pageDown: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F72D}")

  /// The Clear key.
  public static let clear: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F739}")
  /// The Help key.
  public static let help: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F746}")

  /// Returns the text with Return and Enter replaced by line feeds, which the device expects.
  static func normalized(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "\r" || $0 == "\u{3}" }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(scalar == "\r" || scalar == "\u{3}" ? "\n" : scalar)
    }
    return String(scalars)
  }
}

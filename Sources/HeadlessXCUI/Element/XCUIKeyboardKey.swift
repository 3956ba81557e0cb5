/// Keys that have no printable character, for `typeText(_:)`: `field.typeText(XCUIKeyboardKey.delete.rawValue)`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// What `typeText(_:)` takes for the key.
  public let rawValue: String

  /// The key that `typeText(_:)` takes the string for.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Deletes the character before the caret.
  public static let delete: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{8}")
  /// The return key.
  public static let `return`: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\r")
  /// The enter key.
  public static let enter: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{3}")
  /// The tab key.
  public static let tab: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: " ")
  /// The escape key.
  public static let escape: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{1B}")
  /// The up arrow.
  public static let upArrow: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// The down arrow.
  public static let downArrow: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// The left arrow.
  public static let leftArrow: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// The right arrow.
  public static let rightArrow: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// Deletes the character after the caret.
  public static let forwardDelete: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F728}")
  /// The home key.
  public static let home: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// The end key.
  public static let end: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// The page up key.
  public static let pageUp: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// The page down key.
  public static let pageDown: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F72D}")

  /// The clear key.
  public static let clear: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F739}")
  /// The help key.
  public static let help: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F746}")

  /// The text as the device takes it: both return keys as a line feed.
  static func normalized(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "\r" || $0 == "\u{3}" }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(scalar == "\r" || scalar == "\u{3}" ? "\n" : scalar)
    }
    return String(scalars)
  }
}

extension XCUIKeyboardKey {
  /// The function key F1, which a field takes no character from.
  public static let F1: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F704}")
  /// The function key F2, which a field takes no character from.
  public static let F2: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F705}")
  /// The function key F3, which a field takes no character from.
  public static let F3: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F706}")
  /// The function key F4, which a field takes no character from.
  public static let F4: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F707}")
  /// The function key F5, which a field takes no character from.
  public static let F5: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F708}")
  /// The function key F6, which a field takes no character from.
  public static let F6: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F709}")
  /// The function key F7, which a field takes no character from.
  public static let F7: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70A}")
  /// The function key F8, which a field takes no character from.
  public static let F8: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70B}")
  /// The function key F9, which a field takes no character from.
  public static let F9: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70C}")
  /// The function key F10, which a field takes no character from.
  public static let F10: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70D}")
  /// The function key F11, which a field takes no character from.
  public static let F11: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70E}")
  /// The function key F12, which a field takes no character from.
  public static let F12: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70F}")
  /// The function key F13, which a field takes no character from.
  public static let F13: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F710}")
  /// The function key F14, which a field takes no character from.
  public static let F14: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F711}")
  /// The function key F15, which a field takes no character from.
  public static let F15: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F712}")
  /// The function key F16, which a field takes no character from.
  public static let F16: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F713}")
  /// The function key F17, which a field takes no character from.
  public static let F17: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F714}")
  /// The function key F18, which a field takes no character from.
  public static let F18: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F715}")
  /// The function key F19, which a field takes no character from.
  public static let F19: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F716}")
}

extension XCUIKeyboardKey {
  /// The F1 function key, which types no character into a field.
  public static let F1: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F704}")
  /// The F2 function key, which types no character into a field.
  public static let F2: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F705}")
  /// The F3 function key, which types no character into a field.
  public static let F3: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F706}")
  /// The F4 function key, which types no character into a field.
  public static let F4: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F707}")
  /// The F5 function key, which types no character into a field.
  public static let F5: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F708}")
  /// The F6 function key, which types no character into a field.
  public static let F6: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F709}")
  /// The F7 function key, which types no character into a field.
  public static let F7: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70A}")
  /// The F8 function key, which types no character into a field.
  public static let F8: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70B}")
  /// The F9 function key, which types no character into a field.
  public static let F9: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70C}")
  /// The F10 function key, which types no character into a field.
  public static let F10: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70D}")
  /// The F11 function key, which types no character into a field.
  public static let F11: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70E}")
  /// The F12 function key, which types no character into a field.
  public static let F12: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F70F}")
  /// The F13 function key, which types no character into a field.
  public static let F13: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F710}")
  /// The F14 function key, which types no character into a field.
  public static let F14: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F711}")
  /// The F15 function key, which types no character into a field.
  public static let F15: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F712}")
  /// The F16 function key, which types no character into a field.
  public static let F16: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F713}")
  /// The F17 function key, which types no character into a field.
  public static let F17: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F714}")
  /// The F18 function key, which types no character into a field.
  public static let F18: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F715}")
  /// The F19 function key, which types no character into a field.
  public static let F19: XCUIKeyboardKey = XCUIKeyboardKey(rawValue: "\u{F716}")
}

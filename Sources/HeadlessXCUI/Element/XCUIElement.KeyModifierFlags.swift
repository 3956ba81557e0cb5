extension XCUIElement {
  /// The keys that are held while `typeKey(_:modifierFlags:)` presses another one.
  public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The caps lock key, which changes nothing here: a test types the letters that it means.
    public static let capsLock: KeyModifierFlags = KeyModifierFlags(rawValue: 1 << 0)
    /// The shift key: arrows select what the caret moves over.
    public static let shift: KeyModifierFlags = KeyModifierFlags(rawValue: 1 << 1)
    /// The control key, which changes nothing here.
    public static let control: KeyModifierFlags = KeyModifierFlags(rawValue: 1 << 2)
    /// The option key: arrows move the caret by words.
    public static let option: KeyModifierFlags = KeyModifierFlags(rawValue: 1 << 3)
    /// The command key: arrows move the caret to the ends of the line and of the text; A selects all, C, X and V copy, cut and paste.
    public static let command: KeyModifierFlags = KeyModifierFlags(rawValue: 1 << 4)
  }
}

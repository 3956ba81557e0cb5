extension XCUIElement {
  /// The modifier keys that `typeKey(_:modifierFlags:)` holds.
  public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The Caps Lock key.
    ///
    /// It has no effect on the simulated device, because `typeText(_:)` types uppercase letters as they are.
    public static let capsLock: KeyModifierFlags = KeyModifierFlags(rawValue: 1 << 0)
    /// The Shift key.
    ///
    /// Arrow keys extend the selection while this key is held.
    public static let shift: KeyModifierFlags = KeyModifierFlags(rawValue: 1 << 1)
    /// The Control key.
    ///
    /// It has no effect on the simulated device.
    public static let control: KeyModifierFlags = KeyModifierFlags(rawValue: 1 << 2)
    /// The Option key.
    ///
    /// Arrow keys move the caret by words while this key is held.
    public static let option: KeyModifierFlags = KeyModifierFlags(rawValue: 1 << 3)
    /// The Command key.
    ///
    /// While this key is held, arrow keys move the caret to the ends of the line or text, A selects all, and C, X and V copy, cut and paste.
    public static let command: KeyModifierFlags = KeyModifierFlags(rawValue: 1 << 4)
  }
}

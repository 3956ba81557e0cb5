extension View {
  /// Sets the keys of a hardware keyboard that trigger the view's action.
  ///
  /// On the simulated device, it has no effect. There's no hardware keyboard.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the keys of a hardware keyboard that trigger the view's action.
  ///
  /// On the simulated device, it has no effect. There's no hardware keyboard.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the keys of a hardware keyboard that trigger the view's action.
  ///
  /// On the simulated device, it has no effect. There's no hardware keyboard.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { environment(\.keyboardShortcut, shortcut) }

  /// Sets the keys of a hardware keyboard that trigger the view's action.
  ///
  /// On the simulated device, it has no effect. There's no hardware keyboard.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.keyboardShortcut, shortcut) }

  /// Sets an action for a key of a hardware keyboard.
  ///
  /// On the simulated device, it has no effect. The action never runs, because there's no hardware keyboard.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }

  /// Sets an action for a key of a hardware keyboard.
  ///
  /// On the simulated device, it has no effect. The action never runs, because there's no hardware keyboard.
  public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }

  /// Sets an action for keys of a hardware keyboard.
  ///
  /// On the simulated device, it has no effect. The action never runs, because there's no hardware keyboard.
  public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }

  /// Sets an action for all keys of a hardware keyboard.
  ///
  /// On the simulated device, it has no effect. The action never runs, because there's no hardware keyboard.
  public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
}

/// A combination of keys on a hardware keyboard that triggers an action.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The way a shortcut adapts to the keyboard layout.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// The shortcut adapts to the language and its writing direction.
    public static let automatic = Localization(name: "automatic")
    /// The shortcut adapts to the language, but isn't mirrored for its writing direction.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The shortcut doesn't adapt to the keyboard layout.
    public static let custom = Localization(name: "custom")
  }

  /// The key of the shortcut.
  public var key: KeyEquivalent
  /// The modifier keys that are held together with the key.
  public var modifiers: EventModifiers
  /// The way the shortcut adapts to the keyboard layout.
  public var localization: Localization

  /// Creates a keyboard shortcut from a key, modifier keys and a localization.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The Return key, which triggers the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key, which cancels the current action.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key of a hardware keyboard, identified by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// Creates a key from the character that it produces.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from a character literal.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  /// The Up Arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down Arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left Arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right Arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Delete key, which deletes backward.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Forward Delete key.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The Space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
}

/// A set of modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 16)
  /// A key on the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all = EventModifiers(rawValue: 63)
}

/// A key press on a hardware keyboard.
public struct KeyPress: Sendable {
  /// The result of an action for a key press.
  public enum Result: Hashable, Sendable {
    /// The action handled the key press.
    case handled
    /// The action didn't handle the key press, so other views can handle it.
    case ignored
  }

  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The raw value of the set.
    public let rawValue: Int

    /// Creates a set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all = Phases(rawValue: 7)
  }

  /// The phase of the key press.
  public let phase: Phases
  /// The key that is pressed.
  public let key: KeyEquivalent
  /// The characters that the key press produces.
  public let characters: String
  /// The modifier keys that are held together with the key.
  public let modifiers: EventModifiers
}

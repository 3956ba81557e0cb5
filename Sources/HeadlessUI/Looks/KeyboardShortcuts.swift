extension View {
  /// Sets the keys of a hardware keyboard that run the view's action; a simulated phone has only its own keyboard.
  ///
  /// It changes no element.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the keys of a hardware keyboard that run the view's action; a simulated phone has only its own keyboard.
  ///
  /// It changes no element.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the keys of a hardware keyboard that run the view's action; a simulated phone has only its own keyboard.
  ///
  /// It changes no element.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { environment(\.keyboardShortcut, shortcut) }

  /// Sets the keys of a hardware keyboard that run the view's action; a simulated phone has only its own keyboard.
  ///
  /// It changes no element.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.keyboardShortcut, shortcut) }

  /// Runs an action when a key of a hardware keyboard is pressed; a simulated phone has none, so it never runs.
  ///
  /// It changes no element.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }

  /// Runs an action when a key of a hardware keyboard is pressed; a simulated phone has none, so it never runs.
  ///
  /// It changes no element.
  public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }

  /// Runs an action when one of several keys of a hardware keyboard is pressed; a simulated phone has none, so it never runs.
  ///
  /// It changes no element.
  public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }

  /// Runs an action when any key of a hardware keyboard is pressed; a simulated phone has none, so it never runs.
  ///
  /// It changes no element.
  public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
}

/// Keys of a hardware keyboard that run an action together.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// It follows the language and its direction.
    public static let automatic = Localization(name: "automatic")
    /// It follows the language alone.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// It stays as it is.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held with it.
  public var modifiers: EventModifiers
  /// How the shortcut follows the layout of the keyboard.
  public var localization: Localization

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key of a hardware keyboard, by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from a literal.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes what is before the cursor.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes what is behind the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key to the page before.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key to the next page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the block of digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}

/// A press of a key of a hardware keyboard.
public struct KeyPress: Sendable {
  /// What an action did with a press.
  public enum Result: Hashable, Sendable {
    /// It took it, or left it to other views.
    case handled, ignored
  }

  /// Phases of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The raw value of the set.
    public let rawValue: Int

    /// Creates a set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all = Phases(rawValue: 7)
  }

  /// The phase of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters of the press.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
}

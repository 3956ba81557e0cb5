import HeadlessUI
import VirtualTime

/// The result of typing text.
package enum TypingResult: Equatable, Sendable {
  /// A field received the text.
  case typed(RunResult)
  /// No field has the focus.
  case noFocus
}

/// The effect of a hardware keyboard's key in a field.
enum TypedKey: Hashable, Sendable {
  /// Types a character.
  case character(Character)
  /// Moves the caret or changes the text without typing a character.
  case editing(EditingKey)
  /// Deletes the character before the caret.
  case deleteBackward
  /// Presses the return key.
  case `return`
  /// Has no effect in a field.
  case none

  /// Creates the effect of the key that a typed character represents.
  ///
  /// The characters from U+F700 to U+F8FF represent keys, as in AppKit and XCUITest.
  init(_ character: Character) {
    // Check the first byte, because comparing characters is slow and the byte distinguishes almost all characters from keys.
    guard let byte = character.utf8.first, byte < 0x20 || byte == 0x7F || byte == 0xEF else {
      self = .character(character)
      return
    }
    switch character {
    case "\u{8}", "\u{7F}": self = .deleteBackward
    case "\n", "\r", "\u{3}": self = .return
    case "\t": self = .editing(.tab)
    case "\u{1B}": self = .editing(.escape)
    case "\u{F700}": self = .editing(.up)
    case "\u{F701}": self = .editing(.down)
    case "\u{F702}": self = .editing(.left)
    case "\u{F703}": self = .editing(.right)
    case "\u{F728}": self = .editing(.deleteForward)
    case "\u{F729}": self = .editing(.textStart)
    case "\u{F72B}": self = .editing(.textEnd)
    case "\u{F72C}": self = .editing(.pageUp)
    case "\u{F72D}": self = .editing(.pageDown)
    case "\u{F704}"..."\u{F8FF}": self = .none
    default: self = .character(character)
    }
  }
}

/// The modifier keys that are held during a key press.
package struct TypedModifiers: OptionSet, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// The shift key.
  package static let shift = TypedModifiers(rawValue: 1 << 1)
  /// The option key.
  package static let option = TypedModifiers(rawValue: 1 << 3)
  /// The command key.
  package static let command = TypedModifiers(rawValue: 1 << 4)
}

extension Device {
  /// Types into the focused field, key by key.
  ///
  /// Characters that represent keys have the effect of those keys.
  @discardableResult
  package func typeText(_ text: String) -> TypingResult {
    guard frontHost?.focusedInput != nil else { return .noFocus }
    var result = RunResult.settled
    for character in text {
      guard let field = frontHost?.focusedInput else { return .noFocus }
      result = perform(cause: "typing") { type(TypedKey(character), into: field) }
      if case .neverSettles = result { break }
    }
    return .typed(result)
  }

  /// Presses a key of a hardware keyboard with modifier keys.
  @discardableResult
  package func typeKey(_ key: Character, modifiers: TypedModifiers) -> TypingResult {
    guard let field = frontHost?.focusedInput else { return .noFocus }
    let result = perform(cause: "typing") {
      if modifiers.contains(.command), let action = TypedKey(key).editingWithCommand {
        field.press(action, extendingSelection: modifiers.contains(.shift))
      } else if modifiers.contains(.command) {
        runCommand(key, in: field)
      } else if case .editing(let action) = TypedKey(key) {
        field.press(modifiers.contains(.option) ? action.byWords : action, extendingSelection: modifiers.contains(.shift))
      } else {
        let typed = modifiers.contains(.shift) ? Character(key.uppercased()) : key
        type(TypedKey(typed), into: field)
      }
    }
    return .typed(result)
  }

  /// Dismisses the keyboard, so the focused field loses the focus.
  ///
  /// - Returns: Whether there was a keyboard.
  @discardableResult
  package func dismissKeyboard() -> Bool {
    guard frontHost?.focusedInput != nil else { return false }
    perform(cause: "the dismissal of the keyboard") { frontHost?.dismissKeyboard() }
    return true
  }

  private func type(_ key: TypedKey, into field: any KeyInput) {
    switch key {
    case .character(let character): field.insert(character)
    case .editing(let action): field.press(action, extendingSelection: false)
    case .deleteBackward: field.deleteBackward()
    case .return: field.submit()
    case .none: break
    }
  }

  private func runCommand(_ key: Character, in field: any KeyInput) {
    switch key {
    case "a": field.run(.selectAll)
    case "c": field.run(.copy)
    case "x": field.run(.cut)
    case "v": field.run(.paste)
    default: break
    }
  }
}

extension TypedKey {
  /// The effect of the key while the command key is held.
  fileprivate var editingWithCommand: EditingKey? {
    switch self {
    case .editing(.left): .lineStart
    case .editing(.right): .lineEnd
    case .editing(.up): .textStart
    case .editing(.down): .textEnd
    default: nil
    }
  }
}

extension EditingKey {
  /// The effect of the key while the option key is held.
  fileprivate var byWords: EditingKey {
    switch self {
    case .left: .wordLeft
    case .right: .wordRight
    default: self
    }
  }
}

import HeadlessXCUI

extension Keyboard {
  /// What is pressed on the keyboard: one of its special keys, or the characters of a text.
  ///
  /// A string literal is a text: `keyboard.type("Hello", .delete, "p!")`.
  public enum Input: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Characters, one key press each.
    case text(String)
    /// The key that deletes the character before the caret.
    case delete
    /// The shift key, for the next key that is pressed.
    case shift
    /// The key that shows the digits, or the letters again.
    case more
    /// The key that changes to the next language; there is one language, so that it changes nothing.
    case international
    /// The key that puts the keyboard away.
    case dismiss
    /// The key that begins to listen, which changes nothing here.
    case dictation

    /// Creates a text.
    public init(stringLiteral value: String) { self = .text(value) }
  }

  /// Whether a keyboard is on the screen.
  public var isVisible: Bool { underlyingXCUIElement.exists }

  /// Types characters and presses special keys, one after the other; fails the test where no keyboard is on the screen.
  ///
  /// The case of the characters is kept, whatever the field capitalizes, and nothing is corrected. After ``Input/shift`` the next character is pressed as a key of the keyboard,
  /// which the shift key holds for.
  public func type(_ inputs: Input..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      for input in inputs where !InteractionFailure.isStopped { press(input) }
    }
  }

  /// Deletes all of the text of the field that has the focus.
  public func clearText(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      guard requireKeyboard("clear the text") else { return }
      app.typeKey("a", modifierFlags: .command)
      app.typeText(XCUIKeyboardKey.delete.rawValue)
    }
  }

  /// Dismisses the keyboard at once; fails the test where none is on the screen.
  public func dismiss(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      changeDevice("dismiss", "put the keyboard away") { attempt in withoutRecording { HeadlessDriver.dismissKeyboard(as: attempt) } }
    }
  }

  private var app: XCUIElement { parent.underlyingXCUIElement }

  private func press(_ input: Input) {
    switch input {
    case .text(let text): type(text)
    case .delete:
      guard requireKeyboard("press the delete key") else { return }
      app.typeText(XCUIKeyboardKey.delete.rawValue)
    case .shift: key("Shift", isActuallyButton: true).underlyingXCUIElement.tap()
    case .more: key("more").underlyingXCUIElement.tap()
    case .international, .dictation: _ = requireKeyboard("press a key")
    case .dismiss: dismiss()
    }
  }

  private func type(_ text: String) {
    guard requireKeyboard("type") else { return }
    guard isShifted, let first = text.first else { return app.typeText(text) }
    let key = key(String(first).uppercased()).underlyingXCUIElement
    if key.exists { key.tap() } else { app.typeText(String(first)) }
    if text.count > 1 { app.typeText(String(text.dropFirst())) }
  }

  /// Whether the next key is pressed with shift: the keys then have the labels of uppercase letters.
  private var isShifted: Bool { key("Q").underlyingXCUIElement.exists }

  private func requireKeyboard(_ words: String) -> Bool {
    if InteractionFailure.isStopped { return false }
    if isVisible { return true }
    HeadlessDriver.failForInput(.act("\(words) with the keyboard"), .noKeyboardFocus, about: app)
    return false
  }
}

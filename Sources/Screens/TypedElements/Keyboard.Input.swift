import HeadlessXCUI

extension Keyboard {
  /// An input with the keyboard: a special key, or characters.
  ///
  /// A string literal creates an input of characters: `keyboard.type("Hello", .delete, "p!")`.
  public enum Input: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Characters, which are typed one by one.
    case text(String)
    /// The key that deletes the character before the caret.
    case delete
    /// The shift key, which applies to the next key press.
    case shift
    /// The key that switches between letters and digits.
    case more
    /// The key that switches to the next language. It has no effect, because there's only one language.
    case international
    /// The key that dismisses the keyboard.
    case dismiss
    /// The key that starts dictation. It has no effect.
    case dictation

    /// Creates an input of characters.
    public init(stringLiteral value: String) { self = .text(value) }
  }

  /// Whether a keyboard is on the screen.
  public var isVisible: Bool { underlyingXCUIElement.exists }

  /// Types characters and presses special keys, one after another.
  ///
  /// The test fails if there's no keyboard on the screen. The characters are typed as they are, without autocapitalization or autocorrection. After ``Input/shift``, the next
  /// character is typed by tapping its shifted key.
  public func type(_ inputs: Input..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    if case .text(let text)? = inputs.first, inputs.count == 1 { StepArguments.note("type", ["": TypedText(text)], at: fileID, line) }
    CallSite.with(fileID, filePath, line) {
      InteractionFailure.reportingFirst {
        for input in inputs where !InteractionFailure.isStopped { press(input) }
      }
    }
  }

  /// Deletes the whole text of the field that has the focus.
  public func clearText(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      guard requireKeyboard("clear the text") else { return }
      InteractionFailure.reportingFirst {
        app.typeKey("a", modifierFlags: .command)
        app.typeText(XCUIKeyboardKey.delete.rawValue)
      }
    }
  }

  /// Dismisses the keyboard immediately.
  ///
  /// The test fails if there's no keyboard on the screen.
  public func dismiss(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      changeDevice("dismiss", "dismiss the keyboard") { attempt in withoutRecording { HeadlessDriver.dismissKeyboard(as: attempt) } }
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
    StepArguments.showTypedText(text)
    guard isShifted, let first = text.first else { return app.typeText(text) }
    let key = key(String(first).uppercased()).underlyingXCUIElement
    if key.exists { key.tap() } else { app.typeText(String(first)) }
    if text.count > 1 { app.typeText(String(text.dropFirst())) }
  }

  /// Whether the shift key is active, which the uppercase labels of the keys show.
  private var isShifted: Bool { key("Q").underlyingXCUIElement.exists }

  private func requireKeyboard(_ words: String) -> Bool {
    if InteractionFailure.isStopped { return false }
    if isVisible { return true }
    HeadlessDriver.failForInput(.act("\(words) with the keyboard"), .noKeyboardFocus, about: app)
    return false
  }
}

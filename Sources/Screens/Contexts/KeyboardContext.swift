/// Steps about the software keyboard, such as checking its type.
///
/// This package's test cases already conform to this protocol. Other types can adopt it, too.
@preconcurrency @MainActor
public protocol KeyboardContext: VisibilityContext {}

extension KeyboardContext {
  /// Dismisses the keyboard immediately: `When(I: dismissTheKeyboard)`.
  ///
  /// The test fails if there's no keyboard on the screen.
  @_disfavoredOverload public func dismissTheKeyboard() { keyboard.dismiss() }

  /// Dismisses the keyboard immediately.
  ///
  /// The test fails if there's no keyboard on the screen.
  public func dismissTheKeyboard(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    keyboard.dismiss(fileID: fileID, filePath: filePath, line: line)
  }

  /// Waits up to 10 virtual seconds until the keyboard on screen has the given type.
  ///
  /// If it doesn't, the test fails with the keyboard's type.
  public func keyboardType(is type: Keyboard.KeyboardType, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("keyboardType", ["is": type], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      Expectation(name: "type", of: keyboard, expected: Optional(type)) { keyboard.currentType }.check()
    }
  }
}

/// Steps about the software keyboard, such as checking its type.
///
/// This package's test cases already conform to this protocol. Other types can adopt it, too.
@preconcurrency @MainActor
public protocol KeyboardContext: VisibilityContext {}

extension KeyboardContext {
  /// Waits up to 10 virtual seconds until the keyboard on screen has the given type.
  ///
  /// If it doesn't, the test fails with the keyboard's type.
  public func keyboardType(is type: Keyboard.KeyboardType, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      Expectation(name: "type", of: keyboard, expected: Optional(type)) { keyboard.currentType }.check()
    }
  }
}

/// Steps about the software keyboard: checking its type.
///
/// Test cases of this package conform already. Other types can conform, too.
@preconcurrency @MainActor
public protocol KeyboardContext {}

extension KeyboardContext {
  /// Waits until the keyboard on screen has the given type, at most 10 virtual seconds.
  ///
  /// If it doesn't, the test fails with the keyboard's type.
  public func keyboardType(is type: Keyboard.KeyboardType, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      Expectation(name: "type", of: keyboard, expected: Optional(type)) { keyboard.currentType }.check()
    }
  }
}

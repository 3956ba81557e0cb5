/// Steps about the software keyboard: of which type it is.
///
/// A test case of ours has them already; another type adopts the protocol.
@preconcurrency @MainActor
public protocol KeyboardContext {}

extension KeyboardContext {
  /// Waits until the keyboard on screen is of the type (10 virtual seconds at most); fails the test with its type when it is not.
  public func keyboardType(is type: Keyboard.KeyboardType, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      Expectation(name: "type", of: keyboard, expected: Optional(type)) { keyboard.currentType }.check()
    }
  }
}

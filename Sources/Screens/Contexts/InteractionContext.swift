import HeadlessXCUI

/// Steps that touch elements: tapping, typing and adjusting.
///
/// A test case adopts it, and so may a screen.
@preconcurrency @MainActor
public protocol InteractionContext {}

extension InteractionContext {
  /// Taps it, as soon as it exists: `When(I: tap(loginScreen.logInButton))`.
  public func tap(_ element: some Tappable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    element.tap(fileID: fileID, filePath: filePath, line: line)
  }

  /// Taps each element of a list: see ``ElementList/tapAll(fileID:filePath:line:)``.
  public func tap(_ elements: ElementList, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    elements.tapAll(fileID: fileID, filePath: filePath, line: line)
  }

  /// Taps it twice, as soon as it exists.
  public func doubleTap(_ element: some Tappable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    element.doubleTap(fileID: fileID, filePath: filePath, line: line)
  }

  /// Taps it once with two fingers, as soon as it exists.
  public func twoFingerTap(_ element: some Tappable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    element.twoFingerTap(fileID: fileID, filePath: filePath, line: line)
  }

  /// Presses it, as soon as it exists.
  /// - Parameter duration: Virtual seconds that the finger rests.
  public func longPress(
    _ element: some Tappable, duration: Double = 0.5, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    element.longPress(duration: duration, fileID: fileID, filePath: filePath, line: line)
  }

  /// Returns the type of a value, as Swift's own function does: a name that is found here hides that function in a test case.
  nonisolated public func type<Value>(of value: Value) -> Value.Type { Swift.type(of: value) }

  /// Types the text into it; it must have the keyboard focus.
  public func type(_ text: String, into element: some Editable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    element.type(text, fileID: fileID, filePath: filePath, line: line)
  }

  /// Deletes characters from its end; it must have the keyboard focus.
  public func delete(
    _ numberOfCharacters: Int, charactersFrom element: some Editable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    element.delete(numberOfCharacters: numberOfCharacters, fileID: fileID, filePath: filePath, line: line)
  }

  /// Sets its value, as a person would; fails the test when it has that value already.
  public func adjust<A: Adjustable>(_ element: A, to newValue: A.Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    element.adjust(to: newValue, fileID: fileID, filePath: filePath, line: line)
  }

  /// Refreshes it, in the way that it knows.
  public func refresh(_ refreshable: some Refreshable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { refreshable.refresh() }
  }
}

import HeadlessXCUI

/// Steps that interact with elements: tapping, typing and adjusting.
///
/// This package's test cases already conform to this protocol. Screens and other types can adopt it, too.
@preconcurrency @MainActor
public protocol InteractionContext: VisibilityContext {}

extension InteractionContext {
  /// Taps the element as soon as it exists: `When(I: tap(loginScreen.logInButton))`.
  public func tap(_ element: some Tappable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("tap", ["": element], at: fileID, line)
    element.tap(fileID: fileID, filePath: filePath, line: line)
  }

  /// Taps each element of a list.
  ///
  /// For details, see ``ElementList/tapAll(fileID:filePath:line:)``.
  public func tap(_ elements: ElementList, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("tap", ["": elements], at: fileID, line)
    elements.tapAll(fileID: fileID, filePath: filePath, line: line)
  }

  /// Taps the element twice as soon as it exists.
  public func doubleTap(_ element: some Tappable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("doubleTap", ["": element], at: fileID, line)
    element.doubleTap(fileID: fileID, filePath: filePath, line: line)
  }

  /// Taps the element once with two fingers as soon as it exists.
  public func twoFingerTap(_ element: some Tappable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("twoFingerTap", ["": element], at: fileID, line)
    element.twoFingerTap(fileID: fileID, filePath: filePath, line: line)
  }

  /// Presses the element as soon as it exists.
  /// - Parameter duration: The time that the finger rests, in virtual seconds.
  public func longPress(
    _ element: some Tappable, duration: Double = 0.5, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    StepArguments.note("longPress", ["": element, "duration": duration], at: fileID, line)
    element.longPress(duration: duration, fileID: fileID, filePath: filePath, line: line)
  }

  /// Returns the type of a value, like Swift's own function.
  ///
  /// Without this declaration, the functions below that are also called `type` would hide Swift's function in test cases.
  nonisolated public func type<Value>(of value: Value) -> Value.Type { Swift.type(of: value) }

  /// Types text into the element, key by key.
  ///
  /// If no element has the keyboard focus, the step taps the element first. If another element has the focus, the test fails and names that element.
  public func type(_ text: String, into element: some Editable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("type", ["": TypedText(text), "into": element], at: fileID, line)
    TypingFocus.$isAutomatic.withValue(true) { element.type(text, fileID: fileID, filePath: filePath, line: line) }
  }

  /// Deletes characters from the end of the element's text.
  ///
  /// The element must have the keyboard focus.
  public func delete(
    _ numberOfCharacters: Int, charactersFrom element: some Editable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    StepArguments.note("delete", ["": numberOfCharacters, "charactersFrom": element], at: fileID, line)
    element.delete(numberOfCharacters: numberOfCharacters, fileID: fileID, filePath: filePath, line: line)
  }

  /// Deletes the text of a field, with one press of the delete key for each character.
  ///
  /// If the field isn't empty and doesn't have the keyboard focus, the step taps the field first.
  public func clear(_ element: some Editable & Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("clear", ["": element], at: fileID, line)
    select(element).perform(.clearText, fileID: fileID, filePath: filePath, line: line)
  }

  /// Sets the element's value with the gesture that a person would use.
  ///
  /// The test fails if the element already has the value.
  public func adjust<A: Adjustable>(_ element: A, to newValue: A.Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("adjust", ["": element, "to": newValue], at: fileID, line)
    element.adjust(to: newValue, fileID: fileID, filePath: filePath, line: line)
  }

  /// Refreshes a screen or element.
  public func refresh(_ refreshable: some Refreshable, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("refresh", ["": refreshable], at: fileID, line)
    CallSite.with(fileID, filePath, line) { InteractionFailure.reportingFirst { refreshable.refresh() } }
  }
}

import HeadlessXCUI
import ScenarioKit

/// A setting for typing into elements.
enum TypingFocus {
  /// Whether typing taps the element first if no element has the keyboard focus.
  @TaskLocal static var isAutomatic: Bool = false
}

/// Something that a test can type text into.
///
/// Elements get a default implementation.
///
/// The element must already have the keyboard focus. If it doesn't, the test fails and names the element that has the focus. Only the step
/// `type(_:into:)` of ``InteractionContext`` taps the element first, if no element has the focus.
@preconcurrency @MainActor
public protocol Editable {
  /// Waits up to 30 virtual seconds until the element is hittable, then types the text key by key.
  @_disfavoredOverload func type(_ text: String)
  /// Waits until the element is hittable, then deletes characters backward.
  ///
  /// The number can be larger than the number of characters. A negative number fails the test.
  @_disfavoredOverload func delete(numberOfCharacters: Int)
}

extension Editable where Self: Element {
  /// Waits up to 30 virtual seconds until the element is hittable, then types the text key by key.
  ///
  /// Text that's typed into a secure field doesn't appear in the logs.
  @_disfavoredOverload public func type(_ text: String) {
    // The driver hides text that it types. Hide the text here too, in case it's never typed because the field doesn't exist.
    if type == .secureTextField { ScenarioRun.redact(text) }
    perform(.type, recordedAs: "type \(showsTypedText ? text.quoted : "••••••••") into", once: [.exists, .hittable]) { element in
      InteractionFailure.reportingFirst {
        if TypingFocus.isAutomatic { tapIfNothingHasFocus(element) }
        if InteractionFailure.isStopped { return }
        StepArguments.showTypedText(text)
        element.typeText(text)
      }
    }
  }

  /// Whether the log shows the text before it's typed.
  private var showsTypedText: Bool { DryRun.current != nil || type != .secureTextField && HeadlessDriver.isPlainField(underlyingXCUIElement) }

  private func tapIfNothingHasFocus(_ element: XCUIElement) {
    if HeadlessDriver.hasKeyboardFocus { return }
    HeadlessDriver.$attempt.withValue(.act("type into \(element.subject)")) { element.tap() }
    if InteractionFailure.isStopped { return }
    // An app can move the focus a moment after the tap. If no element gets the focus, typing fails the test.
    _ = HeadlessDriver.wait(for: "the keyboard", timeout: 10) { HeadlessDriver.hasKeyboardFocus }
  }

  /// Waits until the element is hittable, then deletes characters backward.
  ///
  /// The number can be larger than the number of characters. A negative number fails the test.
  @_disfavoredOverload public func delete(numberOfCharacters: Int) {
    record("delete", on: underlyingXCUIElement) { subject, _ in "delete \(numberOfCharacters.counted("character")) from \(subject)" }
    let attempt: () -> InteractionFailure.Attempt = { .act("delete from \(subject)") }
    guard numberOfCharacters >= 0 else {
      HeadlessDriver.failForInput(
        attempt(), .unusableNumber(name: "number of characters", value: "\(numberOfCharacters)", allowed: "0 or more"), about: underlyingXCUIElement)
      return
    }
    // The typed keys are stored in a string, so limit the number to keep a huge value from using up the memory.
    let count = min(numberOfCharacters, 100_000)
    InteractionHooks.around(.action, "delete from", underlyingXCUIElement) { begin in
      guard require([.exists, .hittable], attempt: attempt), count > 0 else { return }
      begin()
      if !InteractionFailure.isStopped { withoutRecording { underlyingXCUIElement.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count)) } }
    }
  }
}

extension Editable {
  /// Waits up to 30 virtual seconds until the element is hittable, then types the text key by key.
  public func type(_ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("type", ["": TypedText(text)], at: fileID, line)
    CallSite.with(fileID, filePath, line) { InteractionFailure.reportingFirst { (self.type(_:) as (String) -> Void)(text) } }
  }

  /// Waits until the element is hittable, then deletes characters backward.
  ///
  /// The number can be larger than the number of characters. A negative number fails the test.
  public func delete(numberOfCharacters: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { InteractionFailure.reportingFirst { (self.delete(numberOfCharacters:) as (Int) -> Void)(numberOfCharacters) } }
  }
}

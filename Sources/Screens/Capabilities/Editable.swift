import HeadlessXCUI
import ScenarioKit

/// Something that a test can type text into.
///
/// Elements get a default implementation.
///
/// Typing doesn't tap first. The element must have the keyboard focus. If it doesn't, the test fails with a message that names the element that has the focus.
@preconcurrency @MainActor
public protocol Editable {
  /// Waits until the element is hittable, at most 30 virtual seconds, then types the text key by key.
  @_disfavoredOverload func type(_ text: String)
  /// Waits until the element is hittable, then deletes characters backward.
  ///
  /// The number can be larger than the number of characters. A negative number fails the test.
  @_disfavoredOverload func delete(numberOfCharacters: Int)
}

extension Editable where Self: Element {
  /// Waits until the element is hittable, at most 30 virtual seconds, then types the text key by key.
  ///
  /// Text that's typed into a secure field doesn't appear in the logs.
  @_disfavoredOverload public func type(_ text: String) {
    // The driver hides the text that it types. This also hides text that's never typed because the field doesn't exist.
    if type == .secureTextField { ScenarioRun.redact(text) }
    perform(.type, recordedAs: "type \(type == .secureTextField ? "••••••••" : text.quoted) into", once: [.exists, .hittable]) { $0.typeText(text) }
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
    // No test needs to delete more, and a huge number must not use up the memory.
    let count = min(numberOfCharacters, 100_000)
    InteractionHooks.around(.action, "delete from", underlyingXCUIElement) { begin in
      guard require([.exists, .hittable], attempt: attempt), count > 0 else { return }
      begin()
      if !InteractionFailure.isStopped { withoutRecording { underlyingXCUIElement.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count)) } }
    }
  }
}

extension Editable {
  /// Waits until the element is hittable, at most 30 virtual seconds, then types the text key by key.
  public func type(_ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.type(_:) as (String) -> Void)(text) }
  }

  /// Waits until the element is hittable, then deletes characters backward.
  ///
  /// The number can be larger than the number of characters. A negative number fails the test.
  public func delete(numberOfCharacters: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.delete(numberOfCharacters:) as (Int) -> Void)(numberOfCharacters) }
  }
}

import HeadlessXCUI
import ScenarioKit

/// Something that text can be typed into.
///
/// Every `Element` that adopts it has this already.
///
/// Typing does not tap first: the element must have the keyboard's focus, and the test fails with what has it otherwise.
@preconcurrency @MainActor
public protocol Editable {
  /// Waits until it is hittable (30 virtual seconds at most), then types the text, character by character.
  @_disfavoredOverload func type(_ text: String)
  /// Waits until it is hittable, then deletes backwards; deleting more than there is does no harm, a negative number fails the test.
  @_disfavoredOverload func delete(numberOfCharacters: Int)
}

extension Editable where Self: Element {
  /// Waits until it is hittable (30 virtual seconds at most), then types the text, character by character.
  ///
  /// What is typed into a secure field appears nowhere in the logs.
  @_disfavoredOverload public func type(_ text: String) {
    // The driver hides what it types; this hides what it never gets to type, as the field is not there.
    if type == .secureTextField { ScenarioRun.redact(text) }
    perform(.type, recordedAs: "type \(type == .secureTextField ? "••••••••" : text.quoted) into", once: [.exists, .hittable]) { $0.typeText(text) }
  }

  /// Waits until it is hittable, then deletes backwards; deleting more than there is does no harm, a negative number fails the test.
  @_disfavoredOverload public func delete(numberOfCharacters: Int) {
    record("delete", on: underlyingXCUIElement) { subject, _ in "delete \(numberOfCharacters.counted("character")) from \(subject)" }
    let attempt: () -> InteractionFailure.Attempt = { .act("delete from \(subject)") }
    guard numberOfCharacters >= 0 else {
      HeadlessDriver.failForInput(
        attempt(), .unusableNumber(name: "number of characters", value: "\(numberOfCharacters)", allowed: "0 or more"), about: underlyingXCUIElement)
      return
    }
    // No field of a test holds more; an absurd number must not take the memory.
    let count = min(numberOfCharacters, 100_000)
    InteractionHooks.around(.action, "delete from", underlyingXCUIElement) { begin in
      guard require([.exists, .hittable], attempt: attempt), count > 0 else { return }
      begin()
      if !InteractionFailure.isStopped { withoutRecording { underlyingXCUIElement.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count)) } }
    }
  }
}

extension Editable {
  /// Waits until it is hittable (30 virtual seconds at most), then types the text, character by character.
  public func type(_ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.type(_:) as (String) -> Void)(text) }
  }

  /// Waits until it is hittable, then deletes backwards; deleting more than there is does no harm, a negative number fails the test.
  public func delete(numberOfCharacters: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.delete(numberOfCharacters:) as (Int) -> Void)(numberOfCharacters) }
  }
}

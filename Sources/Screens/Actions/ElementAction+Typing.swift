import HeadlessXCUI
import ScenarioKit

extension ElementAction {
  /// Types text into the element.
  ///
  /// If neither the element nor anything in it or around it has the keyboard focus, the action taps the element first.
  /// The text is typed at the caret, key by key. `\u{8}` deletes backward, and a line feed is the return key. Text that's typed into a secure field doesn't appear in the logs.
  public static func typeText(_ text: String) -> ElementAction {
    ElementAction("type into", body: { $0.type(text) })
  }

  /// Deletes the element's text, with one press of the delete key for each character.
  ///
  /// The action does nothing if the element is empty.
  public static var clearText: ElementAction {
    ElementAction(
      "clear the text of",
      body: { target in
        let count = (target.snapshot.text ?? "").count
        if count > 0 { target.type(XCUIKeyboardKey.end.rawValue + String(repeating: "\u{8}", count: count)) }
      })
  }

  /// Sets the element's text at once, without the keyboard.
  ///
  /// The app is notified in this order: the field gets the focus, its text changes once, it submits, and it loses the focus.
  public static func replaceText(_ text: String) -> ElementAction {
    ElementAction(
      "replace the text of", conditions: [.isEnabled],
      body: { target in
        if target.snapshot.type == .secureTextField { ScenarioRun.redact(text) }
        guard HeadlessDriver.replaceText(of: target.snapshot, with: text, as: target.attempt) else {
          return target.fail("it is not a field for text", advice: "select a text field, a secure field or a text view.")
        }
      })
  }
}

extension ElementAction.Target {
  /// Whether typed text goes to the element, or to something around it or in it.
  @MainActor
  private var hasFocus: Bool { snapshot.hasFocus || snapshot.ancestors.contains(where: \.hasFocus) || snapshot.descendants.contains(where: \.hasFocus) }

  @MainActor
  fileprivate func type(_ text: String) {
    if snapshot.type == .secureTextField { ScenarioRun.redact(text) }
    if !hasFocus {
      HeadlessDriver.tapScreen(at: point(), numberOfTaps: 1, numberOfTouches: 1, as: attempt)
      _ = HeadlessDriver.wait(for: "the keyboard", timeout: 10) { hasFocus }
    }
    element.typeText(text)
  }
}

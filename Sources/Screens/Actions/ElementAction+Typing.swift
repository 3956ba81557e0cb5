import HeadlessXCUI
import ScenarioKit

// Typing, and setting texts.
extension ElementAction {
  /// Types a text into the element; it is tapped first where nothing in it, and nothing around it, has the keyboard focus.
  ///
  /// The text goes where the caret is, key by key; `\u{8}` deletes backward, a line feed is the return key. What is typed into a secure field appears nowhere in the logs.
  public static func typeText(_ text: String) -> ElementAction {
    ElementAction("type into", body: { $0.type(text) })
  }

  /// Removes the text of the element, with one stroke of the delete key for each character; an empty one stays as it is.
  public static var clearText: ElementAction {
    ElementAction(
      "clear the text of",
      body: { target in
        let count = (target.snapshot.text ?? "").count
        if count > 0 { target.type(XCUIKeyboardKey.end.rawValue + String(repeating: "\u{8}", count: count)) }
      })
  }

  /// Sets the text of the element at once, without the keyboard.
  ///
  /// The app is told in this order: the field gets the focus, its text changes once, it submits, and it loses the focus.
  public static func replaceText(_ text: String) -> ElementAction {
    ElementAction(
      "replace the text of", conditions: [.isEnabled],
      body: { target in
        if target.snapshot.type == .secureTextField { ScenarioRun.redact(text) }
        guard HeadlessDriver.replaceText(of: target.snapshot, with: text, as: target.attempt) else {
          return target.fail("it is no field for text", advice: "select a text field, a secure field or a text view.")
        }
      })
  }
}

extension ElementAction.Target {
  /// Whether what is typed goes to the element, or to something around it or in it.
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

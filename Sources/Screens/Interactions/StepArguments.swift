import HeadlessXCUI
import ScenarioKit

/// The arguments of a context's function, for the sentence of the step that calls the function.
@MainActor
enum StepArguments {
  /// Passes the arguments with their labels to the running step, if its sentence shows arguments of the function.
  ///
  /// Otherwise, `arguments` isn't evaluated. The place is the line of the call.
  static func note(_ function: String, _ arguments: @autoclosure () -> KeyValuePairs<String, Any>, at fileID: String, _ line: Int) {
    ScenarioRun.noteArguments(of: function, at: fileID, line, arguments().map { value(of: $0.value, labeled: $0.key) })
  }

  /// Shows the ``TypedText`` of the running step, if it's this text and the field that receives it isn't secure.
  ///
  /// Call the function just before the text is typed.
  static func showTypedText(_ text: String) {
    if HeadlessDriver.typesIntoPlainField { ScenarioRun.showWithheldText(text) }
  }

  private static func value(of argument: Any, labeled label: String) -> StepValue {
    if let typed = argument as? TypedText { return StepValue(label, withheld: typed.text) }
    if let element = argument as? any Element { return StepValue(label, named: element.subject) }
    return StepValue(label, argument)
  }
}

/// A text that a step types.
///
/// Its sentence doesn't show the text until the field that receives the text is known, because the field may be secure.
struct TypedText {
  let text: String

  init(_ text: String) { self.text = text }
}

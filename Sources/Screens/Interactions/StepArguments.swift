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

  private static func value(of argument: Any, labeled label: String) -> StepValue {
    if let element = argument as? any Element { return StepValue(label, named: element.subject) }
    return StepValue(label, argument)
  }
}

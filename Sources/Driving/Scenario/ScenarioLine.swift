/// A step of a written scenario.
struct ScenarioLine: Equatable {
  /// The keyword of a step.
  enum Kind: String {
    /// A keyword, with its text in the scenario.
    case given = "Given", when = "When", then = "Then"
    /// Code that isn't a step.
    case statement = ""
  }

  /// The keyword, before repetitions become “And”.
  let kind: Kind
  /// The label of the step's argument: “I”, “the” or “time”.
  var label: String = "I"
  /// The call of a context's function: `tap(loginScreen.logInButton)`.
  let call: String

  /// Returns the lines as steps.
  ///
  /// A repeated keyword is “And”.
  static func code(_ lines: [ScenarioLine]) -> [String] {
    var previous: Kind?
    return lines.map { line in
      if line.kind == .statement { return line.call }
      let keyword = line.kind == previous ? "And" : line.kind.rawValue
      previous = line.kind
      return "\(keyword)(\(line.label): \(line.call))"
    }
  }
}

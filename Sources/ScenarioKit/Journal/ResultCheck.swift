/// A record of an open scenario: whether it acted, and whether it may have checked the result.
package struct ResultCheck: Sendable {
  /// The note about a scenario that has actions, no `Then`, and no recorded check after them.
  package static let note: String = "no Then, and no check of the result was recorded"

  /// The names of the actions that check something and change nothing.
  private static let checks: Set<String> = ["see", "doNotSee", "state", "expect", "audit"]

  private let isBackground: Bool
  /// Whether the scenario has a `When`, apart from steps in its steps, or an action.
  private var hasAction = false
  /// Whether the scenario may check a result: it has a `Then`, a keyword that isn't Gherkin's, or a check after an action.
  private var mayCheckResult = false

  /// Creates the value of a scenario or background that starts.
  init(isBackground: Bool = false) { self.isBackground = isBackground }

  /// Whether the note about a missing check applies to the scenario.
  var isMissing: Bool { !isBackground && hasAction && !mayCheckResult }

  /// Notes the start of a step or an activity.
  /// - Parameters:
  ///   - keyword: The keyword of the step, or an empty string for an activity, which may check a result.
  ///   - depth: The nesting level of the step: 1 in the scenario, 2 in a step of the scenario.
  mutating func noteStep(keyword: String, depth: Int) {
    switch keyword {
    case "When": if depth == 1 { hasAction = true }
    case "Given", "And", "But": break
    default: mayCheckResult = true
    }
  }

  /// Notes an action or a query of a state.
  /// - Parameter name: The name of the function: “tap”, “see”.
  mutating func noteAction(named name: String) {
    if !Self.checks.contains(name) {
      hasAction = true
    } else if hasAction {
      mayCheckResult = true
    }
  }
}

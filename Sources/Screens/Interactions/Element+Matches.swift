import HeadlessXCUI
import ScenarioKit
import VirtualTime

extension MatcherProblems.Problem {
  /// Fails the interaction.
  @MainActor
  func fail(_ attempt: InteractionFailure.Attempt) {
    if let element { return element.fail(attempt, reason) }
    HeadlessDriver.failForInput(attempt, reason)
  }
}

// The handling of ambiguous elements, where several elements match and the test hasn't chosen one.
extension Element {
  /// Whether several elements match and the test may not refer to the first match.
  ///
  /// Without an id and a matcher, an element refers to the first match.
  var isAmbiguous: Bool { index == 0 && (id != nil || matcher != nil) && HeadlessDriver.matchCount(of: underlyingXCUIElement) > 1 }

  /// Whether the configuration rejects the element because several elements match.
  var isRefusedAsAmbiguous: Bool { TestConfiguration.currentMultipleMatches == .failure && isAmbiguous }

  /// Fails the test with the list of matches.
  func failForMatches(_ attempt: InteractionFailure.Attempt) {
    let element = HeadlessDriver.onlyMatch(of: underlyingXCUIElement)
    let matches = HeadlessDriver.matches(of: element)
    element.fail(
      attempt, .ambiguous(count: matches.count, marks: HeadlessDriver.marks(of: matches)),
      advice: "name the parent that contains it, give it a unique id in the app, or choose the first with select(_:) and atIndex(0).")
  }

  /// Writes a warning about the other matches to the log, if the configuration asks for it.
  func warnOfMatches() {
    guard TestConfiguration.currentMultipleMatches == .warning, !InteractionFailure.isStopped, let run = ScenarioRun.current, isAmbiguous else { return }
    let count = HeadlessDriver.matchCount(of: underlyingXCUIElement)
    run.tell("Warning: \(count) elements match \(subject), and the first is used.")
  }
}

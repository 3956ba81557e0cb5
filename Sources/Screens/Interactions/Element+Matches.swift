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

// What becomes of an element that several elements match, where the test has not said which of them it means.
extension Element {
  /// Whether several elements match now where the test may not have meant the first of them.
  ///
  /// An element that is described by nothing but its place is meant as the first.
  var isAmbiguous: Bool { index == 0 && (id != nil || matcher != nil) && HeadlessDriver.matchCount(of: underlyingXCUIElement) > 1 }

  /// Whether the configuration says that it may not be taken, as several elements match.
  var isRefusedAsAmbiguous: Bool { TestConfiguration.currentMultipleMatches == .failure && isAmbiguous }

  /// Fails the test with the list of matches.
  func failForMatches(_ attempt: InteractionFailure.Attempt) {
    let element = HeadlessDriver.onlyMatch(of: underlyingXCUIElement)
    let matches = HeadlessDriver.matches(of: element)
    element.fail(
      attempt, .ambiguous(count: matches.count, marks: HeadlessDriver.marks(of: matches)),
      advice: "name the parent that it is in, give it an id of its own in the app, or take the first with select(_:) and atIndex(0).")
  }

  /// Notes the other matches in the log, where the configuration says so.
  func warnOfMatches() {
    guard TestConfiguration.currentMultipleMatches == .warning, !InteractionFailure.isStopped, let run = ScenarioRun.current, isAmbiguous else { return }
    let count = HeadlessDriver.matchCount(of: underlyingXCUIElement)
    run.tell("Warning: \(count) elements match \(subject), and the first of them is taken.")
  }
}

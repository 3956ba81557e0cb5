import HeadlessXCUI

/// The problems that make it impossible to test a matcher, such as a missing reference element.
@MainActor
final class MatcherProblems {
  /// A problem and the element that it's about.
  struct Problem {
    let element: XCUIElement?
    let reason: InteractionFailure.Reason
  }

  /// The collected problems of the current interaction.
  @TaskLocal static var current: MatcherProblems?

  /// The first problem since the last ``reset()``.
  private(set) var first: Problem?

  nonisolated init() {}

  func reset() { first = nil }

  /// Returns whether a condition is true and was tested without a problem.
  func judge(_ condition: () -> Bool) -> Bool {
    reset()
    return condition() && first == nil
  }

  /// Stores a problem for the current interaction.
  static func note(_ element: XCUIElement?, _ reason: InteractionFailure.Reason) {
    guard let current, current.first == nil else { return }
    current.first = Problem(element: element, reason: reason)
  }
}

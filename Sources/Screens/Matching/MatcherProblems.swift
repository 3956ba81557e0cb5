import HeadlessXCUI

/// What kept a claim from being judged, where that is no mismatch: the element that it compares with is not there.
@MainActor
final class MatcherProblems {
  /// An element, and what is wrong with it.
  struct Problem {
    let element: XCUIElement?
    let reason: InteractionFailure.Reason
  }

  /// Where the interaction that is under way collects problems.
  @TaskLocal static var current: MatcherProblems?

  /// The first one since the last ``reset()``.
  private(set) var first: Problem?

  nonisolated init() {}

  func reset() { first = nil }

  /// Returns whether something holds, and could be judged.
  func judge(_ condition: () -> Bool) -> Bool {
    reset()
    return condition() && first == nil
  }

  /// Keeps a problem for the interaction that is under way.
  static func note(_ element: XCUIElement?, _ reason: InteractionFailure.Reason) {
    guard let current, current.first == nil else { return }
    current.first = Problem(element: element, reason: reason)
  }
}

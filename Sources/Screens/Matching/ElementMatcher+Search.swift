import HeadlessXCUI

extension ElementMatcher {
  /// Returns all elements in a scope that match, at any depth and in tree order.
  ///
  /// The elements belong to a snapshot of the whole screen, which has no hidden elements. Text and images inside a control are left out if another element matches, because a
  /// person would refer to the control.
  /// - Parameter scope: The element to search. The element itself isn't included.
  @MainActor public func matches(in scope: ElementSnapshot) -> [ElementSnapshot] { liveMatches(in: scope).copied }

  /// Returns the matching elements as live elements, which change with the screen.
  @MainActor package func liveMatches(in scope: ElementSnapshot) -> [ElementSnapshot] {
    guard let find = index.element else { return HeadlessDriver.snapshots(matching: condition, in: scope) }
    guard let only = find(), only.isDescendant(of: scope), test(only) else { return [] }
    return [only]
  }

  /// Returns the number of elements in a scope that each part of the matcher excludes, in the order of the parts.
  @MainActor func tally(in scope: ElementSnapshot) -> InteractionFailure.Tally { HeadlessDriver.tally(of: condition, in: scope) }

  /// The matcher as a condition for the driver.
  nonisolated var condition: HeadlessDriver.Condition {
    var condition = HeadlessDriver.Condition(
      description: description, type: index.type, string: index.string, prefersNamedElements: index.prefersNamedElements, test: test,
      parts: conjuncts.map { ($0.description, $0.test) })
    if dependsOnSearch { condition.prepare = { @MainActor in self.forSearch().test } }
    return condition
  }
}

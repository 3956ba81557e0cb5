import HeadlessXCUI

// Searches for matching elements.
extension ElementMatcher {
  /// Returns all elements in a scope that match, at any depth and in tree order.
  ///
  /// The elements belong to a snapshot of the whole screen. Hidden elements don't exist. A text or an image inside a control is left out if another element matches, because a person
  /// would name the control.
  /// - Parameter scope: The element to search. The element itself isn't a match.
  @MainActor public func matches(in scope: ElementSnapshot) -> [ElementSnapshot] { liveMatches(in: scope).copied }

  /// Returns the matching elements as live elements, which change with the screen.
  @MainActor package func liveMatches(in scope: ElementSnapshot) -> [ElementSnapshot] {
    guard let find = index.element else { return HeadlessDriver.snapshots(matching: condition, in: scope) }
    guard let only = find(), only.isDescendant(of: scope), test(only) else { return [] }
    return [only]
  }

  /// Returns how many elements in a scope each part of the matcher rules out, in the written order.
  @MainActor func tally(in scope: ElementSnapshot) -> InteractionFailure.Tally { HeadlessDriver.tally(of: condition, in: scope) }

  /// The matcher in the driver's form.
  nonisolated var condition: HeadlessDriver.Condition {
    var condition = HeadlessDriver.Condition(
      description: description, type: index.type, string: index.string, prefersNamedElements: index.prefersNamedElements, test: test,
      parts: conjuncts.map { ($0.description, $0.test) })
    if dependsOnSearch { condition.prepare = { @MainActor in self.forSearch().test } }
    return condition
  }
}

import HeadlessXCUI

// Looking for what matches.
extension ElementMatcher {
  /// All elements in a scope of which the claim is true, at any depth and in tree order, with the whole screen as it is now.
  ///
  /// The text or the image within a control is left out where another element matches: a person would name the control. Hidden elements do not exist.
  /// - Parameter scope: The element to look in; it is no match itself.
  @MainActor public func matches(in scope: ElementSnapshot) -> [ElementSnapshot] { liveMatches(in: scope).copied }

  /// The same elements, which change with the screen.
  @MainActor package func liveMatches(in scope: ElementSnapshot) -> [ElementSnapshot] {
    guard let find = index.element else { return HeadlessDriver.snapshots(matching: condition, in: scope) }
    guard let only = find(), only.isDescendant(of: scope), test(only) else { return [] }
    return [only]
  }

  /// Which part of the claim ruled out how many of the elements in a scope, in the written order.
  @MainActor func tally(in scope: ElementSnapshot) -> InteractionFailure.Tally { HeadlessDriver.tally(of: condition, in: scope) }

  /// The claim as the driver takes it.
  nonisolated var condition: HeadlessDriver.Condition {
    var condition = HeadlessDriver.Condition(
      description: description, type: index.type, string: index.string, prefersNamedElements: index.prefersNamedElements, test: test,
      parts: conjuncts.map { ($0.description, $0.test) })
    if dependsOnSearch { condition.prepare = { @MainActor in self.forSearch().test } }
    return condition
  }
}

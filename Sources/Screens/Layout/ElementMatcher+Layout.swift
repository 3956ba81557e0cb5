import HeadlessXCUI

extension ElementMatcher {
  /// Matches elements whose layout meets all constraints.
  ///
  /// For example, `.layout(.below(photo, by: 8), .aligned(.leading, with: photo))`.
  ///
  /// If a reference element doesn't exist or isn't unique, actions, assertions and lists fail, regardless of the other conditions. Elsewhere, the matcher matches nothing.
  nonisolated public static func layout(_ first: LayoutConstraint, _ others: LayoutConstraint...) -> ElementMatcher { layout([first] + others) }

  /// Matches elements whose layout meets all listed constraints.
  ///
  /// An empty list fails the action or the assertion.
  nonisolated public static func layout(_ constraints: [LayoutConstraint]) -> ElementMatcher {
    if constraints.isEmpty {
      return ElementMatcher("has a layout") { _ in
        MatcherProblems.note(nil, .noArguments(function: "layout(_:)"))
        return false
      }
    }
    return .allOf(constraints.map { comparing($0) })
  }

  /// Matches elements whose layout doesn't meet a constraint.
  ///
  /// An absent element has no layout and doesn't match.
  nonisolated static func layout(not constraint: LayoutConstraint) -> ElementMatcher { not(comparing(constraint), matchesAbsence: { false }) }

  nonisolated private static func comparing(_ constraint: LayoutConstraint) -> ElementMatcher {
    let forSearch: @MainActor () -> ElementMatcher = {
      let other = constraint.reference.find()
      return comparing(constraint) { other }
    }
    return comparing(constraint, forSearch: forSearch) { constraint.reference.find() }
  }

  nonisolated private static func comparing(
    _ constraint: LayoutConstraint, forSearch: (@MainActor () -> ElementMatcher)? = nil, with find: @escaping @MainActor () -> ElementSnapshot?
  ) -> ElementMatcher {
    ElementMatcher(
      constraint.description, forSearch: forSearch,
      details: { element in
        guard let other = find() else { return nil }
        let (frame, excess) = (element.frame, constraint.excess(element.frame, other.frame))
        let facts = "its frame is \(frame.text), and the frame of \(constraint.reference.words) is \(other.frame.text)"
        return Details(
          mismatch: excess < 0.00001 ? "only touches it" : "is off by \(excess < 0.0005 ? "less than 0.001 points" : excess.points)", facts: facts,
          advice: "check how the app lays them out, or allow a tolerance in points with within(_:).")
      },
      test: { element in
        guard let other = find() else { return false }
        return constraint.holds(element.frame, other.frame)
      })
  }
}

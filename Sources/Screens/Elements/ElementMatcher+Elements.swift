import HeadlessXCUI

// Matchers that refer to an `Element`, such as `Button(id: "Log in")`.
extension ElementMatcher {
  /// Matches the element on screen that the given element describes with its type, id, parent and index.
  nonisolated public static func element(_ element: some Element) -> ElementMatcher {
    let find: @MainActor () -> ElementSnapshot? = { HeadlessDriver.elementSnapshot(of: element.underlyingXCUIElement) }
    let words = element.id.map { "the id \($0.quoted)" } ?? "the index \(element.index)"
    let kind = InteractionFailure.Wording.typedElements.text("\(.kind(InteractionFailure.ElementName(type: element.type)))")
    let index = element.index == 0 || element.id == nil ? "" : " at index \(element.index)"
    let description = "is the \(kind) with \(words)\(index)"
    let forSearch: @MainActor () -> ElementMatcher = {
      let found = find()
      return ElementMatcher(description, index: IndexedPart(element: { found })) { $0.id == found?.id }
    }
    return ElementMatcher(description, index: IndexedPart(element: find), forSearch: forSearch) { $0.id == find()?.id }
  }

  /// Matches elements whose frame intersects another element's frame, even if the elements are covered.
  nonisolated public static func isVisible(in other: some Element) -> ElementMatcher {
    let area: @MainActor () -> CGRect? = { HeadlessDriver.elementSnapshot(of: other.underlyingXCUIElement)?.frame }
    let forSearch: @MainActor () -> ElementMatcher = {
      let area = area()
      return isVisible(in: { area })
    }
    return isVisible(in: area, forSearch: forSearch)
  }

  nonisolated private static func isVisible(in area: @escaping @MainActor () -> CGRect?, forSearch: (@MainActor () -> ElementMatcher)? = nil) -> ElementMatcher {
    ElementMatcher("is visible in another element", forSearch: forSearch) { element in
      guard let area = area() else { return false }
      let common = element.frame.intersection(area)
      return !common.isNull && common.width > 0 && common.height > 0
    }
  }
}

extension Element {
  /// A snapshot of the element within the whole screen, or `nil` if the element doesn't exist.
  ///
  /// Reading it never fails the test.
  public var snapshot: ElementSnapshot? { HeadlessDriver.elementSnapshot(of: underlyingXCUIElement)?.copy() }

  /// Returns whether the element matches now.
  ///
  /// The matcher gets `nil` if the element doesn't exist.
  ///
  /// This function never fails the test.
  public func matches(_ matcher: ElementMatcher) -> Bool {
    let problems = MatcherProblems()
    return MatcherProblems.$current.withValue(problems) { problems.judge { matcher.matches(HeadlessDriver.elementSnapshot(of: underlyingXCUIElement)) } }
  }
}

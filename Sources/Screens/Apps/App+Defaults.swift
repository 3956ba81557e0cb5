import HeadlessXCUI

// The app under test is the default parent of elements and the default scope of searches.
extension Element {
  /// The app under test.
  nonisolated public var parent: any Element { App.shared }
}

extension ElementMatcher {
  /// Returns all elements in another element that match, at any depth and in tree order.
  ///
  /// The elements belong to a snapshot of the whole screen.
  /// - Parameter scope: The element to search. The default is the app under test. If the element doesn't exist, nothing matches.
  @MainActor public func matches(in scope: any Element = App.shared) -> [ElementSnapshot] {
    HeadlessDriver.elementSnapshot(of: scope.underlyingXCUIElement).map { matches(in: $0) } ?? []
  }
}

import HeadlessXCUI

// The app under test is what elements are in, and what is searched, unless a test says otherwise.
extension Element {
  /// The app under test.
  nonisolated public var parent: any Element { App.shared }
}

extension ElementMatcher {
  /// All elements in a typed element of which the claim is true, at any depth and in tree order, with the whole screen as it is now.
  /// - Parameter scope: The element to look in; by default the app under test. Where it does not exist, nothing matches.
  @MainActor public func matches(in scope: any Element = App.shared) -> [ElementSnapshot] {
    HeadlessDriver.elementSnapshot(of: scope.underlyingXCUIElement).map { matches(in: $0) } ?? []
  }
}

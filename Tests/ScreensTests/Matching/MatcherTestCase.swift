import Screens

/// The base class of tests for matchers and lists of elements.
///
/// Each test shows its own views.
@preconcurrency @MainActor
class MatcherTestCase: FailureTestCase {
  /// Returns the names of the current matches: the label, or else the identifier, or else the type.
  func names(_ matcher: ElementMatcher) -> [String] { matcher.matches().map(\.name) }
}

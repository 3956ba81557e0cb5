import Screens

/// The base class of tests of matchers and lists of elements: each shows views of its own.
@preconcurrency @MainActor
class MatcherTestCase: FailureTestCase {
  /// The names of what matches now: label, else identifier, else type.
  func names(_ matcher: ElementMatcher) -> [String] { matcher.matches().map(\.name) }
}

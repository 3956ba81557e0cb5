import ScreenTestKit

/// The base class of tests of matchers and lists of elements: each shows views of its own.
@preconcurrency @MainActor
class MatcherTestCase: EarlGreyTestCase {
  /// The names of what matches now: label, else identifier, else type.
  func names(_ matcher: ElementMatcher) -> [String] { matcher.matches().map(\.name) }
}

extension ElementSnapshot {
  /// The label, else the identifier, else the type.
  var name: String { !label.isEmpty ? label : !identifier.isEmpty ? identifier : type.name }
}

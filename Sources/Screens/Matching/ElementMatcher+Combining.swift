import HeadlessXCUI

extension ElementMatcher {
  /// Matches elements that satisfy both matchers.
  ///
  /// The second is checked only if the first matches.
  nonisolated public static func && (first: ElementMatcher, second: ElementMatcher) -> ElementMatcher {
    allOf(first.conjuncts + second.conjuncts)
  }

  /// Matches elements that satisfy one of the matchers.
  ///
  /// The second is checked only if the first doesn't match.
  nonisolated public static func || (first: ElementMatcher, second: ElementMatcher) -> ElementMatcher { anyOf([first, second]) }

  /// Matches elements that don't satisfy a matcher.
  ///
  /// The result matches the absence of an element if the given matcher doesn't.
  nonisolated public static prefix func ! (matcher: ElementMatcher) -> ElementMatcher { not(matcher) }

  /// Matches elements that satisfy all matchers.
  ///
  /// The matchers are checked in order until one doesn't match.
  nonisolated public static func allOf(_ first: ElementMatcher, _ others: ElementMatcher...) -> ElementMatcher { allOf([first] + others) }

  /// Matches elements that satisfy all listed matchers.
  ///
  /// The matchers are checked in order until one doesn't match. An empty list matches nothing, and fails the action, the assertion or the list of elements that uses it.
  nonisolated public static func allOf(_ matchers: [ElementMatcher]) -> ElementMatcher {
    if matchers.isEmpty { return ofNoMatchers("matches all of 0 matchers", function: "allOf(_:)") }
    let parts = matchers.flatMap(\.conjuncts)
    if parts.count == 1 { return parts[0] }
    var index = IndexedPart()
    for part in parts {
      if index.type == .any { index.type = part.index.type }
      index.string = index.string ?? part.index.string
      index.prefersNamedElements = index.prefersNamedElements || part.index.prefersNamedElements
      index.element = index.element ?? part.index.element
    }
    let tests = parts.map(\.test)
    let description = parts.map { $0.isDisjunction ? "(\($0))" : "\($0)" }.listed
    let matchesAbsence: @MainActor () -> Bool = { parts.allSatisfy { $0.matches(nil) } }
    let forSearch = parts.forSearch { allOf($0) }
    // Only matchers of views match a view without an element, so all parts must be such matchers.
    let viewTests = parts.compactMap(\.viewTest)
    let viewTest: (@MainActor (Any.Type) -> Bool)? = parts.isEmpty || viewTests.count < parts.count ? nil : { @MainActor type in viewTests.allSatisfy { $0(type) } }
    // Avoid a loop for two parts, because most conjunctions have two and a search tests many elements.
    if tests.count == 2 {
      let (first, second) = (tests[0], tests[1])
      return ElementMatcher(description, index: index, parts: parts, forSearch: forSearch, viewTest: viewTest, matchesAbsence: matchesAbsence) { first($0) && second($0) }
    }
    return ElementMatcher(description, index: index, parts: parts, forSearch: forSearch, viewTest: viewTest, matchesAbsence: matchesAbsence) { element in
      for test in tests where !test(element) { return false }
      return true
    }
  }

  /// Matches elements that satisfy at least one matcher.
  ///
  /// The matchers are checked in order until one matches.
  nonisolated public static func anyOf(_ first: ElementMatcher, _ others: ElementMatcher...) -> ElementMatcher { anyOf([first] + others) }

  /// Matches elements that satisfy at least one of the listed matchers.
  ///
  /// The matchers are checked in order until one matches. An empty list matches nothing, and fails the action, the assertion or the list of elements that uses it.
  nonisolated public static func anyOf(_ matchers: [ElementMatcher]) -> ElementMatcher {
    if matchers.isEmpty { return ofNoMatchers("matches one of 0 matchers", function: "anyOf(_:)") }
    if matchers.count == 1 { return matchers[0] }
    let tests = matchers.map(\.test)
    let words = matchers.map { $0.isConjunction ? "(\($0))" : "\($0)" }
    let description = words.joined(separator: " or ")
    let forSearch = matchers.forSearch { anyOf($0) }
    let index = IndexedPart(prefersNamedElements: matchers.contains(where: \.index.prefersNamedElements))
    let matchesAbsence: @MainActor () -> Bool = { matchers.contains { $0.matches(nil) } }
    let viewTests = matchers.compactMap(\.viewTest)
    let viewTest: (@MainActor (Any.Type) -> Bool)? = viewTests.isEmpty ? nil : { @MainActor type in viewTests.contains { $0(type) } }
    return ElementMatcher(
      description, index: index, isDisjunction: matchers.count > 1, forSearch: forSearch, viewTest: viewTest, matchesAbsence: matchesAbsence
    ) { element in
      for test in tests where test(element) { return true }
      return false
    }
  }

  /// Returns the matcher for an empty list, which matches nothing and fails the interaction.
  nonisolated private static func ofNoMatchers(_ description: String, function: String) -> ElementMatcher {
    let refuse: @MainActor @Sendable () -> Bool = {
      MatcherProblems.note(nil, .noArguments(function: function))
      return false
    }
    return ElementMatcher(description, matchesAbsence: refuse, test: { _ in refuse() })
  }

  /// Matches elements that don't satisfy a matcher.
  ///
  /// The result matches the absence of an element if the given matcher doesn't.
  nonisolated public static func not(_ matcher: ElementMatcher) -> ElementMatcher { not(matcher, matchesAbsence: { !matcher.matches(nil) }) }

  nonisolated static func not(_ matcher: ElementMatcher, matchesAbsence: @escaping @MainActor () -> Bool) -> ElementMatcher {
    let (test, description) = (matcher.test, matcher.negatedDescription)
    let details = matcher.details.map { details in
      { @MainActor (element: ElementSnapshot) in
        details(element).map { Details(mismatch: matcher.description, facts: $0.facts, advice: $0.advice) }
      }
    }
    return ElementMatcher(description, forSearch: [matcher].forSearch { not($0[0], matchesAbsence: matchesAbsence) }, matchesAbsence: matchesAbsence, details: details) {
      !test($0)
    }
  }

  /// The description of the opposite, such as “is not enabled”.
  nonisolated var negatedDescription: String {
    if !isConjunction, !isDisjunction {
      return description.negatedClaim
    }
    return "does not match “\(description)”"
  }
}

extension [ElementMatcher] {
  /// Returns a closure that combines the matchers for one search, or `nil` if no matcher depends on the search.
  nonisolated func forSearch(_ combine: @escaping @MainActor ([ElementMatcher]) -> ElementMatcher) -> (@MainActor () -> ElementMatcher)? {
    if !contains(where: \.dependsOnSearch) { return nil }
    return { @MainActor in combine(self.map { $0.forSearch() }) }
  }
}

extension String {
  /// The opposite of a description, such as “is not enabled” for “is enabled”.
  nonisolated var negatedClaim: String {
    if hasPrefix("is not ") { return "is " + dropFirst(7) }
    if hasPrefix("is ") { return "is not " + dropFirst(3) }
    if hasPrefix("has no ") { return "has " + dropFirst(7) }
    if hasPrefix("has ") { return "does not have " + dropFirst(4) }
    return self == "exists" ? "does not exist" : "does not match “\(self)”"
  }
}

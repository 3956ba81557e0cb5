import HeadlessXCUI

// Claims made of other claims.
extension ElementMatcher {
  /// Matches an element of which both claims are true; the second is checked only if the first one is.
  nonisolated public static func && (first: ElementMatcher, second: ElementMatcher) -> ElementMatcher {
    allOf(first.conjuncts + second.conjuncts)
  }

  /// Matches an element of which one of the claims is true; the second is checked only if the first one is not.
  nonisolated public static func || (first: ElementMatcher, second: ElementMatcher) -> ElementMatcher { anyOf([first, second]) }

  /// Matches an element of which the claim is not true, and an absent one of which it is not true.
  nonisolated public static prefix func ! (matcher: ElementMatcher) -> ElementMatcher { not(matcher) }

  /// Matches an element of which all claims are true, checked in this order until one is not.
  nonisolated public static func allOf(_ first: ElementMatcher, _ others: ElementMatcher...) -> ElementMatcher { allOf([first] + others) }

  /// Matches an element of which all claims are true, checked in this order until one is not; of no claims every element.
  nonisolated public static func allOf(_ matchers: [ElementMatcher]) -> ElementMatcher {
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
    let description = parts.isEmpty ? "is anything" : parts.map { $0.isDisjunction ? "(\($0))" : "\($0)" }.listed
    let matchesAbsence: @MainActor () -> Bool = { parts.allSatisfy { $0.matches(nil) } }
    let forSearch = parts.forSearch { allOf($0) }
    // Most have two parts, and a search asks them of many elements.
    if tests.count == 2 {
      let (first, second) = (tests[0], tests[1])
      return ElementMatcher(description, index: index, parts: parts, forSearch: forSearch, matchesAbsence: matchesAbsence) { first($0) && second($0) }
    }
    return ElementMatcher(description, index: index, parts: parts, forSearch: forSearch, matchesAbsence: matchesAbsence) { element in
      for test in tests where !test(element) { return false }
      return true
    }
  }

  /// Matches an element of which at least one claim is true, checked in this order until one is.
  nonisolated public static func anyOf(_ first: ElementMatcher, _ others: ElementMatcher...) -> ElementMatcher { anyOf([first] + others) }

  /// Matches an element of which at least one claim is true, checked in this order until one is; of no claims no element.
  nonisolated public static func anyOf(_ matchers: [ElementMatcher]) -> ElementMatcher {
    if matchers.count == 1 { return matchers[0] }
    let tests = matchers.map(\.test)
    let words = matchers.map { $0.isConjunction ? "(\($0))" : "\($0)" }
    let description = words.isEmpty ? "is nothing" : words.joined(separator: " or ")
    let forSearch = matchers.forSearch { anyOf($0) }
    let index = IndexedPart(prefersNamedElements: matchers.contains(where: \.index.prefersNamedElements))
    let matchesAbsence: @MainActor () -> Bool = { matchers.contains { $0.matches(nil) } }
    return ElementMatcher(description, index: index, isDisjunction: matchers.count > 1, forSearch: forSearch, matchesAbsence: matchesAbsence) { element in
      for test in tests where test(element) { return true }
      return false
    }
  }

  /// Matches an element of which the claim is not true, and an absent one of which it is not true.
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

  /// The opposite in words: “is not enabled”.
  nonisolated var negatedDescription: String {
    if !isConjunction, !isDisjunction {
      return description.negatedClaim
    }
    return "does not match “\(description)”"
  }
}

extension [ElementMatcher] {
  /// How a claim made of these is made for one search; `nil` where it is the same for all.
  nonisolated func forSearch(_ combine: @escaping @MainActor ([ElementMatcher]) -> ElementMatcher) -> (@MainActor () -> ElementMatcher)? {
    if !contains(where: \.dependsOnSearch) { return nil }
    return { @MainActor in combine(self.map { $0.forSearch() }) }
  }
}

extension String {
  /// The opposite of one claim: “is not enabled” for “is enabled”.
  nonisolated var negatedClaim: String {
    if hasPrefix("is not ") { return "is " + dropFirst(7) }
    if hasPrefix("is ") { return "is not " + dropFirst(3) }
    if hasPrefix("has ") { return "does not have " + dropFirst(4) }
    return self == "exists" ? "does not exist" : "does not match “\(self)”"
  }
}

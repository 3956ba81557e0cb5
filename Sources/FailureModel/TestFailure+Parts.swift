extension TestFailure {
  /// The action or expectation that failed.
  ///
  /// A message starts with these words.
  public enum Attempt: Equatable, Sendable {
    /// An action, as a verb phrase: “tap Button “Log in””.
    case act(String)
    /// An expectation, as a noun phrase and an infinitive: “Button “Log in” to be enabled”.
    case expect(String)
  }

  /// An expected value and the actual value.
  public struct Difference: Equatable, Sendable {
    /// The expected value or state: “is enabled”, or “30” in quotes.
    public var expected: String
    /// The actual value or state.
    public var actual: String
    /// A short remark about the actual value.
    public var detail: String?
    /// A sentence that explains how two strings that look the same differ.
    public var hint: String?
    /// Whether this expectation was met while another one wasn't.
    public var isMet: Bool

    /// Creates a difference between an expected and an actual value.
    public init(expected: String, actual: String, detail: String? = nil, hint: String? = nil, isMet: Bool = false) {
      self.expected = expected
      self.actual = actual
      self.detail = detail
      self.hint = hint
      self.isMet = isMet
    }
  }

  /// The elements found in the part of the screen that a query searched.
  public struct Findings: Equatable, Sendable {
    /// A sentence with the kind, place, and number of elements.
    ///
    /// For example: Found instead: 2 Buttons in App “NotInstagram”.
    public var heading: String
    /// The first of the elements found, in tree order.
    public var candidates: [ElementRecord]
    /// The number of elements found.
    public var count: Int
    /// A sentence about the element that nearly matches the query.
    public var nearest: String?

    /// Creates findings from a heading and the first elements.
    public init(heading: String, candidates: [ElementRecord], count: Int, nearest: String? = nil) {
      self.heading = heading
      self.candidates = candidates
      self.count = count
      self.nearest = nearest
    }
  }
}

extension TestFailure {
  /// Returns a copy of the failure with every string transformed by a closure, such as redaction.
  package func mapTexts(_ transform: (String) -> String) -> TestFailure {
    var failure = self
    switch attempt {
    case .act(let text): failure.attempt = .act(transform(text))
    case .expect(let text): failure.attempt = .expect(transform(text))
    case nil: break
    }
    failure.reason = transform(reason)
    failure.differences = differences.map { difference in
      Difference(
        expected: transform(difference.expected), actual: transform(difference.actual), detail: difference.detail.map(transform),
        hint: difference.hint.map(transform), isMet: difference.isMet)
    }
    failure.wait = wait?.mapTexts(transform)
    failure.explanation = explanation.map(transform)
    failure.query = query.map(transform)
    failure.findings = findings.map { findings in
      Findings(
        heading: transform(findings.heading), candidates: findings.candidates.map { $0.mapTexts(transform) }, count: findings.count,
        nearest: findings.nearest.map(transform))
    }
    failure.advice = advice.map(transform)
    failure.screen = screen.map(transform)
    failure.briefScreen = briefScreen.map(transform)
    return failure
  }
}

extension TestFailure {
  /// What a test attempted when it failed: the first words of a message.
  public enum Attempt: Equatable, Sendable {
    /// A verb phrase: “tap Button “Log in””.
    case act(String)
    /// A noun phrase and what should become of it: “Button “Log in” to be enabled”.
    case expect(String)
  }

  /// What was expected, and what was there instead.
  public struct Difference: Equatable, Sendable {
    /// What was expected: “is enabled”, or “30” in quotes.
    public var expected: String
    /// What was there.
    public var actual: String
    /// More about what was there, in a few words.
    public var detail: String?
    /// What tells two texts apart that look alike, in a sentence.
    public var hint: String?
    /// True when this expectation was met and another one was not.
    public var isMet: Bool

    /// Creates a difference.
    public init(expected: String, actual: String, detail: String? = nil, hint: String? = nil, isMet: Bool = false) {
      self.expected = expected
      self.actual = actual
      self.detail = detail
      self.hint = hint
      self.isMet = isMet
    }
  }

  /// What was found on the screen where a query looked.
  public struct Findings: Equatable, Sendable {
    /// What was looked at and how many there are, as a sentence: Found instead: 2 Buttons in App “NotInstagram”.
    public var heading: String
    /// The first of the elements, in tree order.
    public var candidates: [ElementRecord]
    /// How many there were.
    public var count: Int
    /// A sentence about the nearest miss.
    public var nearest: String?

    /// Creates findings.
    public init(heading: String, candidates: [ElementRecord], count: Int, nearest: String? = nil) {
      self.heading = heading
      self.candidates = candidates
      self.count = count
      self.nearest = nearest
    }
  }
}

extension TestFailure {
  /// The failure with every text in it passed through a function, as redaction needs it.
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
    return failure
  }
}

import HeadlessXCUI

// Matchers for texts.
extension ValueMatcher where Value == String {
  /// Matches texts that contain another text.
  public static func contains(_ part: String) -> ValueMatcher { ValueMatcher("contains \(part.quoted)") { $0.contains(part) } }

  /// Matches texts that start with another text.
  public static func hasPrefix(_ prefix: String) -> ValueMatcher { ValueMatcher("begins with \(prefix.quoted)") { $0.hasPrefix(prefix) } }

  /// Matches texts that end with another text.
  public static func hasSuffix(_ suffix: String) -> ValueMatcher { ValueMatcher("ends with \(suffix.quoted)") { $0.hasSuffix(suffix) } }

  /// Matches texts that are equal to another text if case is ignored.
  public static func equalIgnoringCase(_ text: String) -> ValueMatcher {
    ValueMatcher("is \(text.quoted), ignoring case") { $0.caseInsensitiveCompare(text) == .orderedSame }
  }

  /// Matches texts that a regular expression matches as a whole: `.matching(/Log (in|out)/)`.
  /// - Parameters:
  ///   - regex: The regular expression.
  ///   - name: The name of the expression in messages, because the pattern of an expression can't be read.
  public static func matching(_ regex: sending Regex<some Any>, named name: String = "a regular expression") -> ValueMatcher {
    let regex = Regex<AnyRegexOutput>(regex)
    return ValueMatcher("matches \(name)") { $0.wholeMatch(of: regex) != nil }
  }

  /// Matches texts that contain a match of a regular expression: `.contains(/[0-9]+/)`.
  /// - Parameters:
  ///   - regex: The regular expression.
  ///   - name: The name of the expression in messages, because the pattern of an expression can't be read.
  public static func contains(_ regex: sending Regex<some Any>, named name: String = "a regular expression") -> ValueMatcher {
    let regex = Regex<AnyRegexOutput>(regex)
    return ValueMatcher("contains a match of \(name)") { $0.firstMatch(of: regex) != nil }
  }
}

import HeadlessXCUI

extension ValueMatcher where Value == String {
  /// Matches strings that contain another string.
  public static func contains(_ part: String) -> ValueMatcher { ValueMatcher("contains \(part.quoted)") { $0.contains(part) } }

  /// Matches strings that start with another string.
  public static func hasPrefix(_ prefix: String) -> ValueMatcher { ValueMatcher("begins with \(prefix.quoted)") { $0.hasPrefix(prefix) } }

  /// Matches strings that end with another string.
  public static func hasSuffix(_ suffix: String) -> ValueMatcher { ValueMatcher("ends with \(suffix.quoted)") { $0.hasSuffix(suffix) } }

  /// Matches strings that are equal to another string, ignoring case.
  public static func equalIgnoringCase(_ text: String) -> ValueMatcher {
    ValueMatcher("is \(text.quoted), ignoring case") { $0.caseInsensitiveCompare(text) == .orderedSame }
  }

  /// Matches strings that match a regular expression as a whole: `.matching(/Log (in|out)/)`.
  /// - Parameters:
  ///   - regex: The regular expression.
  ///   - name: The name of the expression for messages, which can't show the expression's pattern.
  public static func matching(_ regex: sending Regex<some Any>, named name: String = "a regular expression") -> ValueMatcher {
    let regex = Regex<AnyRegexOutput>(regex)
    return ValueMatcher("matches \(name)") { $0.wholeMatch(of: regex) != nil }
  }

  /// Matches strings that contain a match of a regular expression: `.contains(/[0-9]+/)`.
  /// - Parameters:
  ///   - regex: The regular expression.
  ///   - name: The name of the expression for messages, which can't show the expression's pattern.
  public static func contains(_ regex: sending Regex<some Any>, named name: String = "a regular expression") -> ValueMatcher {
    let regex = Regex<AnyRegexOutput>(regex)
    return ValueMatcher("contains a match of \(name)") { $0.firstMatch(of: regex) != nil }
  }
}

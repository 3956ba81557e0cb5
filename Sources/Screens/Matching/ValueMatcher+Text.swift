import HeadlessXCUI

// Claims about texts.
extension ValueMatcher where Value == String {
  /// True of a text that has another one in it.
  public static func contains(_ part: String) -> ValueMatcher { ValueMatcher("contains \(part.quoted)") { $0.contains(part) } }

  /// True of a text that begins with another one.
  public static func hasPrefix(_ prefix: String) -> ValueMatcher { ValueMatcher("begins with \(prefix.quoted)") { $0.hasPrefix(prefix) } }

  /// True of a text that ends with another one.
  public static func hasSuffix(_ suffix: String) -> ValueMatcher { ValueMatcher("ends with \(suffix.quoted)") { $0.hasSuffix(suffix) } }

  /// True of a text that differs from another one in upper and lower case at most.
  public static func equalIgnoringCase(_ text: String) -> ValueMatcher {
    ValueMatcher("is \(text.quoted) in upper or lower case") { $0.caseInsensitiveCompare(text) == .orderedSame }
  }

  /// True of a text that a regular expression matches as a whole: `.matching(/Log (in|out)/)`.
  /// - Parameters:
  ///   - regex: The expression.
  ///   - name: What messages call it; an expression does not tell its pattern.
  public static func matching(_ regex: sending Regex<some Any>, named name: String = "a regular expression") -> ValueMatcher {
    let regex = Regex<AnyRegexOutput>(regex)
    return ValueMatcher("matches \(name)") { $0.wholeMatch(of: regex) != nil }
  }

  /// True of a text in which a regular expression matches anywhere: `.contains(/[0-9]+/)`.
  /// - Parameters:
  ///   - regex: The expression.
  ///   - name: What messages call it; an expression does not tell its pattern.
  public static func contains(_ regex: sending Regex<some Any>, named name: String = "a regular expression") -> ValueMatcher {
    let regex = Regex<AnyRegexOutput>(regex)
    return ValueMatcher("contains a match of \(name)") { $0.firstMatch(of: regex) != nil }
  }
}

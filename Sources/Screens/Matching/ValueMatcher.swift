import HeadlessXCUI

/// A condition on a value of an element, such as its label, a slider's number, or a date.
///
/// A plain value tests for equality: `.label("Send")` or `.sliderValue(0.5)`. For other conditions, use a matcher: `.label(.contains("Log"))` or `.progress(.greater(than: 0.5))`.
public struct ValueMatcher<Value: Sendable>: Sendable {
  /// The condition as a phrase that follows “that”, such as “contains “Log”” or “is less than 3”.
  let words: String
  /// The value in words if the matcher tests for equality.
  let exactWords: String?
  /// The value if the matcher tests for equality, which an index can look up.
  let exactValue: Value?
  let test: @MainActor (Value) -> Bool

  init(_ words: String, exactWords: String? = nil, exactValue: Value? = nil, test: @escaping @MainActor (Value) -> Bool) {
    self.words = words
    self.exactWords = exactWords
    self.exactValue = exactValue
    self.test = test
  }

  /// Creates a custom value matcher.
  /// - Parameters:
  ///   - description: The condition as the end of a phrase that starts with “a value that”, such as “is even”.
  ///   - test: A closure that returns whether a value matches.
  public init(_ description: String, where test: @escaping @MainActor (Value) -> Bool) { self.init(description, test: test) }

  /// Returns whether a value matches.
  @MainActor public func matches(_ value: Value) -> Bool { test(value) }

  /// Matches every value.
  public static var anything: ValueMatcher { ValueMatcher("is anything") { _ in true } }

  /// Matches values that don't satisfy another matcher.
  public static func not(_ other: ValueMatcher) -> ValueMatcher {
    let words = other.words.hasPrefix("is ") ? "is not " + other.words.dropFirst(3) : "does not match “\(other.words)”"
    return ValueMatcher(words) { !other.test($0) }
  }

  /// Returns a phrase for the condition on a named value, such as “has the label “Send””.
  func claim(_ name: String) -> String {
    if let exactWords { return "has the \(name) \(exactWords)" }
    let article = name.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    return "has \(article) \(name) that \(words)"
  }
}

extension ValueMatcher where Value: Equatable {
  /// Matches values that are equal to another value.
  public static func equal(_ value: Value) -> ValueMatcher {
    let text = valueWords(value)
    return ValueMatcher("is \(text)", exactWords: text, exactValue: value) { $0 == value }
  }
}

extension ValueMatcher where Value: Comparable {
  /// Matches values that are less than another value.
  public static func less(than value: Value) -> ValueMatcher { ValueMatcher("is less than \(valueWords(value))") { $0 < value } }

  /// Matches values that are greater than another value.
  public static func greater(than value: Value) -> ValueMatcher { ValueMatcher("is greater than \(valueWords(value))") { $0 > value } }
}

extension ValueMatcher where Value: BinaryFloatingPoint {
  /// Matches numbers that differ from another number by at most an amount.
  public static func close(to value: Value, within delta: Value) -> ValueMatcher {
    ValueMatcher("is within \(valueWords(delta)) of \(valueWords(value))") { abs($0 - value) <= delta }
  }
}

extension ValueMatcher: ExpressibleByUnicodeScalarLiteral where Value == String {}

extension ValueMatcher: ExpressibleByExtendedGraphemeClusterLiteral where Value == String {}

extension ValueMatcher: ExpressibleByStringLiteral where Value == String {
  /// Creates a matcher for strings that are equal to the literal.
  public init(stringLiteral value: String) { self = .equal(value) }
}

extension ValueMatcher: ExpressibleByIntegerLiteral where Value == Double {
  /// Creates a matcher for numbers that are equal to the literal.
  public init(integerLiteral value: Int) { self = .equal(Double(value)) }
}

extension ValueMatcher: ExpressibleByFloatLiteral where Value == Double {
  /// Creates a matcher for numbers that are equal to the literal.
  public init(floatLiteral value: Double) { self = .equal(value) }
}

/// Returns a value in the form that messages use.
func valueWords(_ value: some Any) -> String {
  switch value {
  case let text as String: text.quoted
  case let number as Double: number.plain
  case let number as CGFloat: Double(number).plain
  case let number as Float: Double(number).plain
  case let point as CGPoint: point.text
  case let rect as CGRect: rect.text
  case let date as Date: date.formatted(.iso8601)
  default: "\(value)"
  }
}

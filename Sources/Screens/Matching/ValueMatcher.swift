import HeadlessXCUI

/// A claim about a value of an element: its label, the number of a slider, a date.
///
/// A value stands for equality with itself: `.label("Send")`, `.sliderValue(0.5)`. Others are written out: `.label(.contains("Log"))`, `.progress(.greater(than: 0.5))`.
public struct ValueMatcher<Value: Sendable>: Sendable {
  /// The claim in words, as they follow “that”: “contains “Log””, “is less than 3”.
  let words: String
  /// The value in words where the claim is equality.
  let exactWords: String?
  /// The value where the claim is equality, for an index.
  let exactValue: Value?
  let test: @MainActor (Value) -> Bool

  init(_ words: String, exactWords: String? = nil, exactValue: Value? = nil, test: @escaping @MainActor (Value) -> Bool) {
    self.words = words
    self.exactWords = exactWords
    self.exactValue = exactValue
    self.test = test
  }

  /// Creates a claim of your own.
  /// - Parameters:
  ///   - description: The claim in words, as they follow “a value that”: “is even”.
  ///   - test: Whether the claim is true of a value.
  public init(_ description: String, where test: @escaping @MainActor (Value) -> Bool) { self.init(description, test: test) }

  /// Returns whether the claim is true of a value.
  @MainActor public func matches(_ value: Value) -> Bool { test(value) }

  /// True of every value.
  public static var anything: ValueMatcher { ValueMatcher("is anything") { _ in true } }

  /// True of every value of which another claim is not true.
  public static func not(_ other: ValueMatcher) -> ValueMatcher {
    let words = other.words.hasPrefix("is ") ? "is not " + other.words.dropFirst(3) : "does not match “\(other.words)”"
    return ValueMatcher(words) { !other.test($0) }
  }

  /// The claim about a value of an element with a name, in words: “has the label “Send””, “has a label that contains “Log””.
  func claim(_ name: String) -> String {
    if let exactWords { return "has the \(name) \(exactWords)" }
    let article = name.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    return "has \(article) \(name) that \(words)"
  }
}

extension ValueMatcher where Value: Equatable {
  /// True of a value that is equal to another one.
  public static func equal(_ value: Value) -> ValueMatcher {
    let text = valueWords(value)
    return ValueMatcher("is \(text)", exactWords: text, exactValue: value) { $0 == value }
  }
}

extension ValueMatcher where Value: Comparable {
  /// True of a value that is less than another one.
  public static func less(than value: Value) -> ValueMatcher { ValueMatcher("is less than \(valueWords(value))") { $0 < value } }

  /// True of a value that is greater than another one.
  public static func greater(than value: Value) -> ValueMatcher { ValueMatcher("is greater than \(valueWords(value))") { $0 > value } }
}

extension ValueMatcher where Value: BinaryFloatingPoint {
  /// True of a number that differs from another one by no more than an amount.
  public static func close(to value: Value, within delta: Value) -> ValueMatcher {
    ValueMatcher("is within \(valueWords(delta)) of \(valueWords(value))") { abs($0 - value) <= delta }
  }
}

extension ValueMatcher: ExpressibleByUnicodeScalarLiteral where Value == String {}

extension ValueMatcher: ExpressibleByExtendedGraphemeClusterLiteral where Value == String {}

extension ValueMatcher: ExpressibleByStringLiteral where Value == String {
  /// Creates the claim that a text is just this one.
  public init(stringLiteral value: String) { self = .equal(value) }
}

extension ValueMatcher: ExpressibleByIntegerLiteral where Value == Double {
  /// Creates the claim that a number is just this one.
  public init(integerLiteral value: Int) { self = .equal(Double(value)) }
}

extension ValueMatcher: ExpressibleByFloatLiteral where Value == Double {
  /// Creates the claim that a number is just this one.
  public init(floatLiteral value: Double) { self = .equal(value) }
}

/// A value as messages show it.
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

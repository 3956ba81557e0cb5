public import Foundation

extension String {
  /// A localizable string literal with interpolated values.
  ///
  /// The string is looked up in the tables of a bundle. For example, `String(localized: "\(count) posts")` has the key `%lld posts`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [TextPart]
    let parts: [TextPart]

    /// Creates a value whose key is a string.
    public init(_ value: String) {
      key = value
      arguments = []
      parts = [.string(value)]
    }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments, parts) = (
        stringInterpolation.arguments.isEmpty ? stringInterpolation.text : stringInterpolation.key, stringInterpolation.arguments, stringInterpolation.parts
      )
    }

    /// The parts of a literal with interpolated values.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var text = ""
      fileprivate var arguments: [TextPart] = []
      fileprivate var parts: [TextPart] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds the text between two values.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
        text += literal
        parts.append(.string(literal))
      }

      private mutating func append(_ part: TextPart, _ specifier: String = "%@") {
        key += specifier
        arguments.append(part)
        parts.append(part)
      }

      /// Adds a string.
      public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

      /// Adds a substring.
      public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }

      /// Adds the characters of an attributed string, without its attributes.
      ///
      /// String tables don't support attributes.
      public mutating func appendInterpolation(_ string: AttributedString) { append(.string(String(string.characters))) }

      /// Adds the description of a value.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) { append(.string("\(value)")) }

      /// Adds an integer with grouping separators.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) { append(.integer("\(value)"), FormatSpecifier.of(Number.self)) }

      /// Adds a number with six decimal places.
      ///
      /// To show fewer decimal places, use a format or a specifier.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) { append(.decimal(Double(value)), FormatSpecifier.of(Number.self)) }

      /// Adds a number with a C format specifier, such as `%.2f`.
      ///
      /// The specifier is part of the key.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) { append(.string(String(format: specifier, value)), specifier) }

      /// Adds a value with a format style.
      public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format) where Format.FormatOutput == String {
        append(.string(format.format(value)))
      }

      /// Adds a value that a formatter converts to text.
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) { append(.string(formatter.string(for: subject) ?? "\(subject)")) }
    }
  }
}

/// The format specifiers that stand for interpolated values in a key.
enum FormatSpecifier {
  static func of<Number: BinaryInteger>(_ type: Number.Type) -> String {
    if MemoryLayout<Number>.size == 8 { return Number.isSigned ? "%lld" : "%llu" }
    return Number.isSigned ? "%d" : "%u"
  }

  static func of<Number: BinaryFloatingPoint>(_ type: Number.Type) -> String { MemoryLayout<Number>.size == 4 ? "%f" : "%lf" }
}

extension String {
  /// Creates a string by looking up a localized string in the app's language.
  ///
  /// The string is looked up in a table of the bundle, or in the app's own resources if the bundle is `nil`. If no table contains the key, the literal is used.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(looking: keyAndValue.key, keyAndValue, table, CurrentStrings.folder(of: bundle), locale)
  }

  /// Creates a string by looking up a key.
  ///
  /// If no table contains the key, the default value is used.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(looking: "\(key)", defaultValue, table, CurrentStrings.folder(of: bundle), locale)
  }

  init(looking key: String, _ value: LocalizationValue, _ table: String?, _ bundle: URL?, _ locale: Locale?) {
    let text = LocalizedText(key: key, arguments: value.arguments, table: table, bundle: bundle, fallback: value.parts, hasMarkup: false)
    self = text.string(in: .american.with(locale: locale))
  }
}

extension AttributedString {
  /// Creates an attributed string by looking up a localized string in the app's language.
  ///
  /// Markup in the string is removed, and no attributes are set.
  public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    self.init(MarkdownText.mayBeMarkdown(text) ? MarkdownText.plain(text) : text)
  }
}

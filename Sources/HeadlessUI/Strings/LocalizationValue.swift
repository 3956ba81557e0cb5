public import Foundation

extension String {
  /// A text in a literal that is looked up in the tables of a bundle, with its interpolated values: `String(localized: "\(count) posts")` has the key `%lld posts`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [TextPart]
    let parts: [TextPart]

    /// Creates a value from a string, which is its key.
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

      /// Adds a part of a string.
      public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }

      /// Adds a text with attributes, which a text of a table has not.
      public mutating func appendInterpolation(_ string: AttributedString) { append(.string(String(string.characters))) }

      /// Adds a value as its description.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) { append(.string("\(value)")) }

      /// Adds a whole number, with separators of thousands.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) { append(.integer("\(value)"), FormatSpecifier.of(Number.self)) }

      /// Adds a number with six digits behind the point; give a format or a specifier for fewer.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) { append(.decimal(Double(value)), FormatSpecifier.of(Number.self)) }

      /// Adds a number in a C format such as `%.2f`, which is part of the key.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) { append(.string(String(format: specifier, value)), specifier) }

      /// Adds a value in a style that formats it.
      public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format) where Format.FormatOutput == String {
        append(.string(format.format(value)))
      }

      /// Adds a value as a formatter writes it.
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) { append(.string(formatter.string(for: subject) ?? "\(subject)")) }
    }
  }
}

/// The specifiers that interpolated values have in a key.
enum FormatSpecifier {
  static func of<Number: BinaryInteger>(_ type: Number.Type) -> String {
    if MemoryLayout<Number>.size == 8 { return Number.isSigned ? "%lld" : "%llu" }
    return Number.isSigned ? "%d" : "%u"
  }

  static func of<Number: BinaryFloatingPoint>(_ type: Number.Type) -> String { MemoryLayout<Number>.size == 4 ? "%f" : "%lf" }
}

extension String {
  /// Looks a text up in the language of the app: in the table of a bundle, or the app's own resources where none is given.
  ///
  /// Where no table has the key, the literal itself is the text.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(looking: keyAndValue.key, keyAndValue, table, CurrentStrings.folder(of: bundle), locale)
  }

  /// Looks a text up by a key, with the text that is shown where no table has it.
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
  /// Looks a text up in the language of the app; the markup in it is taken out, and no attributes are set.
  public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    self.init(MarkdownText.mayBeMarkdown(text) ? MarkdownText.plain(text) : text)
  }
}

import Foundation

/// A localizable string literal with interpolated values and markup.
///
/// Markup such as `**bold**` and links is shown as in SwiftUI, and integers have grouping separators.
/// The string is looked up in the tables of the app's resources. For example, `Text("\(count) posts")` has the key `%lld posts`. If no table contains the key, the literal is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let content: TextContent

  /// The localized string in the app's language, or the literal in American English if there isn't one.
  var string: String { content.string }

  /// Creates a key from a string.
  public init(_ value: String) {
    let plain = MarkdownText.mayBeMarkdown(value) ? MarkdownText.plain(value) : value
    // Don't store the key without string tables, which is the usual case, because there is nothing to look up.
    let isLookedUp = ResourceBundles.shared.haveTables && !value.isEmpty
    content = isLookedUp ? TextContent(parts: [.localized(LocalizedText(key: value, arguments: [], fallback: [.string(plain)]))]) : TextContent(plain)
  }

  /// Returns the localized string from a table of a bundle.
  func content(inTable table: String?, of bundle: Bundle?) -> TextContent {
    TextContent(parts: content.parts.map { if case .localized(let text) = $0 { .localized(text.with(table: table, bundle: CurrentStrings.folder(of: bundle))) } else { $0 } })
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

  /// The parts of a literal with interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var string = ""
    private var hasMarkdown = false
    // The byte ranges of the interpolated values in the string, needed because markup in values isn't interpreted.
    private var values: [Range<Int>] = []
    // The values that depend on the locale or the time, with their positions among all values.
    private var parts: [(place: Int, part: TextPart)] = []
    // If there are string tables, the key and its arguments are stored for the lookup.
    private let keepsKey = ResourceBundles.shared.haveTables
    private var key = ""
    private var arguments: [TextPart] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }

    /// Adds the text between two values.
    public mutating func appendLiteral(_ literal: String) {
      if MarkdownText.mayBeMarkdown(literal) { hasMarkdown = true }
      string += literal
      if keepsKey { key += literal.replacingOccurrences(of: "%", with: "%%") }
    }

    private mutating func append(_ value: String, specifier: String = "%@") {
      if keepsKey { keep(.string(value), specifier) }
      appendShown(value)
    }

    private mutating func keep(_ part: TextPart, _ specifier: String) {
      key += specifier
      arguments.append(part)
    }

    private mutating func appendShown(_ value: String) {
      let start = string.utf8.count
      string += value
      values.append(start..<string.utf8.count)
    }

    private mutating func append(_ part: TextPart, specifier: String = "%@") {
      if keepsKey { keep(part, specifier) }
      parts.append((values.count, part))
      appendShown(part.string(in: .american))
    }

    /// Adds the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)") }

    /// Adds a string.
    ///
    /// Markup in the string isn't interpreted.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Adds an integer with grouping separators.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
      if keepsKey { return append(.integer("\(value)"), specifier: FormatSpecifier.of(Number.self)) }
      if value.magnitude < 1000 { append("\(value)") } else { append(.integer("\(value)")) }
    }

    /// Adds a number with six decimal places, as SwiftUI does.
    ///
    /// To show fewer decimal places, use a format or a specifier.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
      append(.decimal(Double(value)), specifier: FormatSpecifier.of(Number.self))
    }

    /// Adds a number with a C format specifier such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value), specifier: specifier)
    }

    /// Adds a value with a format style.
    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(.formatted(FormattedValue(value, format) { $0 }))
    }

    /// Adds a value that a formatter converts to text.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(formatter.string(for: subject) ?? "\(subject)")
    }

    /// Adds the content of another text view.
    public mutating func appendInterpolation(_ text: Text) {
      if keepsKey { return append(.localized(LocalizedText(key: "", arguments: [], fallback: text.content.parts))) }
      for part in text.content.parts {
        if case .string(let string) = part { append(string) } else { append(part) }
      }
    }

    /// Adds an attributed string.
    ///
    /// The attributes aren't shown on the simulated device.
    public mutating func appendInterpolation(_ attributedString: AttributedString) { append(String(attributedString.characters)) }

    /// Adds a date in the given style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(.date(date, style.kind)) }

    /// Adds the two dates of a range.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.dates(dates)) }

    /// Adds the two dates of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(.dates(interval.start...interval.end)) }

    /// Adds a timer that counts through a range of dates.
    public mutating func appendInterpolation(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
      append(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    var content: TextContent { keepsKey ? localizedContent : shownContent }

    private var localizedContent: TextContent {
      let key = arguments.isEmpty ? string : key
      return TextContent(parts: [.localized(LocalizedText(key: key, arguments: arguments, fallback: shownContent.parts))])
    }

    private var shownContent: TextContent {
      if !hasMarkdown, parts.isEmpty { return TextContent(string) }
      return TextContent(parts: MarkdownText.parts(pieces, isMarkdown: hasMarkdown))
    }

    /// The literals and values in order.
    private var pieces: [MarkdownText.Piece] {
      var pieces: [MarkdownText.Piece] = []
      var parts = parts[...]
      var start = string.utf8.startIndex
      for (place, range) in values.enumerated() {
        let first = string.utf8.index(string.utf8.startIndex, offsetBy: range.lowerBound)
        let last = string.utf8.index(string.utf8.startIndex, offsetBy: range.upperBound)
        pieces.append(.literal(String(string[start..<first])))
        if let next = parts.first, next.place == place {
          pieces.append(.value(next.part))
          parts.removeFirst()
        } else {
          pieces.append(.value(.string(String(string[first..<last]))))
        }
        start = last
      }
      pieces.append(.literal(String(string[start...])))
      return pieces
    }
  }
}

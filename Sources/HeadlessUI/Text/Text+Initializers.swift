import Foundation

extension Text {
  /// Creates a text from a literal, with the values and the markup in it.
  ///
  /// Where a table of the bundle, or of the app's own resources, has the key in the language of the view's locale, that is shown.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    self.init(content: tableName == nil && bundle == nil ? key.content : key.content(inTable: tableName, of: bundle))
  }

  /// Creates a text from a value and the style that formats it, in the environment's locale where the style has none of its own.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: TextContent(parts: [.formatted(FormattedValue(input, format) { $0 })]))
  }

  /// Creates a text from a value and the style that formats it with attributes, which a headless screen does not show.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(content: TextContent(parts: [.formatted(FormattedValue(input, format) { String($0.characters) })]))
  }

  /// Creates a text from a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "\(subject)") }

  /// Creates a text from a string with attributes, which a headless screen does not show.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(verbatim: String(attributedContent.characters)) }

  /// Creates a text of a date in a style; styles that tell a distance from now follow the device's clock.
  public init(_ date: Date, style: DateStyle) { self.init(content: TextContent(parts: [.date(date, style.kind)])) }

  /// Creates a text of the two dates of a range.
  public init(_ dates: ClosedRange<Date>) { self.init(content: TextContent(parts: [.dates(dates)])) }

  /// Creates a text of the two dates of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a timer that runs through a range of dates on the device's clock.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(content: TextContent(parts: [.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)]))
  }
}

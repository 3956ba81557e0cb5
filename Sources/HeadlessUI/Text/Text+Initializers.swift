import Foundation

extension Text {
  /// Creates a text from a literal with interpolated values and markup.
  ///
  /// If a table of the bundle, or of the app's own resources, contains the key in the language of the view's locale, that text is shown.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    self.init(content: tableName == nil && bundle == nil ? key.content : key.content(inTable: tableName, of: bundle))
  }

  /// Creates a text from a value and a format style.
  ///
  /// A style without its own locale uses the environment's locale.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: TextContent(parts: [.formatted(FormattedValue(input, format) { $0 })]))
  }

  /// Creates a text from a value and a format style with attributes.
  ///
  /// A headless screen doesn't show the attributes.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(content: TextContent(parts: [.formatted(FormattedValue(input, format) { String($0.characters) })]))
  }

  /// Creates a text from a value that a formatter converts to text.
  public init<Subject>(_ subject: Subject, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "\(subject)") }

  /// Creates a text from an attributed string.
  ///
  /// A headless screen doesn't show the attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(verbatim: String(attributedContent.characters)) }

  /// Creates a text with a date in a style.
  ///
  /// Styles relative to the current time follow the device's clock.
  public init(_ date: Date, style: DateStyle) { self.init(content: TextContent(parts: [.date(date, style.kind)])) }

  /// Creates a text with the two dates of a range.
  public init(_ dates: ClosedRange<Date>) { self.init(content: TextContent(parts: [.dates(dates)])) }

  /// Creates a text with the two dates of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a timer that runs through a range of dates according to the device's clock.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(content: TextContent(parts: [.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)]))
  }
}

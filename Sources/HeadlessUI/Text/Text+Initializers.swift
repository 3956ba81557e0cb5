import Foundation

extension Text {
  /// Creates a text view from a literal with interpolated values and markup.
  ///
  /// If a table of the bundle, or of the app's own resources, contains the key in the language of the view's locale, the string from the table is shown.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    self.init(content: tableName == nil && bundle == nil ? key.content : key.content(inTable: tableName, of: bundle))
  }

  /// Creates a text view that shows a value in a format style.
  ///
  /// A style that doesn't set a locale uses the environment's locale.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: TextContent(parts: [.formatted(FormattedValue(input, format) { $0 })]))
  }

  /// Creates a text view that shows a value in a format style with attributes.
  ///
  /// The attributes aren't shown on the simulated device.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(content: TextContent(parts: [.formatted(FormattedValue(input, format) { String($0.characters) })]))
  }

  /// Creates a text view that shows a value that a formatter converts to text.
  public init<Subject>(_ subject: Subject, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "\(subject)") }

  /// Creates a text view that shows an attributed string.
  ///
  /// The attributes aren't shown on the simulated device.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(verbatim: String(attributedContent.characters)) }

  /// Creates a text view that shows a date in a style.
  ///
  /// Styles relative to the current time follow the device's clock.
  public init(_ date: Date, style: DateStyle) { self.init(content: TextContent(parts: [.date(date, style.kind)])) }

  /// Creates a text view that shows the two dates of a range.
  public init(_ dates: ClosedRange<Date>) { self.init(content: TextContent(parts: [.dates(dates)])) }

  /// Creates a text view that shows the two dates of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text view with a timer that counts through a range of dates.
  ///
  /// The timer follows the device's clock.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(content: TextContent(parts: [.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)]))
  }
}

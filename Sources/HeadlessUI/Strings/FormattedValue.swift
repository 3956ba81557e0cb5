import Foundation

/// A value and the format style that converts it to text.
///
/// The style uses the locale of the view that shows the value.
///
/// If the app has set a locale, a calendar, or a time zone in the style, that setting applies instead.
final class FormattedValue: Equatable, @unchecked Sendable {
  private let value: Any
  private let format: any FormatStyle
  private let text: (TextPlace) -> String
  private let isEqual: (FormattedValue) -> Bool

  init<Format: FormatStyle>(_ value: Format.FormatInput, _ format: Format, _ string: @escaping (Format.FormatOutput) -> String) where Format.FormatInput: Equatable {
    self.value = value
    self.format = format
    text = { string(Self.format(format, for: $0).format(value)) }
    isEqual = { $0.value as? Format.FormatInput == value && $0.format as? Format == format }
  }

  func string(in place: TextPlace) -> String { text(place) }

  static func == (first: FormattedValue, second: FormattedValue) -> Bool { first === second || first.isEqual(second) }

  private static func format<Format: FormatStyle>(_ format: Format, for place: TextPlace) -> Format {
    // Use the view's locale only if the app hasn't set one. Such a style doesn't change when its locale is set to `.autoupdatingCurrent`.
    let format = format.locale(.autoupdatingCurrent) == format ? format.locale(place.locale) : format
    guard var dates = format as? Date.FormatStyle else { return format }
    if dates.timeZone == .autoupdatingCurrent { dates.timeZone = place.timeZone }
    if dates.calendar == .autoupdatingCurrent { dates.calendar = place.calendar }
    return dates as? Format ?? format
  }
}

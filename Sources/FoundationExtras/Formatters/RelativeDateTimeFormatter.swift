public import Foundation
import _FoundationICU

/// A formatter of dates in relation to others, such as “yesterday” and “in 5 minutes”, in all languages.
///
/// [Apple: RelativeDateTimeFormatter](https://developer.apple.com/documentation/foundation/relativedatetimeformatter)
open class RelativeDateTimeFormatter: Formatter {
  /// Whether a formatter uses names such as “yesterday”.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers only, such as “1 day ago”.
    case numeric
    /// Names if the language has one, such as “yesterday”, and else numbers.
    case named
  }

  /// How long units are.
  public enum UnitsStyle: Int, Sendable {
    /// Whole words, such as “2 months ago”.
    case full
    /// Whole words and numbers in words, such as “two months ago”.
    case spellOut
    /// Short words, such as “2 mo. ago”.
    case short
    /// The shortest words, such as “2mo ago”.
    case abbreviated
  }

  /// Whether names such as “yesterday” are used; numbers by default.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How long units are; whole words by default.
  open var unitsStyle: UnitsStyle = .full
  /// The place of the text in a sentence, which decides about the first letter.
  open var formattingContext: Context = .unknown
  /// The calendar that counts the units between two dates; the current one by default.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale of the texts; the current one by default.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the text for the largest unit that isn't zero; a negative number is in the past.
  ///
  /// Smaller units are cut off, not rounded. Components without any unit are 0 seconds.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units: [(Int?, URelativeDateTimeUnit)] = [
      (dateComponents.year, UDAT_REL_UNIT_YEAR), (dateComponents.month, UDAT_REL_UNIT_MONTH), (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, UDAT_REL_UNIT_WEEK),
      (dateComponents.day, UDAT_REL_UNIT_DAY), (dateComponents.hour, UDAT_REL_UNIT_HOUR), (dateComponents.minute, UDAT_REL_UNIT_MINUTE),
      (dateComponents.second, UDAT_REL_UNIT_SECOND),
    ]
    let given = units.filter { $0.0 != nil && $0.0 != NSDateComponentUndefined }
    let (value, unit) = given.first { $0.0 != 0 } ?? given.last ?? (0, UDAT_REL_UNIT_SECOND)
    return text(Double(value ?? 0), unit)
  }

  /// Returns the text for a date some seconds from now; a negative number is in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text for a date as seen from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(from: (calendar ?? .autoupdatingCurrent).dateComponents(units, from: referenceDate, to: date))
  }

  /// Returns the text for a `Date` as seen from now; `nil` for everything else.
  open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

  private func text(_ value: Double, _ unit: URelativeDateTimeUnit) -> String {
    let locale = locale ?? .autoupdatingCurrent
    let style =
      switch unitsStyle {
      case .full, .spellOut: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .abbreviated: UDAT_STYLE_NARROW
      }
    var status = U_ZERO_ERROR
    guard
      let formatter = swift_ureldatefmt_open(
        locale.identifier, unitsStyle == .spellOut ? ICU.spelledOut(locale) : nil, style, formattingContext.icuContext, &status)
    else { return "" }
    defer { swift_ureldatefmt_close(formatter) }
    return ICU.text { buffer, capacity, status in
      dateTimeStyle == .named
        ? swift_ureldatefmt_format(formatter, value, unit, buffer, capacity, &status) : swift_ureldatefmt_formatNumeric(formatter, value, unit, buffer, capacity, &status)
    } ?? ""
  }
}

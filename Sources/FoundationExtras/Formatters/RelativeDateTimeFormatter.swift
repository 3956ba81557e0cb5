public import Foundation
import _FoundationICU

/// A formatter of relative dates, such as “yesterday” and “in 5 minutes”, in all languages.
///
/// [Apple: RelativeDateTimeFormatter](https://developer.apple.com/documentation/foundation/relativedatetimeformatter)
open class RelativeDateTimeFormatter: Formatter {
  /// A style that determines whether names such as “yesterday” are used.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers only, such as “1 day ago”.
    case numeric
    /// Names, such as “yesterday”, if the language has one, and numbers otherwise.
    case named
  }

  /// The style of unit names.
  public enum UnitsStyle: Int, Sendable {
    /// Full names, such as “2 months ago”.
    case full
    /// Full names with spelled-out numbers, such as “two months ago”.
    case spellOut
    /// Short names, such as “2 mo. ago”.
    case short
    /// The shortest names, such as “2mo ago”.
    case abbreviated
  }

  /// The style that determines whether names such as “yesterday” are used.
  ///
  /// The default is numeric.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// The style of unit names.
  ///
  /// The default is full names.
  open var unitsStyle: UnitsStyle = .full
  /// The position of the text in a sentence, which determines its capitalization.
  open var formattingContext: Context = .unknown
  /// The calendar for counting units between dates.
  ///
  /// The default is the current calendar.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale of the text.
  ///
  /// The default is the current locale.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the text for the largest nonzero unit.
  ///
  /// Negative values are in the past.
  /// Smaller units are truncated, not rounded. Without any units, the text is for 0 seconds.
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

  /// Returns the text for a number of seconds from now.
  ///
  /// Negative values are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text for a date relative to another date.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(from: (calendar ?? .autoupdatingCurrent).dateComponents(units, from: referenceDate, to: date))
  }

  /// Returns the text for a `Date` relative to now, or `nil` for other values.
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

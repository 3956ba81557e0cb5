import Foundation

/// The locale, the time zone and the calendar of an app: those of its launch, or else of the device.
package struct Region {
  /// The locale.
  package let locale: Locale
  /// The time zone.
  package let timeZone: TimeZone
  private let calendarIdentifier: Calendar.Identifier

  /// Creates the region of an app.
  /// - Parameters:
  ///   - launch: What the app was launched with; `nil` for none.
  ///   - settings: The settings of its device.
  package init(launch: LaunchOptions?, settings: SystemSettings) {
    locale = launch?.locale ?? settings.locale
    timeZone = launch?.timeZone ?? settings.timeZone
    calendarIdentifier = settings.calendar
  }

  /// The calendar, with the locale and the time zone.
  package var calendar: Calendar {
    var calendar = Calendar(identifier: calendarIdentifier)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}

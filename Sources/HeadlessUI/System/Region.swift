import Foundation

/// The locale, the time zone and the calendar of an app: those of its launch, or else of the device.
package struct Region {
  private let launch: LaunchOptions?
  private let settings: SystemSettingsStorage

  /// Creates the region of an app.
  /// - Parameters:
  ///   - launch: What the app was launched with; `nil` for none.
  ///   - settings: The settings of its device.
  package init(launch: LaunchOptions?, settings: SystemSettingsStorage) {
    self.launch = launch
    self.settings = settings
  }

  /// The locale.
  package var locale: Locale { launch?.locale ?? settings.value.locale }

  /// The time zone.
  package var timeZone: TimeZone { launch?.timeZone ?? settings.value.timeZone }

  /// The calendar, with the locale and the time zone.
  package var calendar: Calendar { calendar(locale, timeZone) }

  /// The calendar with another locale and another time zone.
  func calendar(_ locale: Locale, _ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: settings.value.calendar)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}

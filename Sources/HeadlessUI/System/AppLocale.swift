import Foundation
import VirtualTime

/// The locale, time zone, and calendar of an app.
///
/// They're set by the app's launch options or by the device.
package struct AppLocale {
  private let launch: LaunchOptions?
  private let settings: SystemSettingsStorage

  /// Creates the locale of an app.
  /// - Parameters:
  ///   - launch: The launch options of the app, or `nil` if there are none.
  ///   - settings: The settings of the device.
  package init(launch: LaunchOptions?, settings: SystemSettingsStorage) {
    self.launch = launch
    self.settings = settings
  }

  /// The locale of the app.
  package var locale: Locale { launch?.locale ?? settings.value.locale }

  /// The time zone of the app.
  package var timeZone: TimeZone { launch?.timeZone ?? settings.value.timeZone }

  /// The calendar of the app, with its locale and time zone.
  package var calendar: Calendar { calendar(locale, timeZone) }

  /// Returns the calendar with the given locale and time zone.
  func calendar(_ locale: Locale, _ timeZone: TimeZone) -> Calendar {
    var calendar = VirtualScheduler.asOwnCode { Calendar(identifier: settings.value.calendar) }
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}

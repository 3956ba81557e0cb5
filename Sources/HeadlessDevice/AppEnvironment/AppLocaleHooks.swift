import Foundation
import HeadlessUI

// These hooks replace Foundation's current time zone, locale and calendar in app and test code, because the device or the app's launch determines them.

/// Stores the time zone of the calling code.
///
/// - Parameter answer: The memory for the time zone, which is initialized if there's a device.
/// - Returns: Whether there's a device.
@_cdecl("stk_time_time_zone_of_app")
func timeZoneOfApp(_ answer: UnsafeMutableRawPointer) -> Bool {
  withRegionOfApp { answer.initializeMemory(as: TimeZone.self, to: $0.timeZone) }
}

/// Stores the locale of the calling code.
///
/// - Parameter answer: The memory for the locale, which is initialized if there's a device.
/// - Returns: Whether there's a device.
@_cdecl("stk_time_locale_of_app")
func localeOfApp(_ answer: UnsafeMutableRawPointer) -> Bool {
  withRegionOfApp { answer.initializeMemory(as: Locale.self, to: $0.locale) }
}

/// Stores the calendar of the calling code.
///
/// - Parameter answer: The memory for the calendar, which is initialized if there's a device.
/// - Returns: Whether there's a device.
@_cdecl("stk_time_calendar_of_app")
func calendarOfApp(_ answer: UnsafeMutableRawPointer) -> Bool {
  withRegionOfApp { answer.initializeMemory(as: Calendar.self, to: $0.calendar) }
}

/// Sets the time zone of a calendar that was created without one to the device's.
@_cdecl("stk_time_prepare_calendar")
func prepareCalendar(_ calendar: UnsafeMutableRawPointer) -> Bool {
  withRegionOfApp { calendar.assumingMemoryBound(to: Calendar.self).pointee.timeZone = $0.timeZone }
}

/// Sets the time zone of a new date formatter to the device's.
///
/// The formatter reads the current locale itself.
@_cdecl("stk_time_prepare_date_formatter")
func prepareDateFormatter(_ formatter: UnsafeMutableRawPointer) -> Bool {
  withRegionOfApp { Unmanaged<DateFormatter>.fromOpaque(formatter).takeUnretainedValue().timeZone = $0.timeZone }
}

private func withRegionOfApp(_ body: (AppLocale) -> Void) -> Bool {
  guard let region = SchedulerAppEnvironment.current?.region else { return false }
  body(region)
  return true
}

import Foundation
import HeadlessUI

// What Foundation calls current, in the code of an app and of its test: that of the device, or of the app's launch.

/// The time zone of the code that asks.
///
/// - Parameter answer: Receives the time zone, where there is a device.
/// - Returns: Whether there is one.
@_cdecl("vt_time_zone_of_app")
func timeZoneOfApp(_ answer: UnsafeMutableRawPointer) -> Bool {
  guard let region = SurroundingsOfScheduler.current?.region else { return false }
  answer.initializeMemory(as: TimeZone.self, to: region.timeZone)
  return true
}

/// The locale of the code that asks, in the same way.
@_cdecl("vt_locale_of_app")
func localeOfApp(_ answer: UnsafeMutableRawPointer) -> Bool {
  guard let region = SurroundingsOfScheduler.current?.region else { return false }
  answer.initializeMemory(as: Locale.self, to: region.locale)
  return true
}

/// The calendar of the code that asks, in the same way.
@_cdecl("vt_calendar_of_app")
func calendarOfApp(_ answer: UnsafeMutableRawPointer) -> Bool {
  guard let region = SurroundingsOfScheduler.current?.region else { return false }
  answer.initializeMemory(as: Calendar.self, to: region.calendar)
  return true
}

/// Gives a calendar that was created without a time zone that of the device.
@_cdecl("vt_prepare_calendar")
func prepareCalendar(_ calendar: UnsafeMutableRawPointer) {
  guard let region = SurroundingsOfScheduler.current?.region else { return }
  calendar.assumingMemoryBound(to: Calendar.self).pointee.timeZone = region.timeZone
}

/// Gives a date formatter that is created the time zone of the device; it asks for the current locale by itself.
@_cdecl("vt_prepare_date_formatter")
func prepareDateFormatter(_ formatter: UnsafeRawPointer) {
  guard let region = SurroundingsOfScheduler.current?.region else { return }
  Unmanaged<DateFormatter>.fromOpaque(formatter).takeUnretainedValue().timeZone = region.timeZone
}

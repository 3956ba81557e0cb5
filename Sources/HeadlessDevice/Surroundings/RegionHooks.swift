import Foundation
import HeadlessUI

// What Foundation calls current, in the code of an app and of its test: that of the device, or of the app's launch.

/// The time zone of the code that asks.
///
/// - Parameter answer: Receives the time zone, where there is a device.
/// - Returns: Whether there is one.
@_cdecl("vt_time_zone_of_app")
func timeZoneOfApp(_ answer: UnsafeMutableRawPointer) -> Bool {
  withRegionOfApp { answer.initializeMemory(as: TimeZone.self, to: $0.timeZone) }
}

/// The locale of the code that asks, in the same way.
@_cdecl("vt_locale_of_app")
func localeOfApp(_ answer: UnsafeMutableRawPointer) -> Bool {
  withRegionOfApp { answer.initializeMemory(as: Locale.self, to: $0.locale) }
}

/// The calendar of the code that asks, in the same way.
@_cdecl("vt_calendar_of_app")
func calendarOfApp(_ answer: UnsafeMutableRawPointer) -> Bool {
  withRegionOfApp { answer.initializeMemory(as: Calendar.self, to: $0.calendar) }
}

/// Gives a calendar that was created without a time zone that of the device.
@_cdecl("vt_prepare_calendar")
func prepareCalendar(_ calendar: UnsafeMutableRawPointer) -> Bool {
  withRegionOfApp { calendar.assumingMemoryBound(to: Calendar.self).pointee.timeZone = $0.timeZone }
}

/// Gives a date formatter that is created the time zone of the device; it asks for the current locale by itself.
@_cdecl("vt_prepare_date_formatter")
func prepareDateFormatter(_ formatter: UnsafeMutableRawPointer) -> Bool {
  withRegionOfApp { Unmanaged<DateFormatter>.fromOpaque(formatter).takeUnretainedValue().timeZone = $0.timeZone }
}

private func withRegionOfApp(_ body: (Region) -> Void) -> Bool {
  guard let region = SurroundingsOfScheduler.current?.region else { return false }
  body(region)
  return true
}

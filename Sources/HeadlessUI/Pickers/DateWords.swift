import Foundation
import VirtualTime

/// The strings that describe dates in the calendar of a time zone, as in iOS accessibility in English.
struct DateWords {
  static let months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
  private static let wholeWeekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  let calendar: Calendar

  init(timeZone: TimeZone) {
    var calendar = VirtualScheduler.asOwnCode { Calendar(identifier: .gregorian) }
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// Returns a day as it appears on the wheel of dates, such as "Tue, Jan 9".
  /// - Parameter dayNumber: The number of days since January 1, 1970.
  static func day(_ dayNumber: Int) -> String {
    let day = CalendarDate.date(ofDayNumber: dayNumber)
    return "\(weekdays[day.weekday]), \(months[day.month].prefix(3)) \(day.day)"
  }

  /// Returns a day as it appears in a calendar, such as "Tuesday, January 9".
  /// - Parameter dayNumber: The number of days since January 1, 1970.
  static func wholeDay(_ dayNumber: Int) -> String {
    let day = CalendarDate.date(ofDayNumber: dayNumber)
    return "\(wholeWeekdays[day.weekday]), \(months[day.month]) \(day.day)"
  }

  /// Returns a date as it appears on a button, such as "Jan 9, 2018".
  func date(_ date: Date) -> String {
    let date = CalendarDate(date, calendar)
    return "\(Self.months[date.month - 1].prefix(3)) \(date.day), \(date.year)"
  }

  /// Returns a time as it appears on a button, such as "9:41 AM".
  func time(_ date: Date) -> String {
    let date = CalendarDate(date, calendar)
    return "\((date.hour + 11) % 12 + 1):\(date.minute < 10 ? "0" : "")\(date.minute) \(date.hour < 12 ? "AM" : "PM")"
  }

  /// Returns an hour from 1 to 12 as it appears on a wheel, such as "9 o’clock".
  static func oClock(_ hour: Int) -> String { "\(hour) o’clock" }

  /// Returns a minute as it appears on a wheel, such as "41 minutes".
  static func minutes(_ count: Int) -> String { count == 1 ? "1 minute" : "\(count) minutes" }

  /// Returns the hours of a duration as they appear on a wheel, such as "2 hours".
  static func hours(_ count: Int) -> String { count == 1 ? "1 hour" : "\(count) hours" }

  /// Returns the minutes of a duration as they appear on a wheel, such as "5 min".
  static func shortMinutes(_ count: Int) -> String { "\(count) min" }

  /// Returns a date with the given components changed.
  ///
  /// The day is limited to the last day of the month.
  func date(_ date: Date, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    parts.year = year ?? parts.year
    parts.month = month ?? parts.month
    parts.hour = hour ?? parts.hour
    parts.minute = minute ?? parts.minute
    parts.day = min(day ?? parts.day ?? 1, CalendarDate.length(ofMonth: parts.month ?? 1, year: parts.year ?? 1))
    return calendar.date(from: parts) ?? date
  }
}

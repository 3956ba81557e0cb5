import Foundation

/// How iOS's accessibility spells the parts of a date in English, and the calendar that they are read off.
struct DateWords {
  static let months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  let calendar: Calendar

  /// - Parameter timeZone: The name of a time zone, as in the environment variable `TZ`; UTC where there is none or no such zone.
  init(timeZone name: String?) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = name.flatMap { TimeZone(identifier: $0) ?? TimeZone(abbreviation: $0) } ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    self.calendar = calendar
  }

  /// A day as the wheel of dates spells it, by its number since 1 January 1970: "Tue, Jan 9".
  static func day(_ dayNumber: Int) -> String {
    let day = CalendarDate.date(ofDayNumber: dayNumber)
    return "\(weekdays[day.weekday]), \(months[day.month].prefix(3)) \(day.day)"
  }

  /// "9 o’clock", for an hour of the twelve on a clock.
  static func oClock(_ hour: Int) -> String { "\(hour) o’clock" }

  /// "41 minutes", of an hour.
  static func minutes(_ count: Int) -> String { count == 1 ? "1 minute" : "\(count) minutes" }

  /// "2 hours", of a duration.
  static func hours(_ count: Int) -> String { count == 1 ? "1 hour" : "\(count) hours" }

  /// "5 min", of a duration.
  static func shortMinutes(_ count: Int) -> String { "\(count) min" }

  /// A date with some parts changed: a day that its month does not have becomes the month's last one.
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

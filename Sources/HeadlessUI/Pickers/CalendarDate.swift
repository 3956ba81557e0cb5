import Foundation

/// A date in the Gregorian calendar of a time zone, as components and as a day number.
struct CalendarDate: Equatable {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  /// The number of days since January 1, 1970, in the time zone.
  let dayNumber: Int

  init(_ date: Date, _ calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    year = parts.year ?? 1
    month = parts.month ?? 1
    day = parts.day ?? 1
    hour = parts.hour ?? 0
    minute = parts.minute ?? 0
    let local = date.timeIntervalSince1970 + Double(calendar.timeZone.secondsFromGMT(for: date))
    dayNumber = Int((local / 86_400).rounded(.down))
  }

  /// Returns the date of a day number since January 1, 1970.
  ///
  /// The weekday and month start at 0.
  static func date(ofDayNumber dayNumber: Int) -> (weekday: Int, month: Int, day: Int) {
    // Count the days from March 1 of the year 0, so a leap day is the last day of its year. An era is 400 years.
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let weekday = ((dayNumber + 4) % 7 + 7) % 7
    return (weekday, (marchMonth + 2) % 12, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// Returns the number of days in a month.
  static func length(ofMonth month: Int, year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][(month - 1) % 12]
  }
}

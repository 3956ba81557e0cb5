import Foundation

/// The part of a date that a wheel changes.
enum DateWheel: Equatable {
  case month, day, year, dayOfAnyMonth, hour, minute, period, durationHours, durationMinutes
}

/// The wheels of a date picker for a date, with the date for each of their rows.
struct DateWheels {
  /// The number of days that the wheel of dates shows before and after the selected day.
  static let dayRange = 182
  private static let years = 1...9999

  private let words: DateWords
  private let date: Date
  private let range: ClosedRange<Date>
  private let chosen: CalendarDate
  private let first: CalendarDate
  private let last: CalendarDate
  private let today: Int

  init(words: DateWords, date: Date, range: ClosedRange<Date>, today: Date) {
    self.words = words
    self.date = min(max(range.lowerBound, date), range.upperBound)
    self.range = range
    chosen = CalendarDate(self.date, words.calendar)
    first = CalendarDate(range.lowerBound, words.calendar)
    last = CalendarDate(range.upperBound, words.calendar)
    self.today = CalendarDate(today, words.calendar).dayNumber
  }

  /// Returns the wheels for the given parts of a date, from left to right.
  static func wheels(for components: DatePickerComponents) -> [DateWheel] {
    let time: [DateWheel] = [.hour, .minute, .period]
    if components.contains(.date) { return components.contains(.hourAndMinute) ? [.dayOfAnyMonth] + time : [.month, .day, .year] }
    return components.contains(.hourAndMinute) ? time : []
  }

  func rows(_ wheel: DateWheel) -> WheelRows {
    WheelRows(count: count(wheel), title: { title($0, wheel) }, isAllowed: { isAllowed($0, wheel) })
  }

  private func count(_ wheel: DateWheel) -> Int {
    switch wheel {
    case .month, .hour: 12
    case .day: 31
    case .year: Self.years.count
    case .dayOfAnyMonth: 2 * Self.dayRange + 1
    case .minute: 60
    case .period: 2
    case .durationHours, .durationMinutes: 0
    }
  }

  func selectedRow(_ wheel: DateWheel) -> Int {
    switch wheel {
    case .month: chosen.month - 1
    case .day: chosen.day - 1
    case .year: chosen.year - Self.years.lowerBound
    case .dayOfAnyMonth: Self.dayRange
    case .hour: (chosen.hour + 11) % 12
    case .minute: chosen.minute
    case .period: chosen.hour / 12
    case .durationHours, .durationMinutes: 0
    }
  }

  private func title(_ row: Int, _ wheel: DateWheel) -> String {
    switch wheel {
    case .month: DateWords.months[row]
    case .day: "\(row + 1)"
    case .year: "\(row + Self.years.lowerBound)"
    case .dayOfAnyMonth: dayNumber(row) == today ? "Today" : DateWords.day(dayNumber(row))
    case .hour: DateWords.oClock(row + 1)
    case .minute: DateWords.minutes(row)
    case .period: row == 0 ? "AM" : "PM"
    case .durationHours, .durationMinutes: ""
    }
  }

  private func dayNumber(_ row: Int) -> Int { chosen.dayNumber + row - Self.dayRange }

  private func hour(_ row: Int) -> Int { (row + 1) % 12 + chosen.hour / 12 * 12 }

  /// Returns the date for a row, limited to the range.
  func date(_ row: Int, _ wheel: DateWheel) -> Date {
    let turned =
      switch wheel {
      case .month: words.date(date, month: row + 1)
      case .day: words.date(date, day: row + 1)
      case .year: words.date(date, year: row + Self.years.lowerBound)
      case .dayOfAnyMonth: words.calendar.date(byAdding: .day, value: row - Self.dayRange, to: date) ?? date
      case .hour: words.date(date, hour: hour(row))
      case .minute: words.date(date, minute: row)
      case .period: words.date(date, hour: chosen.hour % 12 + row * 12)
      case .durationHours, .durationMinutes: date
      }
    return min(max(range.lowerBound, turned), range.upperBound)
  }

  // A row is allowed if the row's period overlaps the range. For example, a year is allowed if it contains one allowed date.
  private func isAllowed(_ row: Int, _ wheel: DateWheel) -> Bool {
    switch wheel {
    case .year:
      let year = row + Self.years.lowerBound
      return first.year <= year && year <= last.year
    case .month:
      return isWithin {
        ($0.year, $0.month)
      } _: {
        (chosen.year, row + 1)
      }
    case .day:
      guard row < CalendarDate.length(ofMonth: chosen.month, year: chosen.year) else { return false }
      return isWithin {
        ($0.year * 12 + $0.month, $0.day)
      } _: {
        (chosen.year * 12 + chosen.month, row + 1)
      }
    case .dayOfAnyMonth: return first.dayNumber <= dayNumber(row) && dayNumber(row) <= last.dayNumber
    case .hour:
      return isWithin {
        ($0.dayNumber, $0.hour)
      } _: {
        (chosen.dayNumber, hour(row))
      }
    case .period:
      return isWithin {
        ($0.dayNumber, $0.hour / 12)
      } _: {
        (chosen.dayNumber, row)
      }
    case .minute:
      return isWithin {
        ($0.dayNumber * 24 + $0.hour, $0.minute)
      } _: {
        (chosen.dayNumber * 24 + chosen.hour, row)
      }
    case .durationHours, .durationMinutes: return true
    }
  }

  private func isWithin(_ key: (CalendarDate) -> (Int, Int), _ row: () -> (Int, Int)) -> Bool { key(first) <= row() && row() <= key(last) }
}

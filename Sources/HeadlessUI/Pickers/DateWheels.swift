import Foundation

/// What a wheel of a date picker changes.
enum DateWheel: Equatable {
  case month, day, year, dayOfAnyMonth, hour, minute, period, durationHours, durationMinutes
}

/// The rows of a date picker's wheels for one date, and the date that each row leads to.
struct DateWheels {
  /// The days that the wheel of dates has before and after the chosen one.
  static let reach = 182
  private static let years = 1...9999

  let words: DateWords
  let date: Date
  let range: ClosedRange<Date>
  let today: Date

  /// The wheels for some parts of a date, from the left to the right.
  static func wheels(for components: DatePickerComponents) -> [DateWheel] {
    let time: [DateWheel] = [.hour, .minute, .period]
    if components.contains(.date) { return components.contains(.hourAndMinute) ? [.dayOfAnyMonth] + time : [.month, .day, .year] }
    return components.contains(.hourAndMinute) ? time : []
  }

  func rows(_ wheel: DateWheel) -> WheelRows {
    WheelRows(count: count(wheel), title: { title($0, wheel) }, isAllowed: { isAllowed($0, wheel) })
  }

  private var parts: DateComponents { words.components(date) }

  private func count(_ wheel: DateWheel) -> Int {
    switch wheel {
    case .month, .hour: 12
    case .day: 31
    case .year: Self.years.count
    case .dayOfAnyMonth: 2 * Self.reach + 1
    case .minute: 60
    case .period: 2
    case .durationHours, .durationMinutes: 0
    }
  }

  func selectedRow(_ wheel: DateWheel) -> Int {
    let parts = parts
    return switch wheel {
    case .month: (parts.month ?? 1) - 1
    case .day: (parts.day ?? 1) - 1
    case .year: (parts.year ?? 1) - Self.years.lowerBound
    case .dayOfAnyMonth: Self.reach
    case .hour: ((parts.hour ?? 0) + 11) % 12
    case .minute: parts.minute ?? 0
    case .period: (parts.hour ?? 0) / 12
    case .durationHours, .durationMinutes: 0
    }
  }

  private func title(_ row: Int, _ wheel: DateWheel) -> String {
    switch wheel {
    case .month: DateWords.months[row]
    case .day: "\(row + 1)"
    case .year: "\(row + Self.years.lowerBound)"
    case .dayOfAnyMonth: title(of: day(row))
    case .hour: DateWords.oClock(row + 1)
    case .minute: DateWords.minutes(row)
    case .period: row == 0 ? "AM" : "PM"
    case .durationHours, .durationMinutes: ""
    }
  }

  private func title(of day: Date) -> String { words.calendar.isDate(day, inSameDayAs: today) ? "Today" : words.day(day) }

  private func day(_ row: Int) -> Date { words.calendar.date(byAdding: .day, value: row - Self.reach, to: date) ?? date }

  /// The date that a row leads to, whether the range has it or not.
  func date(_ row: Int, _ wheel: DateWheel) -> Date {
    let hour = parts.hour ?? 0
    return switch wheel {
    case .month: words.date(date, month: row + 1)
    case .day: words.date(date, day: row + 1)
    case .year: words.date(date, year: row + Self.years.lowerBound)
    case .dayOfAnyMonth: day(row)
    case .hour: words.date(date, hour: (row + 1) % 12 + hour / 12 * 12)
    case .minute: words.date(date, minute: row)
    case .period: words.date(date, hour: hour % 12 + row * 12)
    case .durationHours, .durationMinutes: date
    }
  }

  // A row can be chosen where the wheels can come to rest on it: where some moment of what it stands for lies in the range.
  private func isAllowed(_ row: Int, _ wheel: DateWheel) -> Bool {
    if wheel == .day {
      let length = words.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
      if row >= length { return false }
    }
    let clamped = clamp(date(row, wheel))
    return DateWheels(words: words, date: clamped, range: range, today: today).shows(row, wheel, from: self)
  }

  private func shows(_ row: Int, _ wheel: DateWheel, from origin: DateWheels) -> Bool {
    wheel == .dayOfAnyMonth ? words.calendar.isDate(date, inSameDayAs: origin.day(row)) : selectedRow(wheel) == row
  }

  func clamp(_ date: Date) -> Date { min(max(range.lowerBound, date), range.upperBound) }
}

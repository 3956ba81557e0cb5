import Foundation

/// A style for dates in text.
enum DateTextStyle {
  case date, time, relative, offset, timer

  func string(for date: Date, in place: TextPlace) -> String {
    switch self {
    case .date: date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: place.locale, calendar: place.calendar, timeZone: place.timeZone))
    case .time: date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: place.locale, calendar: place.calendar, timeZone: place.timeZone))
    case .timer: Self.timerString(seconds: abs(date.timeIntervalSince(place.date)), showsHours: true)
    case .relative: Self.relativeString(seconds: abs(date.timeIntervalSince(place.date)))
    case .offset: Self.offsetString(seconds: date.timeIntervalSince(place.date))
    }
  }

  static func timerString(seconds: Double, showsHours: Bool) -> String {
    let whole = Int(exactly: seconds.rounded(.down)) ?? 0
    let (hours, minutes, rest) = showsHours ? (whole / 3600, whole / 60 % 60, whole % 60) : (0, whole / 60, whole % 60)
    let padded = rest < 10 ? "0\(rest)" : "\(rest)"
    if hours == 0 { return "\(minutes):\(padded)" }
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(padded)"
  }

  private static let units: [(seconds: Int, short: String, shortPlural: String, name: String)] = [
    (31_536_000, "yr", "yrs", "year"), (2_592_000, "mth", "mths", "month"), (604_800, "wk", "wks", "week"), (86_400, "day", "days", "day"), (3600, "hr", "hr", "hour"),
    (60, "min", "min", "minute"), (1, "sec", "sec", "second"),
  ]

  // Returns the two largest units that aren't zero, in English regardless of the locale.
  private static func relativeString(seconds: Double) -> String {
    var rest = Int(exactly: seconds.rounded(.down)) ?? 0
    var words: [String] = []
    for unit in units where rest >= unit.seconds && words.count < 2 {
      let count = rest / unit.seconds
      rest %= unit.seconds
      words.append("\(count) \(count == 1 ? unit.short : unit.shortPlural)")
    }
    return words.isEmpty ? "0 sec" : words.joined(separator: ", ")
  }

  private static func offsetString(seconds: Double) -> String {
    let whole = Int(exactly: abs(seconds).rounded(.down)) ?? 0
    guard let unit = units.first(where: { whole >= $0.seconds }) else { return "+0 seconds" }
    let count = whole / unit.seconds
    return "\(seconds < 0 ? "-" : "+")\(count) \(unit.name)\(count == 1 ? "" : "s")"
  }
}

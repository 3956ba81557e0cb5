import Foundation

/// Dates as steps write them, such as “2026-12-24 18:00”.
package enum DateText {
  /// Returns the date that a string describes, or `nil` if it isn't a valid date, such as February 30.
  package static func date(_ text: String, in timeZone: TimeZone) -> Date? {
    guard let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let (year, month, day) = (Int(match.1), Int(match.2), Int(match.3))
    let (hour, minute, second) = (match.4.flatMap { Int($0) } ?? 0, match.5.flatMap { Int($0) } ?? 0, match.6.flatMap { Int($0) } ?? 0)
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    guard let date = calendar.date(from: parts), calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date) == parts else { return nil }
    return date
  }
}

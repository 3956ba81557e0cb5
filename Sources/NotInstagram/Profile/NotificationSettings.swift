import Foundation

/// The settings for notifications.
struct NotificationSettings: Equatable {
  var reminds = false
  /// The time of the daily reminder.
  ///
  /// The date's day is ignored.
  var reminderTime = Date(timeIntervalSince1970: 9 * 3600 + 41 * 60)
  var hasLimit = false
  /// The daily limit for the time spent in the app, in seconds.
  var limit: TimeInterval = 30 * 60
  var isQuiet = false
  /// The time when the period without notifications ends.
  var quietUntil = Date(timeIntervalSince1970: 1_780_306_860)

  /// A description of the limit.
  var limitText: String {
    guard hasLimit else { return "As long as you like" }
    let minutes = Int(limit) / 60
    let parts = [minutes / 60 == 1 ? "1 hour" : "\(minutes / 60) hours", minutes % 60 == 1 ? "1 minute" : "\(minutes % 60) minutes"]
    let said = zip(parts, [minutes / 60, minutes % 60]).filter { $0.1 > 0 }.map(\.0)
    return said.isEmpty ? "Not at all" : "At most \(said.joined(separator: " ")) a day"
  }
}

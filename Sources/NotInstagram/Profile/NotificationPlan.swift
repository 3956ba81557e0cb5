import Foundation

/// When the app may speak up.
struct NotificationPlan: Equatable {
  var reminds = false
  /// When it reminds the person to take a picture; of the date only the time counts.
  var reminderTime = Date(timeIntervalSince1970: 9 * 3600 + 41 * 60)
  var hasLimit = false
  /// How long the person wants to use the app in a day, in seconds.
  var limit: TimeInterval = 30 * 60
  var isQuiet = false
  /// The end of its silence.
  var quietUntil = Date(timeIntervalSince1970: 1_780_306_860)

  /// The limit in words.
  var limitText: String {
    guard hasLimit else { return "As long as you like" }
    let minutes = Int(limit) / 60
    let parts = [minutes / 60 == 1 ? "1 hour" : "\(minutes / 60) hours", minutes % 60 == 1 ? "1 minute" : "\(minutes % 60) minutes"]
    let said = zip(parts, [minutes / 60, minutes % 60]).filter { $0.1 > 0 }.map(\.0)
    return said.isEmpty ? "Not at all" : "At most \(said.joined(separator: " ")) a day"
  }
}

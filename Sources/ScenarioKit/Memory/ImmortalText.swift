import Foundation

/// A string that is never freed, for code that reads it without a lock.
struct ImmortalText: @unchecked Sendable {
  /// The string, terminated by a zero byte.
  let start: UnsafePointer<CChar>

  /// Creates a copy of a string.
  init(_ text: String) { start = UnsafePointer(strdup(text)) }
}

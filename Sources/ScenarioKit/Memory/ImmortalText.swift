import Foundation

/// A text that is never freed, for code that reads it without a lock.
struct ImmortalText: @unchecked Sendable {
  /// The text, terminated by a zero byte.
  let start: UnsafePointer<CChar>

  /// Creates a copy of a text.
  init(_ text: String) { start = UnsafePointer(strdup(text)) }
}

import Foundation

/// A text that lives as long as the process, for what reads it without a lock.
struct ImmortalText: @unchecked Sendable {
  /// The text, with a zero at its end.
  let start: UnsafePointer<CChar>

  /// Copies a text.
  init(_ text: String) { start = UnsafePointer(strdup(text)) }
}

import Foundation

/// The bytes that have arrived on a connection with a line for each message.
package struct LineBuffer {
  private var received: [UInt8] = []
  private var searched = 0
  /// The number of bytes of a line that is too long, while the rest of it arrives.
  private var skipped = 0

  /// Creates a buffer without bytes.
  package init() {}

  /// Adds bytes that have arrived.
  package mutating func append(_ bytes: some Sequence<UInt8>) { received += bytes }

  /// Removes and returns the next line with its number of bytes, or returns `nil` if it hasn't arrived completely.
  ///
  /// - Parameter limit: The longest line, in bytes, or `nil` for no limit. The bytes of a longer line are only counted, so a part of the line can be missing.
  package mutating func takeLine(limit: Int? = nil) -> (text: Data, count: Int)? {
    guard let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = received.count
      if let limit, received.count > limit {
        skipped += received.count
        (received, searched) = ([], 0)
      }
      return nil
    }
    let line = Data(received[..<end])
    received.removeSubrange(...end)
    searched = 0
    defer { skipped = 0 }
    return (line, skipped + line.count)
  }
}

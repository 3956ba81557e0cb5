import Foundation

/// The source of the tags that distinguish the ids of different trees.
enum TreeTag {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: UInt16 = 0

  /// Returns the next tag, which is never 0.
  ///
  /// After 65,535 trees, tags repeat.
  static func next() -> UInt16 {
    lock.lock()
    defer { lock.unlock() }
    last = last == .max ? 1 : last + 1
    return last
  }
}

import Foundation

/// The source of the numbers that distinguish the ids of one tree from those of another.
enum TreeTag {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: UInt16 = 0

  /// The next number; 0 is never one.
  ///
  /// After 65,535 trees the numbers start again.
  static func next() -> UInt16 {
    lock.lock()
    defer { lock.unlock() }
    last = last == .max ? 1 : last + 1
    return last
  }
}

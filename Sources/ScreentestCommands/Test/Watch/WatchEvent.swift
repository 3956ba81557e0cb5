/// An event that a watching run reacts to.
enum WatchEvent: Equatable, Sendable {
  /// The first run.
  case start
  case changed(FileChanges)
  case pressed(WatchKey)
  /// A signal that ends watching.
  case signaled(Int32)
}

/// A key of a watching run.
enum WatchKey: Equatable, Sendable {
  case all, failed, again, quit

  /// Creates the key for a byte from the terminal, or returns `nil` if the byte has no meaning.
  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "A"): self = .all
    case UInt8(ascii: "f"), UInt8(ascii: "F"): self = .failed
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .again
    // 4 is Ctrl-D, which isn't a signal.
    case UInt8(ascii: "q"), UInt8(ascii: "Q"), 4: self = .quit
    default: return nil
    }
  }
}

public import Foundation

/// A touch, a key or another event of the device; code gets none here, and hands on `nil` or one of its own.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// When it took place, in seconds since the start of the device.
  open private(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime

  /// Creates an event of this moment.
  nonisolated public override init() { super.init() }
}

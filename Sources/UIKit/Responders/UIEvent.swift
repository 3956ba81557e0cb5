public import Foundation

/// A touch, key press or other event.
///
/// The simulated device doesn't deliver events. App code passes `nil` or creates an event.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The time of the event, in seconds since the device started.
  open private(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime

  /// Creates an event with the current time.
  nonisolated public override init() { super.init() }
}

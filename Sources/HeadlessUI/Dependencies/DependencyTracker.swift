/// Tracks the body that a thread is evaluating, to connect the body with the values it reads.
///
/// Each thread has its own entry. Accessors of state aren't isolated, as in SwiftUI, and reads on other threads don't belong to a body.
enum DependencyTracker {
  private static let slot = ThreadSlot<Reader>()

  /// The reader of the body that this thread is evaluating, or `nil` on other threads.
  static var current: Reader? { slot.object }

  @MainActor
  static func track<Result>(_ tracked: any TrackedBody, _ body: () -> Result) -> Result {
    // A node isn't evaluated again after it was torn down.
    guard tracked.isAlive else { return withoutTracking(body) }
    let reader = tracked.reader
    reader.begin(tracked)
    return slot.with(reader, body)
  }

  /// Runs a closure that a body has deferred.
  ///
  /// Values read by the closure count as read by the body.
  static func resume<Result>(_ reader: Reader, _ body: () -> Result) -> Result { slot.with(reader, body) }

  /// Runs a closure without counting its reads as reads of the surrounding body.
  static func withoutTracking<Result>(_ body: () -> Result) -> Result { slot.with(nil, body) }
}

/// The body that a thread is evaluating, which is connected with the values that the thread reads.
///
/// Each thread has its own entry, because state can be read on any thread, as in SwiftUI. Reads on threads that don't evaluate a body aren't tracked.
enum DependencyTracker {
  private static let slot = ThreadSlot<Reader>()

  /// The reader of the body that this thread is evaluating, or `nil` if there isn't one.
  static var current: Reader? { slot.object }

  @MainActor
  static func track<Result>(_ tracked: any TrackedBody, _ body: () -> Result) -> Result {
    // A node that was torn down is never evaluated again, so its reads don't count.
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

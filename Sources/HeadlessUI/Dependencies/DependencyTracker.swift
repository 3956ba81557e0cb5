/// Knows which body is being evaluated on a thread, so that what it reads can be tied to it.
///
/// Each thread has an entry of its own: state is read through accessors that carry no isolation, as in SwiftUI, and what another thread reads belongs to no body.
enum DependencyTracker {
  private static let slot = ThreadSlot<Reader>()

  /// The body that this thread evaluates; `nil` on every other thread.
  static var current: Reader? { slot.object }

  @MainActor
  static func track<Result>(_ tracked: any TrackedBody, _ body: () -> Result) -> Result {
    // A node that has been torn down is not evaluated again.
    guard tracked.isAlive else { return withoutTracking(body) }
    let reader = tracked.reader
    reader.begin(tracked)
    return slot.with(reader, body)
  }

  /// Runs a closure that a body has left for later: what it reads counts as that body's.
  static func resume<Result>(_ reader: Reader, _ body: () -> Result) -> Result { slot.with(reader, body) }

  /// Runs a closure whose reads do not count as the surrounding body's.
  static func withoutTracking<Result>(_ body: () -> Result) -> Result { slot.with(nil, body) }
}

/// A clock that a ``VirtualScheduler`` moves, for code that takes its clock as a parameter.
///
/// - `now` doesn't change until the scheduler moves to the next event, so work itself takes no time.
/// - A sleeping task wakes when the scheduler reaches its deadline. If the task is canceled, it wakes immediately and throws `CancellationError`.
/// - The clock is virtual on every platform, because it doesn't require Swift concurrency to be captured.
public struct VirtualClock: Clock, Sendable {
  /// The type of the clock's durations.
  public typealias Duration = Swift.Duration

  let driver: any ClockDriver

  /// The current virtual time.
  public var now: Instant { driver.now }

  /// The clock's resolution of one nanosecond.
  ///
  /// Shorter waits are rounded up.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the current task until the scheduler's clock shows the deadline.
  ///
  /// - Parameters:
  ///   - deadline: The time to wake at. If this time has passed, other due work still runs first.
  ///   - tolerance: Ignored, because virtual time is exact.
  /// - Throws: `CancellationError` as soon as the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let sleeper = ClockSleeper()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
        driver.start(sleeper, continuation: continuation, until: deadline.nanoseconds)
      }
    } onCancel: {
      driver.cancel(sleeper)
    }
  }
}

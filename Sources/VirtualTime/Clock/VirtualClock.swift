/// A clock that a ``VirtualScheduler`` moves, for code that takes its clock as a parameter.
///
/// - `now` stands still until the scheduler moves to the next event, so work itself takes no time.
/// - A sleeping task wakes when the scheduler reaches its deadline; a cancelled one wakes at once and throws `CancellationError`.
/// - It does not need Swift concurrency to be captured: it is virtual on every platform.
public struct VirtualClock: Clock, Sendable {
  /// The type of the clock's durations.
  public typealias Duration = Swift.Duration

  let driver: any ClockDriver

  /// The current virtual time.
  public var now: Instant { driver.now }

  /// One nanosecond: shorter waits are rounded up to it.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the current task until the scheduler's clock shows the deadline.
  ///
  /// - Parameters:
  ///   - deadline: The time to wake at. A time that has passed still lets other due work run first.
  ///   - tolerance: Not used: virtual time is exact.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
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

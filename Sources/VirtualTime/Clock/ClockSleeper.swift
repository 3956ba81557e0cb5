/// A sleep on a ``VirtualClock``.
///
/// The scheduler's lock guards the sleeper's state.
final class ClockSleeper: @unchecked Sendable {
  enum State {
    case new
    case waiting(UnsafeContinuation<Void, any Error>, timer: UInt64)
    case over
  }

  var state: State = .new
}

/// The source of a ``VirtualClock``'s time, which also wakes the clock's sleepers.
protocol ClockDriver: AnyObject, Sendable {
  var now: VirtualClock.Instant { get }
  func start(_ sleeper: ClockSleeper, continuation: UnsafeContinuation<Void, any Error>, until deadline: Int64)
  func cancel(_ sleeper: ClockSleeper)
}

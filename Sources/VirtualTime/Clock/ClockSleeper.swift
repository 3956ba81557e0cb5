/// One sleep on a ``VirtualClock``, with its state guarded by the scheduler's lock.
final class ClockSleeper: @unchecked Sendable {
  enum State {
    case new
    case waiting(UnsafeContinuation<Void, any Error>, timer: UInt64)
    case over
  }

  var state: State = .new
}

/// What a ``VirtualClock`` shows the time of, and what wakes its sleepers.
protocol ClockDriver: AnyObject, Sendable {
  var now: VirtualClock.Instant { get }
  func start(_ sleeper: ClockSleeper, continuation: UnsafeContinuation<Void, any Error>, until deadline: Int64)
  func cancel(_ sleeper: ClockSleeper)
}

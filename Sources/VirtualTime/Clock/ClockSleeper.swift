/// One sleep on a ``VirtualClock``, with its state guarded by the scheduler's lock.
final class ClockSleeper: @unchecked Sendable {
  enum State {
    case new
    case waiting(UnsafeContinuation<Void, any Error>, timer: UInt64)
    case over
  }

  var state: State = .new
}

/// One sleep on a ``VirtualClock``. The scheduler's lock guards its state.
final class ClockSleeper: @unchecked Sendable {
  enum State {
    case new
    case waiting(UnsafeContinuation<Void, any Error>, timer: UInt64)
    case over
  }

  var state: State = .new
}

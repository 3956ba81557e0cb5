/// Why ``VirtualScheduler/run(timeout:_:)`` gave up on an asynchronous function.
public enum VirtualTimeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The function is suspended, and nothing is due, scheduled or known to be busy.
  case nothingPending

  /// Work at one instant never ends, so that time cannot go on.
  case neverSettles(cause: String)

  /// The function was not over after the timeout, in virtual time.
  case timedOut(after: Duration)

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .nothingPending:
      "The asynchronous function is suspended, and nothing is due or scheduled. \(WaitRecord.adviceAboutOutsideWork)"
    case .neverSettles(let cause):
      "The asynchronous function did not end, because \(cause) does not settle: it starts work again and again without letting time pass."
    case .timedOut(let duration):
      "The asynchronous function was not over after \(duration) of virtual time."
    }
  }
}

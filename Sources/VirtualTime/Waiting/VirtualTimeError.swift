/// The reason why ``VirtualScheduler/run(timeout:_:)`` abandoned an asynchronous function.
public enum VirtualTimeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The function is suspended, and nothing is due, scheduled, or known to be busy.
  case nothingPending

  /// Work at one instant never ends, so time can't pass.
  case neverSettles(cause: String)

  /// The function hadn't ended when the timeout in virtual time was reached.
  case timedOut(after: Duration)

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .nothingPending:
      "The asynchronous function is suspended, and nothing is due or scheduled. \(WaitRecord.adviceAboutOutsideWork)"
    case .neverSettles(let cause):
      "The asynchronous function did not end, because \(cause) never settles: it keeps starting work without letting time pass."
    case .timedOut(let duration):
      "The asynchronous function did not end within \(duration) of virtual time."
    }
  }
}

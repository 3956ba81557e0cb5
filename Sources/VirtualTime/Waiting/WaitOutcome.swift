/// How a wait ended: with what it waited for, at its timeout, or because nothing pending could bring it.
public enum WaitOutcome: Equatable, Sendable {
  /// The condition holds.
  case satisfied

  /// The timeout is over and the condition does not hold. The clock stands at the deadline.
  case timedOut

  /// Nothing was due, scheduled or known to be busy any more. The wait ended before its timeout.
  case nothingPending

  /// The app is idle and the condition does not hold: what is pending, if anything, is not waited for in ``SynchronizationMode/untilIdle``.
  case idle

  /// Work at one instant never ends, so that time cannot go on. `cause` names what starts it.
  case neverSettles(cause: String)
}

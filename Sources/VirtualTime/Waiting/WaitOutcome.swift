/// The outcome of a wait.
public enum WaitOutcome: Equatable, Sendable {
  /// The condition holds.
  case satisfied

  /// The timeout was reached, and the condition doesn't hold. The clock is at the deadline.
  case timedOut

  /// Nothing was due, scheduled, or known to be busy anymore. The wait ended before its timeout.
  case nothingPending

  /// The app is idle, and the condition doesn't hold.
  ///
  /// ``SynchronizationMode/untilIdle`` doesn't wait for work that may still be pending.
  case idle

  /// Work at one instant never ends, so time can't pass. `cause` names what starts the work.
  case neverSettles(cause: String)
}

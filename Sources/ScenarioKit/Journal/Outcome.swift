/// How a step, a scenario or a test ended.
public enum Outcome: String, Sendable, CaseIterable {
  /// It ran and nothing failed.
  case passed
  /// It ran and failed, or something that ran inside it did.
  case failed
  /// It did not run, because something before it in the same test had failed, or because the test asked to be skipped.
  case skipped
  /// It is still to be written, and did not run.
  case pending
}

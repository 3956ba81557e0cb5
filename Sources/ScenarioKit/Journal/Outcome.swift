/// The outcome of a step, a scenario, or a test.
public enum Outcome: String, Sendable, CaseIterable {
  /// It ran, and nothing failed.
  case passed
  /// It ran and failed, or something nested in it failed.
  case failed
  /// It didn't run, because an earlier part of the test failed or the test was skipped.
  case skipped
  /// It isn't written yet and didn't run.
  case pending
}

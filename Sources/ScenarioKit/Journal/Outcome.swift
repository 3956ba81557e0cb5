/// The outcome of a step, a scenario, or a test.
public enum Outcome: String, Sendable, CaseIterable {
  /// The step, scenario, or test ran, and nothing failed.
  case passed
  /// The step, scenario, or test failed, or something nested in it failed.
  case failed
  /// The step, scenario, or test didn't run.
  ///
  /// An earlier part of the test failed, or the test was skipped.
  case skipped
  /// The step, scenario, or test isn't written yet and didn't run.
  case pending
}

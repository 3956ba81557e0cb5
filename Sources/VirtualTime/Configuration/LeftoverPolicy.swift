/// The policy for work that an app leaves behind when it's terminated at the end of a test.
public enum LeftoverPolicy: Sendable {
  /// A note in the log names the work, and the run's summary counts the tests that left work behind.
  case note
  /// The test fails with the kind `app.leftovers`. If it has already failed, a note is logged instead.
  case fail
}

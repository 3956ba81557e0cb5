/// What happens if an app leaves work behind when it is terminated at the end of a test.
public enum LeftoverPolicy: Sendable {
  /// A note in the log names the work, and the summary of the run counts the tests with such work.
  case note
  /// The test fails with the kind `app.leftovers`. If it has failed already, there is a note.
  case fail
}

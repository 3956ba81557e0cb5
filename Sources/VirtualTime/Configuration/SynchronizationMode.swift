/// What an interaction waits for before it begins.
public enum SynchronizationMode: String, CaseIterable, Sendable {
  /// Time passes only while a step waits for something that is not there yet; so a spinner or a toast can be seen. This is the default.
  ///
  /// What is due at once has run when an interaction begins.
  case lazy

  /// Before each interaction time passes until the app is idle, as EarlGrey and XCUITest have it.
  ///
  /// - What is due runs. Then the clock moves through timers, delayed blocks and sleeps, as far as the limits of ``TestConfiguration`` count them in, and
  ///   through animations, transitions and requests; busy resources are waited for in real time.
  /// - When the app is not idle within the interaction timeout, the test fails and says what kept it busy.
  /// - What a step looks for and does not find fails as soon as the app is idle.
  case untilIdle

  /// An interaction runs what is due at once, twice, and begins.
  case off
}

/// The condition that an interaction waits for before it starts.
public enum SynchronizationMode: String, CaseIterable, Sendable {
  /// Time passes only while a step waits for something that isn't there yet. This is the default.
  ///
  /// In this mode, a test can see a spinner or a toast.
  ///
  /// Before an interaction starts, the work that is due immediately runs.
  case lazy

  /// Before each interaction, time passes until the app is idle, as in EarlGrey and XCUITest.
  ///
  /// - First, due work runs. Then the clock moves through timers, delayed blocks, and sleeps up to the limits of ``TestConfiguration``, and through
  ///   animations, transitions, and requests. Busy resources are waited for in real time.
  /// - If the app isn't idle within the interaction timeout, the test fails and says what kept the app busy.
  /// - If a step doesn't find an element, it fails as soon as the app is idle.
  case untilIdle

  /// Each interaction starts after two rounds of the work that is due immediately.
  case off
}

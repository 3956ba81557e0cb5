final class NotificationsTests: NotInstagramTestCase {
  func test_reminders() { runScenario() }
  func test_theLimit() { runScenario() }
  func test_silence() { runScenario() }
}

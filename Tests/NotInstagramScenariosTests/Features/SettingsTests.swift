final class SettingsTests: NotInstagramTestCase {
  func test_openingSettings() { runScenario() }
  func test_hidingLikes() { runScenario() }
  func test_settingsStay() { runScenario() }
}

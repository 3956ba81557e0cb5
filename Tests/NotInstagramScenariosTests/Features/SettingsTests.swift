final class SettingsTests: NotInstagramTestCase {
  func test_openingSettings() { runScenario() }
  func test_hidingLikes() { runScenario() }
  func test_settingsStay() { runScenario() }
  func test_keepingPosts() { runScenario() }
  func test_theAppearance() { runScenario() }
  func test_theTextSize() { runScenario() }
  func test_whoCanComment() { runScenario() }
  func test_help() { runScenario() }
}

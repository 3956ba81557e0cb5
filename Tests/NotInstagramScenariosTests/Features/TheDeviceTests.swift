final class TheDeviceTests: NotInstagramTestCase {
  func test_theHomeScreen() { runScenario() }
  func test_theBrowser() { runScenario() }
  func test_systemPreferences() { runScenario() }
}

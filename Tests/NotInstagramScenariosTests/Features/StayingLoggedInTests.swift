final class StayingLoggedInTests: NotInstagramTestCase {
  func test_relaunching() { runScenario() }
  func test_aCleanLaunch() { runScenario() }
  func test_loggingOutStaysLoggedOut() { runScenario() }
  func test_theBackground() { runScenario() }
}

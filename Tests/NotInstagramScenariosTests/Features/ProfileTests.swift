final class ProfileTests: NotInstagramTestCase {
  func test_myProfile() { runScenario() }
  func test_loggingOut() { runScenario() }
  func test_thinkingTwice() { runScenario() }
  func test_aPrivateAccount() { runScenario() }
  func test_somebodyElse() { runScenario() }
}

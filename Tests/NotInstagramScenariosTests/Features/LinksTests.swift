final class LinksTests: NotInstagramTestCase {
  func test_aLinkToAPost() { runScenario() }
  func test_aWebAddressOfOurs() { runScenario() }
  func test_whileTheAppIsNotRunning() { runScenario() }
  func test_whileTheAppIsInTheBackground() { runScenario() }
  func test_beforeLoggingIn() { runScenario() }
  func test_aPostThatIsNotThere() { runScenario() }
  func test_aLinkToNowhere() { runScenario() }
  func test_somebodyElsesWebAddress() { runScenario() }
}

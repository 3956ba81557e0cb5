final class LoggingInTests: NotInstagramTestCase {
  func test_loggingIn() { runScenario() }
  func test_aWrongPassword() { runScenario() }
  func test_theServiceIsDown() { runScenario() }
  func test_theButtonWaitsForBothFields() { runScenario() }
  func test_thePasswordIsHidden() { runScenario() }
  func test_aTypingError() { runScenario() }
  func test_theReturnKey() { runScenario() }
}

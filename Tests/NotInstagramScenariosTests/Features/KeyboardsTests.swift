final class KeyboardsTests: NotInstagramTestCase {
  func test_letters() { runScenario() }
  func test_numbers() { runScenario() }
  func test_theSearchKeyboard() { runScenario() }
}

final class PostsTests: NotInstagramTestCase {
  func test_openingAPost() { runScenario() }
  func test_likingAPost() { runScenario() }
  func test_savingAPost() { runScenario() }
}

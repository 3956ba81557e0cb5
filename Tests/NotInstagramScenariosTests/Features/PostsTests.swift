final class PostsTests: NotInstagramTestCase {
  func test_openingAPost() { runScenario() }
  func test_likingAPost() { runScenario() }
  func test_savingAPost() { runScenario() }
  func test_touchingThePicture() { runScenario() }
  func test_reportingAPost() { runScenario() }
  func test_showingAPostToOthers() { runScenario() }
  func test_twoFingers() { runScenario() }
}

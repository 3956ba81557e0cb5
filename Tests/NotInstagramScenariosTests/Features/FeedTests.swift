final class FeedTests: NotInstagramTestCase {
  func test_theFeed() { runScenario() }
  func test_scrollingDown() { runScenario() }
  func test_scrollingBack() { runScenario() }
  func test_onlyRowsInViewExist() { runScenario() }
  func test_theFeedKeepsItsPlace() { runScenario() }
  func test_theFeedWhileTheServiceIsDown() { runScenario() }
  func test_refreshing() { runScenario() }
  func test_hidingAPost() { runScenario() }
  func test_goingToTheEndAndBack() { runScenario() }
  func test_swiping() { runScenario() }
}

final class DiscoverTests: NotInstagramTestCase {
  func test_thePictures() { runScenario() }
  func test_scrollingThroughPictures() { runScenario() }
  func test_onlyPicturesInViewExist() { runScenario() }
  func test_oneAuthor() { runScenario() }
  func test_searching() { runScenario() }
}

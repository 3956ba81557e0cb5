final class WritingTests: NotInstagramTestCase {
  func test_sharingAPost() { runScenario() }
  func test_theShortestWay() { runScenario() }
  func test_captions() { runScenario() }
  func test_filters() { runScenario() }
  func test_brightness() { runScenario() }
  func test_locations() { runScenario() }
  func test_turningOffComments() { runScenario() }
  func test_manyPictures() { runScenario() }
  func test_discarding() { runScenario() }
  func test_nothingToDiscard() { runScenario() }
}

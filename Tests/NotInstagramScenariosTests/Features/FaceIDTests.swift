final class FaceIDTests: NotInstagramTestCase {
  func test_loggingInWithFaceID() { runScenario() }
  func test_aStrangersFace() { runScenario() }
  func test_failingThreeTimes() { runScenario() }
  func test_forbiddingFaceID() { runScenario() }
  func test_noFaceID() { runScenario() }
}

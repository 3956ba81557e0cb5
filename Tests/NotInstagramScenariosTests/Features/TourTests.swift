final class TourTests: NotInstagramTestCase {
  func test_turningThePages() { runScenario() }
  func test_takingTheTour() { runScenario() }
  func test_skippingTheTour() { runScenario() }
  func test_theTerms() { runScenario() }
}

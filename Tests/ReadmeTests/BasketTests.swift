import ScenarioKit
import XCTest

final class BasketTests: XCTestCase {
  private var basket: [String] = []

  func test_filling() {
    Scenario("Filling a basket") {
      Given(I: put("apples"))
      When(I: put("pears"))
      Then(the: basketHolds(2))
    }
  }

  private func put(_ item: String) { basket.append(item) }

  private func basketHolds(_ count: Int) { XCTAssertEqual(basket.count, count) }
}

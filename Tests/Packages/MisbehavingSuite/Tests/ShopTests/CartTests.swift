import ScenarioKit
import XCTest

final class CartTests: XCTestCase {
  private func pass() {}

  private func crash() {
    let empty: [Int] = []
    _ = empty[1]
  }

  func test_adding() { Scenario("Adding to the cart", tags: "smoke") { Then(I: pass) } }

  func test_counting() {
    Scenario("Counting what is in the cart") {
      Given(I: pass)
      When(I: crash)
    }
  }

  func test_emptying() { Scenario("Emptying the cart") { Then(I: pass) } }

  func test_waitingWithoutAStep() {
    while ProcessInfo.processInfo.environment["SHOP_WAITS"] != nil { usleep(10_000) }
  }

  func test_withoutScenarios() { XCTAssertEqual(2 + 2, 4) }
}

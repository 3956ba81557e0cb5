import Foundation
import ScenarioKit
import XCTest

final class OrderTests: XCTestCase {
  private func pass() {}

  private func hang() { while true { _ = sqrt(2) } }

  /// Fails on the first call in a run of the script, and leaves a marker file in the script's folder.
  private func failTheFirstTime() {
    guard let folder = ProcessInfo.processInfo.environment["SHOP_MARKS"] else { return XCTFail("SHOP_MARKS names no folder.") }
    let mark = folder + "/ordered"
    if FileManager.default.fileExists(atPath: mark) { return }
    XCTAssertTrue(FileManager.default.createFile(atPath: mark, contents: nil))
    XCTFail("The shop was closed.")
  }

  func test_cancelling() { Scenario("Cancelling an order") { Then(I: pass) } }

  func test_ordering() { Scenario("Ordering") { When(I: failTheFirstTime) } }

  func test_paying() { Scenario("Paying for an order") { When(I: hang) } }

  func test_returning() { Scenario("Returning an order") { Then(I: pass) } }
}

import Foundation
import HeadlessUI
import ScreenTestKit

/// Two tests that must not run their scenarios, because ScreenTestKit is in a dynamic library.
final class DynamicProductTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(name: "Greeting") { Text("Hello") } }

  func test_first() { greet() }

  func test_second() { greet() }

  private func greet() {
    Scenario("Greeting") { Then(I: wait()) }
  }

  private func wait() {
    print("The scenario ran.")
    sleep(3600)
  }
}

XCTMain([testCase([("test_first", DynamicProductTests.test_first), ("test_second", DynamicProductTests.test_second)])])

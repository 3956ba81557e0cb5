import Foundation
import HeadlessUI
import ScreenTestKit

/// Two tests in a process with ScreenTestKit in a dynamic library. Neither test may run its scenario.
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

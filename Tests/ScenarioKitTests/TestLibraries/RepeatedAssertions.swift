import XCTest

@testable import ScenarioKit

/// Assertions that fail one after the other, for child processes of `RepeatedAssertionTests`.
///
/// In other processes they do nothing.
final class RepeatedAssertions: XCTestCase {
  private var isAsked: Bool { ChildProcess.misbehaviour != nil }

  func test_withoutAScenario() {
    guard isAsked else { return }
    for number in 1...3 { XCTFail("Number \(number) is wrong.") }
  }

  func test_aroundAScenario() {
    guard isAsked else { return }
    XCTFail("Number 1 is wrong.")
    Scenario("Asserting") { When(I: fail) }
    XCTFail("Number 2 is wrong.")
  }

  func test_afterAFailedScenario() {
    guard isAsked else { return }
    Scenario("Asserting") {
      When(I: failTwice)
      XCTFail("The skipped part is wrong.")
    }
    XCTFail("Number 1 is wrong.")
  }

  private func fail() { XCTFail("The step is wrong.") }

  private func failTwice() {
    fail()
    XCTFail("The rest of the step is wrong.")
  }
}

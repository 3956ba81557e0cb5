import Testing
import XCTest

@testable import ScenarioKit

/// XCTest assertions in Swift Testing tests, for child processes of `LostAssertionTests`.
@Suite struct AssertionsOfXCTestSuite {
  @Test func anAssertionInAStep() {
    guard ChildProcess.misbehaviour == "assert" else { return }
    Scenario("Asserting") {
      Given(I: Assertions.pass)
      When(I: Assertions.fail)
      Then(I: Assertions.pass)
    }
  }

  @Test func anAssertionOutsideAnyStep() {
    guard ChildProcess.misbehaviour == "assert" else { return }
    Given(I: Assertions.pass)
    Assertions.fail()
  }

  @Test func anAssertionThatPasses() {
    guard ChildProcess.misbehaviour == "assert" else { return }
    Scenario("Passing") { Then(I: Assertions.passAnAssertion) }
  }

  @Test func aSkip() {
    guard ChildProcess.misbehaviour == "skip" else { return }
    Scenario("Skipping") {
      Given(I: Assertions.pass)
      When(I: Assertions.skip)
      Then(I: Assertions.fail)
    }
    Scenario("Later") { Then(I: Assertions.fail) }
  }
}

/// Swift Testing expectations in XCTest tests, for child processes of `LostAssertionTests`.
final class ExpectationsUnderXCTest: XCTestCase {
  func test_anExpectationInAStep() {
    guard ChildProcess.misbehaviour == "expect" else { return }
    Scenario("Expecting") {
      Given(I: Assertions.pass)
      When(I: Assertions.failAnExpectation)
      Then(I: Assertions.pass)
    }
  }

  func test_anExpectationOutsideAnyStep() {
    guard ChildProcess.misbehaviour == "expect" else { return }
    Assertions.failAnExpectation()
  }

  func test_aKnownIssue() {
    guard ChildProcess.misbehaviour == "expect" else { return }
    withKnownIssue { Assertions.failAnExpectation() }
  }

  func test_anAssertionInAStep() {
    guard ChildProcess.misbehaviour == "assert" else { return }
    Scenario("Asserting") {
      When(I: Assertions.fail)
      Then(I: Assertions.pass)
    }
  }

  func test_aSkip() {
    guard ChildProcess.misbehaviour == "skip" else { return }
    Scenario("Skipping") {
      Given(I: Assertions.pass)
      When(I: Assertions.skip)
      Then(I: Assertions.fail)
    }
    Scenario("Later") { Then(I: Assertions.fail) }
  }
}

private enum Assertions {
  static let total = 1

  static func pass() {}
  static func fail() { XCTAssertEqual(total, 2, "The total is wrong.") }
  static func passAnAssertion() { XCTAssertEqual(total, 1) }
  static func failAnExpectation() { #expect(total == 2) }
  static func skip() throws { throw XCTSkip("There is no camera here.") }
}

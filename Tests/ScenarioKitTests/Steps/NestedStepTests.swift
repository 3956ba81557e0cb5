import XCTest

@testable import ScenarioKit

final class NestedStepTests: XCTestCase {
  private var done: [String] = []

  private func act(_ name: String) { done.append(name) }
  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "Broken.")) }

  private func logIn() {
    Given(I: act("inner one"))
    When(I: act("inner two"))
  }

  private func logInAndFail() {
    Given(I: act("inner one"))
    When(I: fail)
    Then(I: act("inner two"))
  }

  private func goThroughOnboarding() {
    Scenario("Onboarding") { Given(I: act("page one")) }
  }

  func test_stepsInsideAStepAreLoggedBelowIt() throws {
    let captured = try capture {
      Scenario("Nesting") {
        Given(I: logIn)
        Then(I: act("after"))
      }
    }
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: Nesting                                               test_profile
          ✓ Given I log in
            ✓ Given I act "inner one"
            ✓ When I act "inner two"
          ✓ Then I act "after"

      """)
    XCTAssertEqual(captured.stepEnds.map(\.path), ["1.1.1", "1.1.2", "1.1", "1.2"])
  }

  func test_aFailureInsideAStepFailsItAndIsReportedOnceAtTheOuterStep() throws {
    let line = #line + 3
    let captured = try capture {
      Scenario("Nesting") {
        Given(I: logInAndFail)
        Then(I: act("after"))
      }
    }
    XCTAssertEqual(done, ["inner one"])
    XCTAssertEqual(captured.reporter.lines, [line])
    XCTAssertEqual(captured.reporter.messages, ["Broken."])
    XCTAssertEqual(captured.outcomes, [.passed, .failed, .skipped, .failed, .skipped])
    XCTAssertEqual(captured.stepEnds.map { $0.failure?.message }, [nil, "Broken.", nil, nil, nil])
  }

  func test_aScenarioInsideAStepIsLoggedBelowIt() throws {
    assertText(
      try capture {
        Scenario("Outer") {
          Given(I: goThroughOnboarding)
          Then(I: act("after"))
        }
      }.console,
      """
      Feature: Profile
        Scenario: Outer                                                 test_profile
          ✓ Given I go through onboarding
            Scenario: Onboarding
              ✓ Given I act "page one"
          ✓ Then I act "after"

      """)
  }

  func test_aScenarioInsideAScenarioIsLoggedBelowIt() throws {
    assertText(
      try capture {
        Scenario("Outer") {
          Given(I: act("one"))
          Scenario("Inner") { When(I: act("two")) }
          Then(I: act("three"))
        }
      }.console,
      """
      Feature: Profile
        Scenario: Outer                                                 test_profile
          ✓ Given I act "one"
          Scenario: Inner
            ✓ When I act "two"
          ✓ Then I act "three"

      """)
  }
}

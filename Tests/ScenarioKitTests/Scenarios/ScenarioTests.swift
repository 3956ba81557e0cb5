import XCTest

@testable import ScenarioKit

private enum LoginError: Error { case wrongPassword }

private struct Explained: LocalizedError {
  var errorDescription: String? { "The server is down." }
}

final class ScenarioTests: XCTestCase {
  private var done: [String] = []

  private func act(_ name: String) { done.append(name) }
  private func pass() {}
  private func failWithMessage() { ScenarioRun.fail(TestFailure(kind: "test", message: "Button “Log in” was not found.")) }
  private func throwError() throws { throw LoginError.wrongPassword }
  private func throwExplained() throws { throw Explained() }

  func test_aPassingScenarioIsLoggedStepByStep() throws {
    let captured = try capture {
      Scenario("Logging out") {
        Given(I: act("one"))
        When(I: pass)
        Then(the: act("two"))
      }
    }
    XCTAssertEqual(done, ["one", "two"])
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: Logging out                                           test_profile
          ✓ Given I act "one"
          ✓ When I pass
          ✓ Then the act "two"

      """)
    XCTAssertEqual(captured.reporter.messages, [])
    XCTAssertEqual(captured.scenarioOutcomes, [.passed])
  }

  func test_aFailedStepStopsTheScenarioAndTheRestIsSkipped() throws {
    let line = #line + 4
    let captured = try capture {
      Scenario("Logging in") {
        Given(I: act("one"))
        When(I: failWithMessage)
        Then(I: act("two"))
        And(I: act("three"))
      }
    }
    XCTAssertEqual(done, ["one"])
    XCTAssertEqual(captured.outcomes, [.passed, .failed, .skipped, .skipped])
    XCTAssertEqual(captured.reporter.messages, ["Button “Log in” was not found."])
    XCTAssertEqual(captured.reporter.lines, [line])
    XCTAssertEqual(captured.reporter.paths, [#filePath])
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: Logging in                                            test_profile
          ✓ Given I act "one"
          ✗ When I fail with message
              Tests/ScenarioKitTests/Scenarios/ScenarioTests.swift:\(line)
              Button “Log in” was not found.
          - Then I act "two" (skipped)
          - And I act "three" (skipped)

      """)
  }

  func test_laterScenariosOfTheTestAreSkippedAfterAFailure() throws {
    let captured = try capture {
      Scenario("First") { When(I: failWithMessage) }
      Scenario("Second") {
        act("the body of the second")
        When(I: act("second"))
      }
      Then(I: act("after"))
    }
    XCTAssertEqual(done, [])
    XCTAssertEqual(captured.scenarioOutcomes, [.failed, .skipped])
    XCTAssertEqual(captured.reporter.messages.count, 1)
    XCTAssertTrue(
      captured.console.hasSuffix(
        """
          - Scenario: Second (skipped)
          test_profile
            - Then I act "after" (skipped)

        """), captured.console)
  }

  func test_scenariosOfAPassingTestContinueEachOther() throws {
    let captured = try capture {
      Scenario("First") { When(I: act("first")) }
      Scenario("Second") { When(I: act("second")) }
    }
    XCTAssertEqual(done, ["first", "second"])
    XCTAssertEqual(captured.stepEnds.map(\.path), ["1.1", "2.1"])
  }

  func test_aThrownErrorFailsTheStepWithItsNameAndType() throws {
    let captured = try capture { Scenario("Throwing") { When(I: throwError) } }
    XCTAssertEqual(captured.reporter.messages, ["The step threw “wrongPassword” (LoginError)."])
    XCTAssertEqual(captured.reporter.failures.first?.kind, "step.threwError")
  }

  func test_aThrownErrorThatExplainsItselfIsQuoted() throws {
    let captured = try capture { Scenario("Throwing") { When(I: throwExplained) } }
    assertText(captured.reporter.messages.joined(), "The step threw “Explained()” (Explained).\n  meaning: The server is down.")
  }

  func test_aThrownFailureIsReportedAsItIs() throws {
    let failure = TestFailure(kind: "own", message: "Own words.", screen: "the screen")
    func fail() throws { throw failure }
    let captured = try capture { Scenario("Throwing") { When(I: fail) } }
    XCTAssertEqual(captured.reporter.failures.map(\.kind), ["own"])
    XCTAssertEqual(captured.stepEnds.first?.failure?.screen, "the screen")
  }

  func test_anErrorThrownOutsideTheStepsFailsTheScenarioAtItsLine() throws {
    let line = #line + 2
    let captured = try capture {
      Scenario("Loading") {
        Given(I: act("one"))
        try throwError()
      }
    }
    XCTAssertEqual(captured.reporter.messages, ["The scenario “Loading” (outside its steps) threw “wrongPassword” (LoginError)."])
    XCTAssertEqual(captured.reporter.lines, [line])
    XCTAssertEqual(captured.scenarioOutcomes, [.failed])
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: Loading                                               test_profile
          ✓ Given I act "one"
          ✗ outside any step
              Tests/ScenarioKitTests/Scenarios/ScenarioTests.swift:\(line)
              The scenario “Loading” (outside its steps) threw “wrongPassword” (LoginError).

      """)
  }

  func test_stepsOutsideAnyScenarioAreLoggedUnderTheTest() throws {
    assertText(
      try capture {
        Given(I: act("one"))
        Scenario("Between") { When(I: pass) }
        Then(I: act("two"))
      }.console,
      """
      Feature: Profile
        test_profile
          ✓ Given I act "one"
        Scenario: Between                                               test_profile
          ✓ When I pass
          (no Then, and no check of the result was recorded)
        test_profile
          ✓ Then I act "two"

      """)
  }

  func test_anAsyncScenarioMayAwaitBetweenItsSteps() async throws {
    let reporter = CapturingReporter()
    let run = ScenarioRun(feature: "Profile", test: "async", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    await run.perform {
      await Scenario("Awaiting") {
        Given(I: act("one"))
        await Task.yield()
        When(I: act("two"))
        When(I: failWithMessage)
        Then(I: act("three"))
      }
    }
    XCTAssertEqual(done, ["one", "two"])
    XCTAssertEqual(reporter.messages.count, 1)
    XCTAssertTrue(run.hasFailed)
  }
}

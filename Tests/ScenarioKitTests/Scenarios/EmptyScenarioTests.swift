import XCTest

@testable import ScenarioKit

/// Tests that a scenario that checks nothing fails.
final class EmptyScenarioTests: XCTestCase {
  private func pass() {}

  func test_aScenarioWithoutStepsFailsAtItsLine() throws {
    let line = #line + 1
    let captured = try capture { Scenario("Nothing") {} }
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: Nothing                                               test_profile
          ✗ outside any step
              Tests/ScenarioKitTests/Scenarios/EmptyScenarioTests.swift:\(line)
              The scenario “Nothing” checked nothing: no step ran in it, and no element was used.
              A passing assertion of XCTest or Swift Testing can't be seen from here.

              What to do: put the scenario's actions and checks into steps. Put an assertion into a function that a step names:
                func theTotalIsRight() { XCTAssertEqual(cart.total, 12) }
                Then(theTotalIsRight)
              Declare a scenario that you will write later as pending, with the reason: Scenario("…", pending: "The cart comes next.")

      """)
    XCTAssertEqual(captured.reporter.failures.map(\.kind), ["scenario.checkedNothing"])
    XCTAssertEqual(captured.reporter.lines, [line])
    XCTAssertEqual(captured.scenarioOutcomes, [.failed])
  }

  func test_aScenarioWhoseLoopRunsNoStepFails() throws {
    let captured = try capture {
      Scenario("For each photo") { for _ in 0..<0 { Then(I: pass) } }
    }
    XCTAssertEqual(captured.scenarioOutcomes, [.failed])
  }

  func test_anAsyncScenarioWithoutStepsFails() async {
    let reporter = CapturingReporter()
    let run = ScenarioRun(feature: "Profile", test: "async", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    await run.perform {
      await Scenario("Nothing") { await Task.yield() }
    }
    XCTAssertEqual(reporter.failures.map(\.kind), ["scenario.checkedNothing"])
  }

  func test_aScenarioThatUsesAnElementOrHoldsAnotherScenarioIsNotEmpty() throws {
    let captured = try capture {
      Scenario("Using an element") { ScenarioRun.noteInteraction() }
      Scenario("Holding another") { Scenario("Inner") { Then(I: pass) } }
    }
    XCTAssertEqual(captured.reporter.messages, [])
    XCTAssertEqual(captured.scenarioOutcomes, [.passed, .passed, .passed])
  }

  func test_aScenarioInWhichAnAssertionFailedIsReportedOnceOnly() throws {
    let captured = try capture { Scenario("Asserting") { ScenarioRun.current?.noteExternalFailure("XCTAssertEqual failed") } }
    XCTAssertEqual(captured.reporter.messages, [])
    XCTAssertEqual(captured.scenarioOutcomes, [.failed])
  }

  func test_aPendingScenarioIsShownWithItsReasonAndDoesNotRun() throws {
    let captured = try capture {
      Scenario("Sharing a photo", pending: "The share sheet comes next.") { XCTFail("The body of a pending scenario ran.") }
      Scenario("Logging out") { Then(I: pass) }
      Scenario("Liking", pending: "")
    }
    assertText(
      captured.console,
      """
      Feature: Profile
        - Scenario: Sharing a photo (pending: The share sheet comes next.)
        Scenario: Logging out                                           test_profile
          ✓ Then I pass
        - Scenario: Liking (pending)

      """)
    XCTAssertEqual(captured.scenarioOutcomes, [.pending, .passed, .pending])
    XCTAssertEqual(captured.testEnd?.outcome, .passed)
    XCTAssertEqual(captured.reporter.skips, [])
    XCTAssertTrue(captured.raw.contains(#""name":"Sharing a photo","outcome":"pending","reason":"The share sheet comes next.""#), captured.raw)
    XCTAssertEqual(
      RunSummary(captured.events).description.prefix { $0 != "d" }, "3 scenarios (1 passe", RunSummary(captured.events).description)
    XCTAssertEqual(RunSummary(captured.events).scenarios.pending, 2)
  }

  func test_aTestWithPendingScenariosAloneIsReportedAsSkipped() throws {
    let captured = try capture {
      Scenario("Sharing a photo", pending: "The share sheet comes next.")
      Scenario("Liking", pending: "So do likes.")
    }
    XCTAssertEqual(captured.reporter.skips, ["Pending: The share sheet comes next. So do likes."])
    XCTAssertEqual(captured.testEnd?.outcome, .pending)
    XCTAssertEqual(captured.testEnd?.reason, "The share sheet comes next. So do likes.")
  }

  func test_aTestWithPendingScenariosThatFailsIsNotReportedAsSkipped() throws {
    let captured = try capture {
      Scenario("Sharing a photo", pending: "The share sheet comes next.")
      ScenarioRun.fail(TestFailure(kind: "test", message: "The server is down."))
    }
    XCTAssertEqual(captured.reporter.messages, ["The server is down."])
    XCTAssertEqual(captured.reporter.skips, [])
    XCTAssertEqual(captured.testEnd?.outcome, .failed)
  }

  func test_aPendingScenarioMayHaveAnAsyncBody() throws {
    let captured = try capture { Scenario("Waiting", pending: "Later.") { await Task.yield() } }
    XCTAssertEqual(captured.scenarioOutcomes, [.pending])
  }

  func test_aScenarioWithoutANameIsNoted() throws {
    let line = #line + 1
    let captured = try capture { Scenario(" ") { Then(I: pass) } }
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: (no name)                                             test_profile
          ✓ Then I pass

      """)
    let notes = captured.events.compactMap { if case .noted(let entry) = $0 { entry.text } else { nil } }
    XCTAssertEqual(
      notes,
      [
        "The scenario at Tests/ScenarioKitTests/Scenarios/EmptyScenarioTests.swift:\(line) has no name. Describe it in a few words: Scenario(\"Logging out\") { … }"
      ])
  }

  func test_aSkipInAStepSkipsTheRestOfTheTest() throws {
    func skip() throws { throw XCTSkip("There is no camera here.") }
    let line = #line + 4
    let captured = try capture {
      Scenario("Taking a photo") {
        Given(I: pass)
        When(I: skip)
        Then(I: pass)
      }
      Scenario("Later") { Then(I: pass) }
    }
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: Taking a photo                                        test_profile
          ✓ Given I pass
          - When I skip (skipped: There is no camera here.)
          - Then I pass (skipped)
        - Scenario: Later (skipped)

      """)
    XCTAssertEqual(captured.reporter.messages, [])
    XCTAssertEqual(captured.reporter.skips, ["There is no camera here."])
    XCTAssertEqual(captured.reporter.skipLines, [line])
    XCTAssertEqual(captured.scenarioOutcomes, [.skipped, .skipped])
    XCTAssertEqual(captured.testEnd?.outcome, .skipped)
  }

  func test_aSkipOutsideAnyStepSkipsTheRestOfTheTest() throws {
    let captured = try capture {
      Scenario("Taking a photo") {
        Given(I: pass)
        throw XCTSkip()
      }
      Then(I: pass)
    }
    XCTAssertEqual(captured.outcomes, [.passed, .skipped])
    XCTAssertEqual(captured.scenarioOutcomes, [.skipped])
    XCTAssertEqual(captured.reporter.skips, [""])
  }
}

import XCTest

@testable import ScenarioKit

final class BackgroundAndRuleTests: XCTestCase {
  private func pass() {}
  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "No.")) }

  func test_aBackgroundIsLoggedUnderItsOwnHeading_andIsNoScenarioInTheCounts() throws {
    let captured = try capture {
      Background("Somebody is logged in") { Given(I: pass) }
      Scenario("Logging out") { When(I: pass) }
    }
    XCTAssertTrue(captured.console.contains("  Background: Somebody is logged in"), captured.console)
    XCTAssertTrue(captured.console.contains("  Scenario: Logging out"), captured.console)
    let summary = RunSummary(captured.events)
    XCTAssertEqual(summary.scenarios.total, 1)
    XCTAssertEqual(summary.steps.total, 2)
    let kinds = captured.events.compactMap { if case .scenarioStarted(let entry) = $0 { entry.details.kind } else { nil } }
    XCTAssertEqual(kinds, [.background, .scenario])
  }

  func test_aBackgroundInsideAScenario_doesNotTakeItOutOfTheCounts() throws {
    let captured = try capture {
      Scenario("Logging out") {
        Background("Somebody is logged in") { Given(I: pass) }
        When(I: fail)
      }
    }
    XCTAssertEqual(RunSummary(captured.events).scenarios.failed, 1)
  }

  func test_afterABackgroundThatFails_theScenariosAreSkipped() throws {
    let captured = try capture {
      Background { Given(I: fail) }
      Scenario("Logging out") { When(I: pass) }
    }
    XCTAssertEqual(captured.scenarioOutcomes, [.failed, .skipped])
    XCTAssertEqual(captured.outcomes, [.failed])
  }

  func test_scenariosInARuleNameIt() async throws {
    let captured = try capture {
      Scenario("Before") { Given(I: pass) }
      Rule("Only members may comment") { Scenario("A member comments") { Given(I: pass) } }
      Scenario("After") { Given(I: pass) }
    }
    let rules = captured.events.compactMap { event -> String? in if case .scenarioStarted(let entry) = event { entry.details.rule ?? "none" } else { nil } }
    XCTAssertEqual(rules, ["none", "Only members may comment", "none"])
  }

  func test_aDescriptionIsInTheJournal_withoutSecrets() throws {
    let captured = try capture {
      ScenarioRun.redact("hunter22")
      Scenario("Logging in", description: "With hunter22,\nof course.") { Given(I: pass) }
    }
    let told = captured.events.compactMap { if case .scenarioStarted(let entry) = $0 { entry.details.description } else { nil } }
    XCTAssertEqual(told, ["With ••••••••,\nof course."])
  }
}

import XCTest

@testable import ScenarioKit

/// Tests of the log's note about a scenario that acts and checks no result.
final class ScenarioWithoutThenTests: XCTestCase {
  private let note = "(no Then, and no check of the result was recorded)"

  private func act() {}
  private func tap() { ScenarioRun.current?.record(ActionRecord(name: "tap", text: "tap Button “Go”")) }
  private func look() { ScenarioRun.current?.record(ActionRecord(name: "see", text: "see Button “Go”")) }
  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "No.")) }
  private func actAndCheck() {
    When(I: act)
    Then(I: act)
  }

  func test_aScenarioWithActionsAndNoThenIsNoted_andPasses() throws {
    let captured = try capture {
      Scenario("Logging out") {
        Given(I: act)
        When(I: act)
        And(I: act)
      }
    }
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: Logging out                                           test_profile
          ✓ Given I act
          ✓ When I act
          ✓ And I act
          (no Then, and no check of the result was recorded)

      """)
    XCTAssertEqual(captured.scenarioOutcomes, [.passed])
    XCTAssertEqual(captured.testEnd?.outcome, .passed)
    XCTAssertEqual(captured.reporter.messages, [])
  }

  func test_theNoteIsTheLastEventOfItsScenarioInTheJournal() throws {
    let captured = try capture {
      Scenario("Checking") {
        When(I: act)
        Then(I: act)
      }
      Scenario("Logging out") { When(I: act) }
    }
    let ends = captured.events.suffix(3)
    guard case .noted(let note)? = ends.first, case .scenarioEnded(let end)? = ends.dropFirst().first else { return XCTFail("\(captured.events)") }
    XCTAssertEqual(note.text, "no Then, and no check of the result was recorded")
    XCTAssertEqual(note.path, "")
    XCTAssertEqual(end.name, "Logging out")
    XCTAssertEqual(captured.notes, [note.text])
  }

  func test_withoutAJournalActionsAndChecksCountByTheirNames() {
    func use(_ name: String) { ScenarioRun.current?.record(ActionRecord(name: name, text: "not recorded"), named: name) }
    let text = CapturedText()
    let run = ScenarioRun(
      feature: "Profile", test: "test_profile", reporter: CapturingReporter(), journal: nil, console: ConsoleLog(print: { text.append($0) }), scheduler: nil)
    run.perform {
      Scenario("Checking") {
        Given(I: use("tap"))
        And(I: use("see"))
      }
      Scenario("Tapping") { Given(I: use("tap")) }
    }
    XCTAssertTrue(text.text.contains("Tapping"), text.text)
    XCTAssertEqual(text.text.components(separatedBy: note).count, 2, text.text)
    XCTAssertTrue(text.text.hasSuffix("    \(note)\n"), text.text)
  }

  func test_eachScenarioIsJudgedAlone() throws {
    let console = try capture {
      Scenario("First") {
        When(I: act)
        Then(I: act)
      }
      Scenario("Second") { When(I: act) }
    }.console
    XCTAssertEqual(console.components(separatedBy: note).count, 2, console)
    XCTAssertTrue(console.hasSuffix("    \(note)\n"), console)
  }

  func test_actionsInAGivenAreNoted() throws {
    let console = try capture {
      Scenario("Preparing") {
        Given(I: look)
        And(I: tap)
      }
    }.console
    XCTAssertTrue(console.hasSuffix("    \(note)\n"), console)
  }

  func test_aCheckBeforeTheActionIsNoCheckOfItsResult() throws {
    let console = try capture {
      Scenario("Tapping") {
        Given(I: look)
        When(I: tap)
      }
    }.console
    XCTAssertTrue(console.hasSuffix("    \(note)\n"), console)
  }

  func test_aRecordedCheckIsACheckWhateverItsKeyword() throws {
    try assertNotNoted("And") {
      Scenario("Tapping") {
        When(I: tap)
        And(I: look)
      }
    }
    try assertNotNoted("But") {
      Scenario("Tapping") {
        Given(I: tap)
        But(I: look)
      }
    }
    try assertNotNoted("When") { Scenario("Looking") { When(I: look) } }
  }

  func test_otherScenariosAreNotNoted() throws {
    try assertNotNoted("a check after the action") {
      Scenario("Checking") {
        When(I: act)
        Then(I: act)
        And(I: act)
      }
    }
    try assertNotNoted("no action") { Scenario("Looking") { Given(I: act) } }
    try assertNotNoted("a failed action") { Scenario("Failing") { When(I: fail) } }
    try assertNotNoted("a check in a step") { Scenario("Nesting") { When(I: actAndCheck) } }
    try assertNotNoted("a background") { Background { When(I: act) } }
    try assertNotNoted("a keyword of another language") {
      Scenario("Foreign") {
        When(I: act)
        Step<DannKeyword>(I: act)
      }
    }
  }

  private func assertNotNoted(_ name: String, line: UInt = #line, _ scenario: () -> Void) throws {
    let captured = try capture(scenario)
    XCTAssertFalse(captured.stepEnds.isEmpty, name, line: line)
    XCTAssertFalse(captured.console.contains("no Then"), "\(name): \(captured.console)", line: line)
    XCTAssertEqual(captured.notes, [], name, line: line)
  }
}

private enum DannKeyword: StepKeyword {
  static var word: String { "Dann" }
}

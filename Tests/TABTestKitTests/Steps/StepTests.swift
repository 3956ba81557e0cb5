import TABTestKit

/// Tests for steps and scenarios: T1 to T6.
final class StepTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  private var events: [String] = []
  private var steps: [Step?] = []

  func test_T1_scenariosRunAtOnceOneAfterAnotherOnTheSameApp() {
    XCTAssertNil(Scenario.current)
    Scenario("First") {
      events.append("first in \(scenario)")
      When(I: tap(Button(id: "Tap me")))
    }
    events.append("between in \(scenario)")
    Scenario("Second") {
      events.append("second in \(scenario)")
      Scenario("Within") { Given(I: note("within in \(scenario)")) }
      events.append("still in \(scenario)")
      And(I: noteTheScenarioOfATask)
      When(I: tap(Button(id: "Tap me")))
    }
    XCTAssertNil(Scenario.current)
    XCTAssertEqual(
      events, ["first in First", "between in none", "second in Second", "within in Within", "still in Second", "task in Second"])
    // The app kept running between the scenarios.
    XCTAssertEqual(Label(id: "CountLabel").value, "2 taps, 0 double taps, 0 presses")
  }

  func test_T1_everyTestHasItsOwnCurrentScenario() {
    Scenario("Mine") {
      quietRun().perform {
        events.append(scenario)
        Scenario("Another test's") { Given(I: note(scenario)) }
        events.append(scenario)
      }
      Then(I: note(scenario))
    }
    XCTAssertEqual(events, ["none", "Another test's", "none", "Mine"])
  }

  func test_T1_aScenarioIsOneNamedActivityOfTheLog() throws {
    let journal = try journal { Scenario("Touching") { When(I: tap(Button(id: "Tap me"))) } }
    let kinds = journal.split(separator: "\n").compactMap { $0.firstMatch(of: /"event":"(\w+)"/).map { String($0.1) } }
    XCTAssertEqual(
      kinds.filter { ["scenarioStarted", "stepStarted", "stepEnded", "scenarioEnded"].contains($0) }, ["scenarioStarted", "stepStarted", "stepEnded", "scenarioEnded"])
    XCTAssertTrue(journal.contains("\"Touching\""), journal)
  }

  func test_T2_everyKeywordRunsItsFunctionInItsPlace() {
    Scenario("Keywords") {
      Given(note("given"))
      events.append("between")
      When(note("when"))
      Then(note("then"))
      And(note("and"))
      But(note("but"))
    }
    XCTAssertEqual(events, ["given", "between", "when", "then", "and", "but"])
    // The steps keep their keywords.
    XCTAssertEqual(steps.map { $0?.keyword }, ["Given", "When", "Then", "And", "But"])
  }

  func test_T3_everyLabelTakesACallAndAReference() {
    Scenario("Labels") {
      Given(note("call"))
      Given(I: note("I call"))
      Given(the: note("the call"))
      Given(a: note("a call"))
      Given(noteReference)
      Given(I: noteReference)
      Given(the: noteReference)
      Given(a: noteReference)
    }
    XCTAssertEqual(events, ["call", "I call", "the call", "a call", "reference", "reference", "reference", "reference"])
  }

  func test_T4_stepsTakeFunctionsThatThrowOrWait() {
    Scenario("Functions") {
      Given(I: noteThrowing)
      And(I: noteAfterASecond)
      And({ self.events.append("closure") })
      And(the: noteReference)
    }
    XCTAssertEqual(events, ["throwing", "a second later", "closure", "reference"])
    XCTAssertEqual(seconds, 1)
    // An error that a function throws fails its step.
    let thrown = failures {
      Scenario("Throwing") {
        When(I: fail)
        Then(note("after it"))
      }
    }
    XCTAssertEqual(thrown.map(\.message), ["The step threw “too bad” (Misfortune)."])
    XCTAssertFalse(events.contains("after it"))
  }

  func test_T5_theCurrentStepSaysWhereItStands() {
    XCTAssertNil(Step.current)
    let line: UInt = #line + 3
    Scenario("Steps") {
      steps.append(Step.current)
      Given(I: look)
      When(I: lookAround)
      steps.append(Step.current)
    }
    XCTAssertNil(Step.current)
    XCTAssertEqual(steps.map { $0?.keyword }, [nil, "Given", "When", "Then", "When", nil])
    XCTAssertEqual(steps[1]?.line, line)
    XCTAssertEqual(steps[2]?.line, line + 1)
    XCTAssertEqual(steps[3]?.line, lineWithin)
    XCTAssertEqual(steps[1].map { "\($0.file)" }, #filePath)
    XCTAssertEqual(steps[1].map { "\($0.function)" }, "test_T5_theCurrentStepSaysWhereItStands()")
    XCTAssertEqual(steps[3].map { "\($0.function)" }, "lookAround()")
  }

  func test_T5_aFailureIsReportedAtItsStepsLineAndKeepsItsOwn() {
    let reporter = FailureCollector()
    var line: UInt = 0
    quietRun(reporter).perform {
      Scenario("Line") {
        line = #line + 1
        Then(I: seeNothing)
      }
    }
    let (failure, place) = reporter.failures.withLock { $0 }.first ?? (TestFailure(kind: "none", message: ""), SourceLocation())
    XCTAssertEqual(place.line, Int(line))
    XCTAssertEqual(place.filePath, #filePath)
    XCTAssertEqual(failure.location?.line, lineOfSeeing)
    XCTAssertEqual(failure.location?.filePath, #filePath)
    XCTAssertEqual(reporter.steps.withLock { $0.map { $0?.line } }, [line])
  }

  func test_T6_everyStepHasALineOfTheLog() {
    let log = LogCollector()
    quietRun(console: log.console).perform {
      Scenario("Touching") {
        Given(I: see(Header(id: "Touches")))
        When(I: tap(Button(id: "Tap me")))
        Then(I: see(Header(id: "Nowhere")))
        But(I: note("never"))
      }
    }
    let lines = log.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    XCTAssertEqual(lines.first, "Feature: Log")
    XCTAssertTrue(lines.contains { $0.hasPrefix("Scenario: Touching") }, log.text)
    XCTAssertEqual(
      lines.filter { $0.hasPrefix("✓") || $0.hasPrefix("✗") || $0.hasPrefix("-") },
      ["✓ Given I see Header “Touches”", "✓ When I tap Button “Tap me”", "✗ Then I see Header “Nowhere”", "- But I note \"never\" (skipped)"])
  }

  private var scenario: String { Scenario.current?.name ?? "none" }

  /// Returns the run of another test, which doesn't print or record anything by default.
  private func quietRun(_ reporter: FailureCollector = FailureCollector(), console: ConsoleLog? = nil) -> ScenarioRun {
    ScenarioRun(feature: "Log", test: name, reporter: reporter, journal: nil, console: console, scheduler: nil)
  }

  private func note(_ event: String) {
    events.append(event)
    steps.append(Step.current)
  }

  private func noteReference() { events.append("reference") }

  private func noteThrowing() throws { events.append("throwing") }

  private func noteAfterASecond() async throws {
    try await Task.sleep(for: .seconds(1))
    events.append("a second later")
  }

  private func noteTheScenarioOfATask() async {
    let name = await Task { Scenario.current?.name ?? "none" }.value
    events.append("task in \(name)")
  }

  private func fail() throws { throw Misfortune() }

  private func look() { steps.append(Step.current) }

  private let lineWithin: UInt = #line + 3
  private func lookAround() {
    look()
    Then(I: look)
    look()
  }

  private let lineOfSeeing = #line + 1
  private func seeNothing() { see(Header(id: "Nowhere")) }
}

private struct Misfortune: Error, CustomStringConvertible {
  let description = "too bad"
}

import TABTestKit

/// Steps and scenarios: T1 to T6.
final class StepTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  private var events: [String] = []

  func test_T1_scenariosRunAtOnceOneAfterAnotherOnTheSameApp() {
    Scenario("First") {
      events.append("first")
      When(I: tap(Button(id: "Tap me")))
    }
    events.append("between")
    Scenario("Second") {
      events.append("second")
      When(I: tap(Button(id: "Tap me")))
    }
    XCTAssertEqual(events, ["first", "between", "second"])
    XCTAssertEqual(Label(id: "CountLabel").value, "2 taps, 0 double taps, 0 presses")
  }

  func test_T2_everyKeywordRunsItsFunctionInItsPlace() {
    Scenario("Keywords") {
      Given(note("given"))
      When(note("when"))
      Then(note("then"))
      And(note("and"))
      But(note("but"))
    }
    XCTAssertEqual(events, ["given", "when", "then", "and", "but"])
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
    }
    XCTAssertEqual(events, ["call", "I call", "the call", "a call", "reference", "reference", "reference"])
  }

  func test_T4_stepsTakeFunctionsThatThrowOrWait() {
    Scenario("Functions") {
      Given(I: noteThrowing)
      And(I: noteAfterASecond)
      And({ self.events.append("closure") })
    }
    XCTAssertEqual(events, ["throwing", "a second later", "closure"])
    XCTAssertEqual(seconds, 1)
  }

  func test_T5_aFailureIsReportedAtItsStepsLine() {
    let reporter = FailureCollector()
    let run = ScenarioRun(feature: "Lines", test: name, reporter: reporter, journal: nil, console: nil, scheduler: nil)
    var line = 0
    run.perform {
      Scenario("Line") {
        line = #line + 1
        Then(I: see(Header(id: "Nowhere")))
      }
    }
    XCTAssertEqual(reporter.failures.withLock { $0.map(\.1.line) }, [line])
  }

  func test_T6_everyStepHasALineOfTheLog() {
    let log = LogCollector()
    let run = ScenarioRun(feature: "Log", test: name, reporter: FailureCollector(), journal: nil, console: log.console, scheduler: nil)
    run.perform {
      Scenario("Touching") {
        Given(I: see(Header(id: "Touches")))
        When(I: tap(Button(id: "Tap me")))
      }
    }
    let lines = log.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    XCTAssertTrue(lines.contains { $0.hasPrefix("✓ Given I see") }, log.text)
    XCTAssertTrue(lines.contains { $0.hasPrefix("✓ When I tap") }, log.text)
  }

  private func note(_ event: String) { events.append(event) }

  private func noteReference() { events.append("reference") }

  private func noteThrowing() throws { events.append("throwing") }

  private func noteAfterASecond() async throws {
    try await Task.sleep(for: .seconds(1))
    events.append("a second later")
  }
}

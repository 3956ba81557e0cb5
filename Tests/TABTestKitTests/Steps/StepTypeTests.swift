import TABTestKit

/// Tests for `Step` as TABTestKit's type of a step.
final class StepTypeTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  private var last: Step?

  func test_aStepIsAValueWithItsPlace() {
    Scenario("Values") {
      let step: Step
      let line: UInt = #line + 1
      step = Given(I: look)
      XCTAssertEqual(step.keyword, "Given")
      XCTAssertEqual(step.line, line)
      XCTAssertEqual("\(step.file)", #filePath)
      XCTAssertEqual("\(step.function)", "test_aStepIsAValueWithItsPlace()")
      // XCTest's functions take the types of these properties.
      XCTAssertEqual(last?.line, step.line, file: step.file, line: step.line)
      XCTAssertEqual(last?.keyword, "Given")
    }
    XCTAssertNil(Step.current)
  }

  func test_stepsOfAllKeywordsShareAType() {
    var steps: [Step] = []
    Scenario("Arrays") { steps = [Given(look), When(I: look), Then(the: look), And(a: look), But(look()), Step(I: look)] }
    XCTAssertEqual(steps.map(\.keyword), ["Given", "When", "Then", "And", "But", "*"])
  }

  func test_aStepWithoutAKeywordTakesEveryLabel() {
    var looks = 0
    Scenario("Labels") {
      Step(count(&looks))
      Step(I: count(&looks))
      Step(the: count(&looks))
      Step(a: count(&looks))
      for step in [Step(look), Step(I: look), Step(the: look), Step(a: look)] { XCTAssertEqual(step.line, #line) }
    }
    XCTAssertEqual(looks, 4)
    let line = #line + 1
    let reported = lines { Step(I: seeNothing) }
    XCTAssertEqual(reported, [line])
  }

  func test_aHelperPassesOnTheLineOfItsCaller() {
    Scenario("Helpers") {
      let line: UInt = #line + 1
      lookWithHelper()
      XCTAssertEqual(last?.line, line)
      XCTAssertEqual(last.map { "\($0.function)" }, "test_aHelperPassesOnTheLineOfItsCaller()")
    }
    let line = #line + 1
    let reported = lines { seeNothingWithHelper() }
    XCTAssertEqual(reported, [line])
  }

  func test_theLogHasTheSentenceOfAStepWithoutAKeyword() {
    let log = LogCollector()
    let run = ScenarioRun(feature: "Log", test: name, reporter: FailureCollector(), journal: nil, console: log.console, scheduler: nil)
    run.perform { Scenario("Touching") { Step(I: tap(Button(id: "Tap me"))) } }
    XCTAssertTrue(log.text.contains("✓ * I tap Button “Tap me”"), log.text)
  }

  /// Runs a scenario that fails as another test, and returns the lines of the reports.
  private func lines(_ body: () -> Void) -> [Int] {
    let reporter = FailureCollector()
    let run = ScenarioRun(feature: "Log", test: name, reporter: reporter, journal: nil, console: nil, scheduler: nil)
    run.perform { Scenario("Failing", body) }
    return reporter.failures.withLock { $0.map(\.1.line) }
  }

  private func look() { last = Step.current }

  private func count(_ looks: inout Int) { looks += 1 }

  private func seeNothing() { see(Header(id: "Nowhere")) }

  private func lookWithHelper(line: UInt = #line, function: StaticString = #function, file: StaticString = #filePath) {
    Given(I: look, line: line, function: function, file: file)
  }

  private func seeNothingWithHelper(line: UInt = #line, file: StaticString = #filePath) {
    Then(I: seeNothing(), line: line, file: file)
  }
}

import XCTest

@testable import ScenarioKit

final class FailureTests: XCTestCase {
  private var seen: [Bool] = []

  private func fail(_ message: String) { ScenarioRun.fail(TestFailure(kind: "test", message: message)) }
  private func failTwice() {
    seen.append(ScenarioRun.isStoppedForRawElements)
    fail("First.")
    seen.append(ScenarioRun.isStoppedForRawElements)
    fail("Second.")
  }
  private func failElsewhere() {
    ScenarioRun.fail(TestFailure(kind: "test", message: "Far away."), at: SourceLocation(fileID: "M/Far.swift", filePath: "Far.swift", line: 7, column: 1))
  }
  private func assertionFails() { ScenarioRun.current?.noteExternalFailure("XCTAssertEqual failed: 1 is not 2") }
  private func nothing() {}

  func test_onlyTheFirstFailureOfAStepIsReported() throws {
    let line = #line + 1
    let captured = try capture { Scenario("Twice") { When(I: failTwice) } }
    XCTAssertEqual(captured.reporter.messages, ["First."])
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: Twice                                                 test_profile
          ✗ When I fail twice
              Tests/ScenarioKitTests/Runs/FailureTests.swift:\(line)
              First.

      """)
    XCTAssertEqual(seen, [false, true])
  }

  func test_interactionsInTheBodyOfAFailedScenarioAreToDoNothing() throws {
    let captured = try capture {
      Scenario("Failed") {
        When(I: fail("First."))
        seen.append(ScenarioRun.isStoppedForRawElements)
        fail("Second.")
      }
      seen.append(ScenarioRun.isStoppedForRawElements)
    }
    XCTAssertEqual(captured.reporter.messages, ["First."])
    XCTAssertEqual(seen, [true, false])
  }

  func test_anActivityDoesNotHideThatItsStepHasFailed() throws {
    func failBeforeAnActivity() {
      fail("First.")
      ScenarioRun.performActivity(named: "Log in", at: SourceLocation(fileID: #fileID, filePath: #filePath, line: #line, column: 1), function: #function) {
        seen.append(ScenarioRun.isStoppedForRawElements)
        assertionFails()
      }
    }
    let captured = try capture { Scenario("Failed") { When(I: failBeforeAnActivity) } }
    XCTAssertEqual(seen, [true])
    XCTAssertEqual(captured.stepEnds.map(\.failure?.message), [nil, "First."])
    XCTAssertEqual(captured.reporter.messages, ["First."])
  }

  func test_anAssertionOutsideOfStepsIsToldAtItsLineAndWithoutADashBehindIt() throws {
    let place = SourceLocation(ofAssertionIn: "/package/Tests/CartTests.swift", line: 41)
    let captured = try capture { ScenarioRun.current?.recordExternalFailure("XCTAssertTrue failed - ", at: place) }
    XCTAssertEqual(captured.failures.map(\.location.line), [41])
    XCTAssertEqual(captured.failures.map(\.failure.message), ["XCTAssertTrue failed"])
    XCTAssertTrue(captured.console.contains("      /package/Tests/CartTests.swift:41\n"), captured.console)
  }

  private func assertionFails(inLine line: Int) {
    ScenarioRun.current?.recordExternalFailure("XCTAssertTrue failed", at: SourceLocation(ofAssertionIn: "/package/Tests/CartTests.swift", line: line))
  }

  func test_eachAssertionOutsideOfStepsIsRecorded() throws {
    let captured = try capture {
      for line in 15...17 { assertionFails(inLine: line) }
    }
    XCTAssertEqual(captured.failures.map(\.location.line), [15, 16, 17])
    for line in 15...17 { XCTAssertTrue(captured.console.contains("/package/Tests/CartTests.swift:\(line)\n"), captured.console) }
    XCTAssertEqual(captured.reporter.messages, [])
  }

  private func assertionFails(_ message: String) {
    ScenarioRun.current?.recordExternalFailure(message, at: SourceLocation(ofAssertionIn: "/package/Tests/CartTests.swift", line: 9))
  }

  func test_inATestWithoutStepsTheLineOfAFailureNamesTheAssertion() throws {
    let names = [
      "XCTAssertTrue failed - The cart is empty.": "XCTAssertTrue", #"XCTAssertEqual failed: ("1") is not equal to ("2")"#: "XCTAssertEqual",
      "Expectation failed: cart.isEmpty": "Expectation", "failed - XCTAssertTrue failed": "Failure", "XCTAssertTrueness is low": "Failure", "threw error “No”": "Failure",
    ]
    for (message, name) in names {
      let captured = try capture { assertionFails(message) }
      assertText(
        captured.console,
        """
        Feature: Profile
          test_profile
            ✗ \(name) at CartTests.swift:9
                /package/Tests/CartTests.swift:9
                \(message)

        """)
    }
  }

  func test_anActivityIsNoStepThatAFailureIsOutsideOf() throws {
    let captured = try capture {
      ScenarioRun.performActivity(named: "Log in", at: SourceLocation(), function: #function) { assertionFails("XCTAssertTrue failed") }
    }
    XCTAssertTrue(captured.console.contains("✗ XCTAssertTrue at CartTests.swift:9\n"), captured.console)
  }

  func test_anAssertionAfterAFailedScenarioIsRecorded_butNoneInItsSkippedPart() throws {
    let captured = try capture {
      assertionFails(inLine: 15)
      Scenario("Skipped") { When(I: nothing) }
    }
    XCTAssertEqual(captured.failures.map(\.location.line), [15])
    let later = try capture {
      Scenario("Failed") {
        When(I: fail("First."))
        assertionFails(inLine: 16)
      }
      assertionFails(inLine: 17)
    }
    XCTAssertEqual(later.failures.map(\.location.line), [17])
    XCTAssertEqual(later.stepEnds.map(\.failure?.message), ["First."])
    XCTAssertTrue(later.console.contains("    ✗ outside any step\n        /package/Tests/CartTests.swift:17\n"), later.console)
  }

  func test_ifTheTestStopsAtItsFirstFailure_noLaterAssertionIsRecorded() throws {
    let captured = try capture {
      ScenarioRun.current?.setStopsAfterFailure(true)
      for line in 15...17 { assertionFails(inLine: line) }
    }
    XCTAssertEqual(captured.failures.map(\.location.line), [15])
  }

  func test_aReportForTheTestLibraryIsEscapedAndCut() throws {
    var report = ""
    func look() { report = TestFailure(kind: "test", message: "Say \u{1B}[31m\u{0}.").report }
    _ = try capture { Scenario("Evil\u{0}\u{202E}\n" + String(repeating: "x", count: 900_000)) { When(I: look) } }
    XCTAssertNil(report.unicodeScalars.first { $0.isEscapedInLog && $0 != "\n" }, report)
    XCTAssertTrue(report.hasPrefix(#"Say \u{1B}[31m\u{0}."# + "\n"), report)
    XCTAssertTrue(report.contains(#"  In: Evil\u{0}\u{202E}\nxxx"#), report)
    XCTAssertTrue(report.contains(" more characters, in the journal) › 1.1 When I look"), report)
    XCTAssertLessThan(report.count, 600)
  }

  func test_aFailureFromAnotherPlaceIsReportedAtTheStepAndNamesThePlace() throws {
    let line = #line + 1
    let captured = try capture { Scenario("Far") { When(I: failElsewhere) } }
    XCTAssertEqual(captured.reporter.lines, [line])
    XCTAssertEqual(captured.stepEnds.first?.failure?.location?.line, 7)
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: Far                                                   test_profile
          ✗ When I fail elsewhere
              Tests/ScenarioKitTests/Runs/FailureTests.swift:\(line)
              from Far.swift:7
              Far away.

      """)
  }

  func test_aFailureOutsideAnyStepIsReportedAtItsOwnPlaceAndSkipsTheRest() throws {
    let captured = try capture {
      failElsewhere()
      Scenario("After") { When(I: nothing) }
    }
    XCTAssertEqual(captured.reporter.lines, [7])
    assertText(
      captured.console,
      """
      Feature: Profile
        test_profile
          ✗ Failure at Far.swift:7
              Far.swift:7
              Far away.
        - Scenario: After (skipped)

      """)
  }

  func test_anAssertionInAStepFailsTheStepWithoutASecondReport() throws {
    let captured = try capture {
      Scenario("Asserting") {
        When(I: assertionFails)
        Then(I: nothing)
      }
    }
    XCTAssertEqual(captured.reporter.messages, [])
    XCTAssertEqual(captured.outcomes, [.failed, .skipped])
    XCTAssertEqual(captured.stepEnds.first?.failure?.message, "XCTAssertEqual failed: 1 is not 2")
  }

  func test_anAssertionOutsideAnyStepFailsTheScenario() throws {
    let captured = try capture {
      Scenario("Asserting") {
        assertionFails()
        Then(I: nothing)
      }
    }
    XCTAssertEqual(captured.outcomes, [.skipped])
    XCTAssertEqual(captured.scenarioOutcomes, [.failed])
    XCTAssertEqual(captured.reporter.messages, [])
  }

  func test_aReporterThatCallsBackDoesNotFailTheStepTwice() throws {
    struct CallingBack: TestReporter {
      func record(_ failure: TestFailure, at location: SourceLocation) { ScenarioRun.current?.noteExternalFailure("again") }
    }
    let text = CapturedText()
    let run = ScenarioRun(
      feature: "Profile", test: "test", reporter: CallingBack(), journal: nil, console: ConsoleLog(print: { text.append($0) }), scheduler: nil)
    run.perform {
      Scenario("Once") { When(I: fail("First.")) }
      fail("Outside.")
    }
    XCTAssertFalse(text.text.contains("again"))
    XCTAssertTrue(text.text.contains("First."))
    XCTAssertTrue(text.text.contains("Outside."))
  }

  func test_theTrailNamesWhatIsOpen() throws {
    var trail = ""
    func look() { trail = ScenarioRun.current?.trail ?? "" }
    _ = try capture {
      Scenario("Looking") {
        Given(I: nothing)
        When(I: look)
      }
    }
    XCTAssertEqual(trail, "Looking › 1.2 When I look")
  }

  func test_notesAreKeptUnderTheirStep() throws {
    func act() {
      ScenarioRun.current?.note("tap Button “Log in”")
      ScenarioRun.current?.note("type “x”")
    }
    let captured = try capture {
      ScenarioRun.current?.note("outside")
      Scenario("Noting") { Then(I: act) }
    }
    let notes = captured.events.compactMap { if case .noted(let entry) = $0 { "\(entry.path): \(entry.text)" } else { nil } }
    XCTAssertEqual(notes, [": outside", "1.1: tap Button “Log in”", "1.1: type “x”"])
  }

  func test_whereTheSourceIsMissingTheNotesAreTheSentence() throws {
    func act() { ScenarioRun.current?.note("tap Button “Log in”") }
    let captured = try capture {
      When(I: act(), filePath: "/nowhere/Missing.swift")
      Then(I: nothing(), filePath: "/nowhere/Missing.swift")
      Then(nothing(), line: 1)
    }
    XCTAssertEqual(captured.sentences, ["When I tap Button “Log in”", "Then I", "Then"])
  }

  func test_withoutAJournalANoteIsMadeOnlyWhereItIsTheSentence() {
    var made: [String] = []
    func text(_ text: String) -> String {
      made.append(text)
      return text
    }
    let run = ScenarioRun(feature: "Feature", test: "test", reporter: CapturingReporter(), journal: nil, console: nil, scheduler: nil)
    run.perform {
      When(I: run.note(text("with a source")))
      When(I: run.note(text("without one")), filePath: "/nowhere/Missing.swift")
    }
    XCTAssertEqual(made, ["without one"])
  }
}

import VirtualTime
import XCTest

@testable import ScenarioKit

final class ConsoleDetailTests: XCTestCase {
  private func tap() { ScenarioRun.current?.record(ActionRecord(name: "tap", text: "tap Button “Go”")) }
  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "No.")) }

  private func console(_ detail: ConsoleLog.Detail, columns: Int? = nil, journal: Journal? = nil, _ body: () -> Void) -> String {
    let text = CapturedText()
    let log = ConsoleLog(detail: detail, columns: columns, print: { text.append($0) })
    ScenarioRun(feature: "F", test: "t", reporter: CapturingReporter(), journal: journal, console: log, scheduler: nil).perform(body)
    log.showSummary()
    return text.text
  }

  func test_aVerboseLogShowsWhatWasDoneInAStep() {
    let verbose = console(.verbose) { Scenario("Going") { When(I: tap) } }
    XCTAssertTrue(verbose.contains("    ✓ When I tap\n        · tap Button “Go”\n"), verbose)
    let all = console(.all) { Scenario("Going") { When(I: tap) } }
    XCTAssertFalse(all.contains("·"), all)
  }

  func test_onATerminal_aLogOfFailuresShowsHowFarTheRunIs_andTakesTheLineAway() {
    let text = console(.failures, columns: 80) {
      Scenario("Going") { When(I: tap) }
      Scenario("Failing") { When(I: fail) }
    }
    let clear = "\r\u{1B}[K"
    XCTAssertTrue(text.hasPrefix("1 scenarios, none failed, 1 steps\(clear)Feature: F\n"), text)
    XCTAssertTrue(text.contains("2 scenarios, 1 failed, 2 steps"), text)
    XCTAssertTrue(text.contains(clear + "\n1 failure:"), text)
  }

  func test_withoutATerminalThereIsNothingButPlainText() {
    let text = console(.failures) {
      Scenario("Going") { When(I: tap) }
      Scenario("Failing") { When(I: fail) }
    }
    XCTAssertFalse(text.contains("\r"), text)
    XCTAssertFalse(text.contains("\u{1B}"), text)
  }

  func test_aFailureTellsHowToRunItsTestAgain() {
    let text = console(.all) { Scenario("Failing") { When(I: fail) } }
    XCTAssertTrue(text.contains("  Run it again: swift test --filter 'F/t'\n"), text)
    XCTAssertEqual(RerunCommand.command(filter: "Paying (twice)'s/test_a()#2"), "swift test --filter 'Paying '")
    XCTAssertEqual(RerunCommand.command(filter: "A.B'C/test_a#2"), #"swift test --filter 'A\.B'\''C/test_a'"#)
  }

  func test_scenariosThatTookLongAreNamed_theSlowestFirst() {
    var slowest = SlowestScenarios()
    for (name, seconds) in [("a", 0.5), ("b", 2.0), ("c", 3.0), ("d", 1.5), ("e", 9.0)] {
      slowest.add(
        .scenarioEnded(
          .init(
            test: "F/t", path: "1", depth: 0, name: name, outcome: .passed, virtualStart: .zero, virtualEnd: .zero, wall: WallTime(time: 0, took: Int64(seconds * 1e9)))))
    }
    XCTAssertEqual(slowest.lines, ["Slowest:", "  9 s  F/t › e", "  3 s  F/t › c", "  2 s  F/t › b", ""])
    XCTAssertEqual(SlowestScenarios().lines, [])
  }
}

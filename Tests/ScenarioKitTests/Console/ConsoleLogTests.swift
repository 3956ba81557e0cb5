import Foundation
import XCTest

@testable import ScenarioKit

final class ConsoleLogTests: XCTestCase {
  private let wall = WallTime(time: 0, took: 3_000_000)
  private let location = SourceLocation(fileID: "M/ProfileTests.swift", filePath: "ProfileTests.swift", line: 14, column: 5)

  private func start(_ test: String, _ feature: String = "Profile") -> JournalEvent {
    .testStarted(.init(test: "\(feature)/\(test)", feature: feature, name: test, virtual: .zero, wall: wall))
  }
  private func end(_ test: String, _ feature: String = "Profile") -> JournalEvent {
    .testEnded(.init(test: "\(feature)/\(test)", outcome: .passed, virtual: .zero, wall: wall))
  }
  private func begin(_ name: String, _ test: String, _ feature: String = "Profile") -> JournalEvent {
    .scenarioStarted(.init(test: "\(feature)/\(test)", path: "1", depth: 0, name: name, location: location, virtual: .zero, wall: wall))
  }
  private func finish(_ name: String, _ outcome: Outcome, _ test: String, _ feature: String = "Profile") -> JournalEvent {
    .scenarioEnded(
      .init(
        test: "\(feature)/\(test)", path: "1", depth: 0, name: name, outcome: outcome, virtualStart: .zero, virtualEnd: .milliseconds(2400), wall: wall))
  }
  private func step(
    _ sentence: String, _ outcome: Outcome, _ test: String, _ feature: String = "Profile", path: String = "1.1", moved: Duration = .zero, failure: String? = nil
  ) -> JournalEvent {
    .stepEnded(
      .init(
        test: "\(feature)/\(test)", path: path, depth: 1, keyword: "Given", label: .i, sentence: sentence, outcome: outcome, location: location,
        virtualStart: .zero, virtualEnd: moved, failure: failure.map { TestFailure(kind: "k", message: $0) }, wall: wall))
  }

  private func printed(_ events: [JournalEvent], colour: Bool = false, detail: ConsoleLog.Detail = .all, summary: Bool = false) -> String {
    let text = CapturedText()
    let log = ConsoleLog(detail: detail, showsColour: colour, print: { text.append($0) })
    events.forEach(log.show)
    if summary { log.showSummary() }
    return text.text
  }

  private var failing: [JournalEvent] {
    [
      start("test_loggingOut"), begin("Logging out", "test_loggingOut"), step("Given I see profile screen", .passed, "test_loggingOut"),
      step("When I tap log out", .passed, "test_loggingOut", moved: .milliseconds(800)),
      step("Then I see login screen", .failed, "test_loggingOut", failure: "Header “Login” did not appear.\n  expected: visible"),
      step("And I am happy", .skipped, "test_loggingOut"), finish("Logging out", .failed, "test_loggingOut"), end("test_loggingOut"),
    ]
  }

  private var passing: [JournalEvent] {
    [
      start("test_other"), begin("Other", "test_other"), step("Given I see profile screen", .passed, "test_other"), finish("Other", .passed, "test_other"),
      end("test_other"),
    ]
  }

  func test_aScenarioReadsAsText() {
    assertText(
      printed(failing + passing, summary: true),
      """
      Feature: Profile
        Scenario: Logging out                                           test_loggingOut
          ✓ Given I see profile screen
          ✓ When I tap log out                                          +0.8 s
          ✗ Then I see login screen
              ProfileTests.swift:14
              Header “Login” did not appear.
                expected: visible
          - And I am happy (skipped)
        Scenario: Other                                                 test_other
          ✓ Given I see profile screen

      1 failure:
        1. Profile/test_loggingOut › Logging out › Then I see login screen (ProfileTests.swift:14): Header “Login” did not appear.
        Run it again: swift test --filter 'Profile/test_loggingOut'

      2 scenarios (1 passed, 1 failed), 5 steps (3 passed, 1 failed, 1 skipped), 4.8 s of virtual time in 6 ms

      """)
  }

  func test_theRecapNamesFailuresOutsideStepsAndCountsWhatItLeavesOut() {
    let outside = JournalEvent.failed(
      .init(test: "Profile/t", failure: TestFailure(kind: "k", message: "\nNo app.\nMore."), location: .nowhere, virtual: .zero, wall: wall))
    let text = printed([start("t")] + Array(repeating: outside, count: 52) + [end("t")], detail: .all, summary: true)
    let recap = text.drop { $0 != "5" }.components(separatedBy: "\n\n")[0]
    XCTAssertTrue(recap.hasPrefix("52 failures:\n  1. Profile/t: No app.\n  2. Profile/t: No app.\n"), recap)
    XCTAssertTrue(recap.hasSuffix("\n  50. Profile/t: No app.\n  … and 2 more, not shown\n  Run it again: swift test --filter 'Profile/t'"), recap)
  }

  func test_eachTestsPathsAreInTheFolderOfItsOwnJournal() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ConsoleLogTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = try Journal(url: folder.appendingPathComponent("own/tests.jsonl"), tool: "tests")
    let ofProcess = try Journal(url: folder.appendingPathComponent("process/tests.jsonl"), tool: "tests")
    let text = CapturedText()
    let log = ConsoleLog(print: { text.append($0) })
    func run(_ feature: String, in journal: Journal, _ body: () -> Void) {
      let run = ScenarioRun(
        feature: feature, test: "test", reporter: CapturingReporter(), journal: journal, console: log, scheduler: nil, isAmbient: false, picture: { "<svg/>" })
      run.perform(body)
    }
    let fail = { ScenarioRun.fail(TestFailure(kind: "k", message: "Broken.")) }
    run("Passing", in: own) {}
    run("Later", in: ofProcess, fail)
    log.showSummary()
    XCTAssertTrue(text.text.contains("Picture: \(folder.path)/process/tests/Later.test.svg\n"), text.text)
    XCTAssertTrue(text.text.hasSuffix("\nJournal: \(folder.path)/process/tests.jsonl\n"), text.text)
    XCTAssertFalse(text.text.contains("\(folder.path)/own"), text.text)
    run("Own", in: own, fail)
    log.showSummary()
    XCTAssertTrue(text.text.contains("Picture: \(folder.path)/own/tests/Own.test.svg\n"), text.text)
    XCTAssertTrue(text.text.hasSuffix("\nJournal: \(folder.path)/process/tests.jsonl\nJournal: \(folder.path)/own/tests.jsonl\n"), text.text)
  }

  func test_aLongLineIsCutAndSaysWhereTheRestIs() throws {
    let long = String(repeating: "é", count: 1000)
    let captured = try capture { Scenario("Long") { ScenarioRun.fail(TestFailure(kind: "k", message: "Before \(long)\nAfter")) } }
    let lines = captured.console.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    XCTAssertTrue(lines.contains("Before \(String(repeating: "é", count: 393))… (607 more characters, in the journal)"), captured.console)
    XCTAssertTrue(lines.contains("After"))
    XCTAssertTrue(captured.raw.contains(long))
    XCTAssertTrue(printed([start("t"), step(long, .passed, "t")]).contains("… (600 more characters, not shown)"))
    XCTAssertEqual(ConsoleText.cut(String(repeating: "é", count: 400), in: nil), String(repeating: "é", count: 400))
    XCTAssertEqual(ConsoleText.cut(String(repeating: "é", count: 401), in: nil).suffix(30), "é… (1 more character, not shown)".suffix(30))
  }

  func test_onATerminalMarksAndHeadingsAreColoured() {
    assertText(
      printed(failing, colour: true).replacingOccurrences(of: "\u{1B}", with: "ESC"),
      """
      ESC[1mFeature: ProfileESC[0m
        Scenario: Logging out                                           ESC[2mtest_loggingOutESC[0m
          ESC[32m✓ESC[0m Given I see profile screen
          ESC[32m✓ESC[0m When I tap log out                                          ESC[2m+0.8 sESC[0m
          ESC[31m✗ESC[0m Then I see login screen
              ESC[2mProfileTests.swift:14ESC[0m
              Header “Login” did not appear.
                expected: visible
          ESC[33m- And I am happy (skipped)ESC[0m

      """)
  }

  func test_failuresAloneMayBePrinted() {
    let text = printed(passing + failing + passing, detail: .failures)
    XCTAssertTrue(text.hasPrefix("Feature: Profile\n  Scenario: Logging out"), text)
    XCTAssertFalse(text.contains("Other"))
    XCTAssertEqual(printed(passing, detail: .failures, summary: true), "")
    XCTAssertEqual(printed(failing, detail: .off, summary: true), "")
  }

  func test_textFromTheAppReachesTheTerminalHarmless() {
    let text = printed([
      start("t"), begin("\u{1B}[2J::error::x", "t"), step("Given \u{061C}\u{2067}\u{FEFF}\u{FFFB}\u{E0041}👨‍👩‍👧", .passed, "t"),
      step("Given I see \"\u{1B}]0;x\u{7}\u{202E}\u{9B}1m ##[error]\"", .passed, "t"),
      step("When", .failed, "t", failure: "::set-output::x\n  ::warning::y\u{8}\r\n##vso[task]\nC:: # ## 12\n::\u{301}x a\rb"), finish("S", .failed, "t"),
    ])
    assertText(
      text,
      """
      Feature: Profile
        Scenario: \\u{1B}[2J::error::x                                   t
          ✓ Given \\u{61C}\\u{2067}\\u{FEFF}\\u{FFFB}\\u{E0041}👨‍👩‍👧
          ✓ Given I see "\\u{1B}]0;x\\u{7}\\u{202E}\\u{9B}1m # #[error]"
          ✗ When
              ProfileTests.swift:14
              : :set-output::x
                : :warning::y\\u{8}
              # #vso[task]
              C:: # ## 12
              : :́x a\\u{D}b

      """)
  }

  func test_aFeatureHasOneHeadingAsLongAsItGoesOn() {
    let events = [
      start("a", "One"), begin("A", "a", "One"), finish("A", .passed, "a", "One"), end("a", "One"), start("b", "Two"), begin("B", "b", "Two"),
      finish("B", .passed, "b", "Two"), end("b", "Two"),
    ]
    XCTAssertEqual(printed(events).split(separator: "\n").filter { $0.hasPrefix("Feature") }, ["Feature: One", "Feature: Two"])
  }

  func test_scenariosThatRunAtTheSameTimeArePrintedAsAWhole() {
    let text = printed([
      start("a", "One"), start("b", "Two"), begin("A", "a", "One"), begin("B", "b", "Two"), step("a1", .passed, "a", "One"), step("b1", .passed, "b", "Two"),
      step("a2", .passed, "a", "One"), finish("B", .passed, "b", "Two"), step("a3", .passed, "a", "One"), end("b", "Two"),
      finish("A", .passed, "a", "One"), end("a", "One"),
    ])
    assertText(
      text,
      """
      Feature: One
        Scenario: A                                                     a
          ✓ a1
          ✓ a2
          ✓ a3

      Feature: Two
        Scenario: B                                                     b
          ✓ b1

      """)
  }

  func test_aSummaryCountsWithRightPlurals() {
    XCTAssertEqual(
      RunSummary(passing).description, "1 scenario (1 passed), 1 step (1 passed), 2.4 s of virtual time in 3 ms")
    XCTAssertEqual(RunSummary([]).description, "0 scenarios, 0 steps, 0 s of virtual time in less than 1 ms")
    XCTAssertEqual(
      RunSummary([.failed(.init(test: "t", failure: TestFailure(kind: "k", message: "m"), location: location, virtual: .zero, wall: wall))]).description,
      "0 scenarios, 0 steps, 1 failure outside steps, 0 s of virtual time in less than 1 ms")
    let ofPlainTest: [JournalEvent] = [
      .failed(.init(test: "t", failure: TestFailure(kind: "k", message: "m"), location: location, virtual: .zero, wall: wall)),
      .testEnded(.init(test: "t", outcome: .failed, virtual: .zero, wall: wall)),
    ]
    XCTAssertTrue(RunSummary(ofPlainTest).description.hasPrefix("1 test without scenarios (1 failed), 1 failure, 0 s"), RunSummary(ofPlainTest).description)
  }

  func test_durationsAreShownInSecondsWithUpToThreeDecimals() {
    XCTAssertEqual(Duration.milliseconds(800).inSeconds, "0.8 s")
    XCTAssertEqual(Duration.seconds(3600).inSeconds, "3600 s")
    XCTAssertEqual(Duration.microseconds(1_234_567).inSeconds, "1.235 s")
    XCTAssertEqual(Duration.nanoseconds(5).inSeconds, "<0.001 s")
    XCTAssertEqual(Duration.zero.inSeconds, "0 s")
  }

  func test_aTestThatFailsOutsideOfAScenarioWithholdsNoOthersLog() {
    let failure = JournalEvent.failed(
      .init(test: "One/a", failure: TestFailure(kind: "k", message: "Broken."), location: location, virtual: .zero, wall: wall))
    let events = [start("a", "One"), failure, start("b", "Two"), begin("B", "b", "Two"), step("b1", .passed, "b", "Two"), finish("B", .passed, "b", "Two")]
    let text = printed(events)
    XCTAssertTrue(text.contains("Broken."), text)
    XCTAssertTrue(text.contains("✓ b1"), text)
  }
}

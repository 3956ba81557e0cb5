import XCTest

@testable import ScenarioKit
@testable import ScenarioReports
@testable import ScreentestCommands

final class TestSummaryTests: XCTestCase {
  private let tests = "abcdefg".map { ListedTest(library: .xctest, id: "Shop.CartTests/test_\($0)") }

  private func assertText(_ actual: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line) {
    if actual != expected { XCTFail("expected:\n\(expected)\nactual:\n\(actual)", file: file, line: line) }
  }

  func test_everythingPassed() {
    let summary = TestSummary(tests: Array(tests[...1]), tries: [[tests[0]: .passed, tests[1]: .skipped]], problems: [])
    assertText(summary.text, "2 tests: 1 passed, 1 skipped.")
    XCTAssertEqual(summary.exitCode, 0)
  }

  func test_whatASummaryTellsOfIsEscapedAndCut() {
    let place = TestPlace(scenario: "Evil\u{0}\u{202E}", step: nil, line: nil, message: "\u{1B}[31m" + String(repeating: "x", count: 900_000))
    let text = TestSummary(tests: [tests[0]], tries: [[tests[0]: .failed(at: place)]], problems: []).text
    XCTAssertNil(text.unicodeScalars.first { $0.isEscapedInLog && $0 != "\n" })
    XCTAssertTrue(text.contains(#"     Evil\u{0}\u{202E}"# + "\n" + #"     \u{1B}[31mxxx"#), text)
    XCTAssertLessThan(text.count, 1000)
  }

  func test_theStepThatAProcessNamedAtItsEndIsRead() {
    var steps = LastSteps()
    for line in [
      "warning: A step has been running", "  test:     CartTests/test_a()", "  step:     When I wait (T.swift:1)", "", "error: The test process crashed with SIGILL.",
      "  test:     CartTests/test_a()", "  scenario: Paying", "  step:     When I tap button id \"pay (now)\" (T.swift:7)",
      "The steps before it are in the journal.", "The crash is in Sources/Shop/Cart.swift:41.", "", "The crash is in Sources/Other.swift:1.",
      "  step:     When I come later (T.swift:9)",
    ] { steps.add(line) }
    XCTAssertEqual(steps.step(of: tests[0]), "When I tap button id \"pay (now)\"")
    XCTAssertEqual(steps.place(of: tests[0]), "The crash is in Sources/Shop/Cart.swift:41.")
    XCTAssertNil(steps.step(of: tests[1]))
    XCTAssertNil(steps.place(of: tests[1]))
  }

  func test_whatDidNotPassIsNamedWithItsStep() {
    let place = TestPlace(scenario: "Paying", step: "When I pay", line: "Tests/ShopTests/CartTests.swift:12", message: nil)
    let failed = TestPlace(scenario: nil, step: nil, line: "Tests/ShopTests/CartTests.swift:20", message: "The shop was closed.")
    let summary = TestSummary(
      tests: tests,
      tries: [
        [
          tests[0]: .passed, tests[1]: .failed(at: failed), tests[2]: .endedProcess(.signal(11), at: place), tests[3]: .endedProcess(.status(0), at: nil), tests[4]: .lost,
          tests[6]: .failed(at: place),
        ],
        [tests[1]: .failed(at: failed), tests[6]: .passed],
      ], problems: ["A process ended with status 1 although each of its tests passed."])
    assertText(
      summary.text,
      """
      5 tests did not pass:
        1. Shop.CartTests/test_b: failed
           Tests/ShopTests/CartTests.swift:20
           The shop was closed.
        2. Shop.CartTests/test_c: the process was ended by signal 11 (SIGSEGV) while it ran
           Paying › When I pay
           Tests/ShopTests/CartTests.swift:12
        3. Shop.CartTests/test_d: the process ended with status 0 while it ran
        4. Shop.CartTests/test_e: lost: it is in the list of tests, but nothing shows that it ran
        5. Shop.CartTests/test_f: did not run

      1 test passed only when run again:
        1. Shop.CartTests/test_g: passed in try 2
           try 1 failed
           Paying › When I pay
           Tests/ShopTests/CartTests.swift:12

      A process ended with status 1 although each of its tests passed.

      7 tests: 2 passed (1 flaky), 1 failed, 2 ended the process, 1 lost, 1 did not run.
      """)
    XCTAssertEqual(summary.exitCode, 1)
  }

  func test_eachThingThatIsNotGoodIsAnExitCodeOf1() {
    func code(_ result: TestResult?, problems: [String] = [], signal: Int32? = nil) -> Int32 {
      TestSummary(tests: Array(tests[...1]), tries: [[tests[0]: .passed, tests[1]: result].compactMapValues(\.self)], problems: problems, signal: signal).exitCode
    }
    XCTAssertEqual(code(.passed), 0)
    for result in [TestResult.failed(at: nil), .endedProcess(.status(0), at: nil), .lost, nil] { XCTAssertEqual(code(result), 1, "\(String(describing: result))") }
    XCTAssertEqual(code(.passed, problems: ["Something."]), 1)
    XCTAssertEqual(code(.passed, signal: 2), 1)
  }

  func test_aRunInWhichNothingPassedCheckedNothing() {
    let summary = TestSummary(tests: [tests[0]], tries: [[tests[0]: .skipped]], problems: [])
    assertText(summary.text, "1 test: 1 skipped. No test passed, so nothing was checked.")
    XCTAssertEqual(summary.exitCode, 1)
  }

  func test_aShardMayBeWithoutATest() {
    XCTAssertEqual(TestSummary(tests: [tests[0]], tries: [[tests[0]: .skipped]], problems: [], isShard: true).exitCode, 0)
    XCTAssertEqual(TestSummary(tests: [tests[0]], tries: [[:]], problems: [], isShard: true).exitCode, 1)
  }

  func test_aTestWhoseScenariosWereAllLeftOutWasSkipped() {
    func end(_ test: String, _ outcome: Outcome) -> [JournalEvent] {
      [
        .testStarted(.init(test: test, feature: "Cart", name: "test_a()", virtual: .zero, wall: WallTime(time: 0))),
        .testEnded(.init(test: test, outcome: outcome, virtual: .zero, wall: WallTime(time: 0))),
      ]
    }
    XCTAssertTrue(JournalEvidence(end("1", .skipped)).isSkipped(tests[0]))
    XCTAssertFalse(JournalEvidence(end("1", .skipped) + end("2", .passed)).isSkipped(tests[0]))
    XCTAssertFalse(JournalEvidence(end("1", .passed) + end("2", .skipped)).isSkipped(tests[0]))
    XCTAssertFalse(JournalEvidence([]).isSkipped(tests[0]))
  }

  func test_aJournalInAnotherFolderSaysThatATestWasSkipped() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("TestSummaryTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (standard, other) = (folder.appendingPathComponent("tests-7.jsonl"), folder.appendingPathComponent("own/tests-7.jsonl"))
    _ = try Journal(url: standard, tool: "tests")
    // The test passed in an earlier process with the same ID.
    for outcome in [Outcome.passed, .skipped] {
      let journal = try Journal(url: other, tool: "tests")
      journal.write(.testStarted(.init(test: "1", feature: "Cart", name: "test_a()", virtual: .zero, wall: WallTime(time: 0))))
      journal.write(.testEnded(.init(test: "1", outcome: outcome, virtual: .zero, wall: WallTime(time: 0))))
    }
    XCTAssertFalse(JournalEvidence(process: 7, folder: folder, tests: tests).isSkipped(tests[0]))
    JournalFolders.add(other.deletingLastPathComponent(), besideJournal: standard)
    XCTAssertTrue(JournalEvidence(process: 7, folder: folder, tests: tests).isSkipped(tests[0]))
  }

  func test_aFlakyTestIsNoFailure() {
    let summary = TestSummary(tests: [tests[0]], tries: [[tests[0]: .failed(at: nil)], [tests[0]: .passed]], problems: [])
    XCTAssertEqual(summary.flaky, [tests[0]])
    XCTAssertEqual(summary.exitCode, 0)
  }

  func test_anInterruptedRunSaysSo() {
    let summary = TestSummary(tests: Array(tests[...1]), tries: [[tests[0]: .passed]], problems: [], signal: 2)
    assertText(summary.text.components(separatedBy: "\n").last ?? "", "2 tests: 1 passed, 1 did not run. The run was ended by signal 2 (SIGINT).")
  }

  func test_theStepThatWasOpenWhenTheProcessEndedIsInTheJournal() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("TestSummaryTests-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    func pass() {}
    var evidence = JournalEvidence([])
    func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "The shop was closed.\nMore.")) }
    func read() { evidence = JournalEvidence((try? Journal.read(url)) ?? []) }
    let run = ScenarioRun(feature: "CartTests", test: "test_a", reporter: NoReporter(), journal: try Journal(url: url, tool: "tests"), console: nil, scheduler: nil)
    let line = #line + 3
    run.perform {
      Scenario("Paying") {
        When(I: read)
        Then(I: fail)
      }
    }
    let file = "Tests/ScreentestCommandsTests/Test/TestSummaryTests.swift"
    XCTAssertEqual(evidence.place(of: tests[0]), TestPlace(scenario: "Paying", step: "When I read", line: "\(file):\(line)"))
    XCTAssertEqual(
      JournalEvidence(try Journal.read(url)).place(of: tests[0]), TestPlace(scenario: "Paying", step: "Then I fail", line: "\(file):\(line + 1)", message: "The shop was closed."))
    XCTAssertNil(evidence.place(of: tests[1]))
  }

  func test_theReportsHaveEachTestThatIsNotGood_whateverItsJournalSays() throws {
    let place = TestPlace(scenario: "Paying", step: "When I pay", line: "Tests/ShopTests/CartTests.swift:12", message: "It crashed.")
    let summary = TestSummary(
      tests: tests,
      tries: [
        [
          tests[0]: .passed, tests[1]: .failed(at: nil), tests[2]: .endedProcess(.signal(11), at: place), tests[3]: .skipped, tests[4]: .lost, tests[5]: .failed(at: nil),
        ]
      ], problems: ["A process ended with status 1 although each of its tests passed."])
    let passed = JournalEvent.testEnded(.init(test: "CartTests/test_b()", outcome: .passed, virtual: .zero, wall: .init(time: 2)))
    let failed = JournalEvent.testEnded(.init(test: "Cart/test_f()", outcome: .failed, virtual: .zero, wall: .init(time: 2)))
    func started(_ feature: String, _ name: String) -> JournalEvent {
      .testStarted(.init(test: "\(feature)/\(name)", feature: feature, name: name, virtual: .zero, wall: .init(time: 1)))
    }
    var report = RunReport(events: [[started("CartTests", "test_b()"), passed, started("Cart", "test_f()"), failed]])
    report.reconcile(with: summary.badVerdicts, listed: Set(tests.map(\.nameInJournals)))
    let results = report.features.flatMap { feature in feature.tests.map { "\(feature.name)/\($0.name): \($0.last.result)" } }
    XCTAssertEqual(
      results,
      [
        "Cart/test_f(): failed", "CartTests/test_b(): failed", "CartTests/test_c(): interrupted", "CartTests/test_e(): interrupted", "CartTests/test_g(): interrupted",
        "Test run/outside any test: failed",
      ])
    let junit = JUnitReport(report).text
    XCTAssertTrue(junit.contains(#"tests="6" failures="3" errors="3""#), junit)
    XCTAssertTrue(junit.contains("The process was ended by signal 11 (SIGSEGV) while it ran.\nPaying\nWhen I pay\nIt crashed."), junit)
  }
}

extension TestSummaryTests {
  func test_aTestThatEndedBeforeItsJournalIsNotTakenForOneOfTheSameNameInAnotherClass() {
    let tests = ["Shop.CartTests/testLaunch", "Shop.OtherTests/testLaunch"].map { ListedTest(library: .xctest, id: $0) }
    let events: [JournalEvent] = [
      .testStarted(.init(test: "OtherTests/testLaunch()", feature: "OtherTests", name: "testLaunch()", virtual: .zero, wall: .init(time: 1))),
      .failed(.init(test: "OtherTests/testLaunch()", failure: TestFailure(kind: "k", message: "Other."), location: .nowhere, virtual: .zero, wall: .init(time: 1))),
      .testEnded(.init(test: "OtherTests/testLaunch()", outcome: .passed, virtual: .zero, wall: .init(time: 2))),
    ]
    let summary = TestSummary(tests: tests, tries: [[tests[0]: .endedProcess(.signal(9), at: nil), tests[1]: .passed]], problems: [])
    var report = RunReport(events: [events])
    report.reconcile(with: summary.badVerdicts, listed: Set(tests.map(\.nameInJournals)))
    let names = report.features.flatMap { feature in feature.tests.map { "\(feature.name)/\($0.name)" } }
    XCTAssertEqual(names, ["CartTests/testLaunch()", "OtherTests/testLaunch()"])
    XCTAssertNil(JournalEvidence(events, tests: tests).place(of: tests[0]))
    XCTAssertNotNil(JournalEvidence(events, tests: tests).place(of: tests[1]))
  }
}

private struct NoReporter: TestReporter {
  func record(_ failure: TestFailure, at location: SourceLocation) {}
}

import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

final class ReadingTests: XCTestCase {
  private let sample = SampleRun()

  private func names(_ report: RunReport) -> [String] {
    report.cases.map { "\($0.feature)/\($0.test)\($0.scenario.map { ": \($0)" } ?? "") \($0.result.rawValue)\($0.isFlaky ? " flaky" : "")" }
  }

  private func passing(_ feature: String, _ name: String, _ journal: Journal) {
    SampleRun.test(feature, name, journal) { Scenario("Passing") { Given(I: Sample.pass) } }
  }

  func test_scenariosAndTestsWithoutAny_areReadWithTheirResults() throws {
    try sample.process { journal in
      SampleRun.test("Cart", "test_paying", journal) {
        Scenario("Paying") { When(I: Sample.pass) }
        Scenario("Failing") {
          When(I: Sample.fail)
          Then(I: Sample.pass)
        }
        Scenario("Skipped") { When(I: Sample.pass) }
      }
      SampleRun.test("Cart", "test_plain", journal) { Given(I: Sample.pass) }
      SampleRun.test("Account", "test_later", journal) { Scenario("Later", pending: "The server comes first.") }
    }
    let report = try sample.report
    XCTAssertEqual(
      names(report),
      [
        "Account/test_later: Later pending", "Cart/test_paying: Paying passed", "Cart/test_paying: Failing failed", "Cart/test_paying: Skipped skipped",
        "Cart/test_plain passed",
      ])
    let failure = try XCTUnwrap(report.cases[2].failures.first)
    XCTAssertEqual(failure.summary, "The total is 3.")
    XCTAssertEqual(failure.message, "The total is 3.\nExpected 4.")
    XCTAssertEqual(failure.kind, "total.wrong")
    XCTAssertEqual(failure.location?.filePath.hasSuffix("ReadingTests.swift"), true)
    XCTAssertEqual(report.cases[0].reason, "The server comes first.")
    XCTAssertEqual(report.warnings, [])
  }

  func test_aFolderIsReadWithTheJournalsOfItsProcessesInOtherFolders() throws {
    let own = try sample.process { passing("Cart", "test_first", $0) }
    let other = SampleRun()
    let journal = try other.process { passing("Cart", "test_second", $0) }
    // The other folder has earlier runs too: in another journal, and in the same one, because the processes had the same ID.
    let earlier = try other.process { passing("Cart", "test_old", $0) }
    let old = try String(contentsOf: earlier, encoding: .utf8).replacingOccurrences(of: RunEnvironment.launcher, with: "1-2")
    try (old + String(contentsOf: journal, encoding: .utf8)).write(to: journal, atomically: true, encoding: .utf8)
    for folder in [other.folder, sample.folder, other.folder] { JournalFolders.add(folder, besideJournal: own) }
    XCTAssertEqual(names(try sample.report), ["Cart/test_first: Passing passed", "Cart/test_second: Passing passed"])
    XCTAssertEqual(names(try RunReport.read([own.path])), ["Cart/test_first: Passing passed"])
  }

  func test_fourProcesses_giveTheReportOfOne() throws {
    let tests = (0..<20).map { ("Feature \($0 % 3)", "test_\($0)") }
    let one = SampleRun()
    try one.process { journal in for (feature, name) in tests { passing(feature, name, journal) } }
    for part in 0..<4 { try sample.process { journal in for (index, test) in tests.enumerated() where index % 4 == part { passing(test.0, test.1, journal) } } }
    XCTAssertEqual(names(try sample.report), names(try one.report))
    XCTAssertEqual(try sample.report.environments.count, 4)
    // A single file may also contain the journals of several processes.
    let journals = try FileManager.default.contentsOfDirectory(atPath: sample.folder.path).sorted()
    let all = try journals.map { try String(contentsOf: sample.folder.appendingPathComponent($0), encoding: .utf8) }.joined()
    let file = sample.folder.appendingPathComponent("all.txt")
    try all.write(to: file, atomically: true, encoding: .utf8)
    XCTAssertEqual(names(try RunReport.read([file.path])), names(try one.report))
  }

  func test_ofSeveralAttemptsTheLastCounts_andOneThatPassesAfterAFailureIsFlaky() throws {
    try sample.process { journal in
      SampleRun.test("Cart", "test_flaky", journal) { Scenario("Flaky") { Given(I: Sample.fail) } }
      SampleRun.test("Cart", "test_broken", journal) { Scenario("Broken") { Given(I: Sample.fail) } }
      passing("Cart", "test_good", journal)
    }
    try sample.process(attempt: 2) { journal in
      SampleRun.test("Cart", "test_flaky", journal) { Scenario("Flaky") { Given(I: Sample.pass) } }
      SampleRun.test("Cart", "test_broken", journal) { Scenario("Broken") { Given(I: Sample.fail) } }
    }
    let report = try sample.report
    XCTAssertEqual(names(report), ["Cart/test_broken: Broken failed", "Cart/test_flaky: Flaky passed flaky", "Cart/test_good: Passing passed"])
    XCTAssertEqual(report.cases.map(\.earlier.count), [1, 1, 0])
    XCTAssertEqual(report.features[0].tests.map(\.attempts.count), [2, 2, 1])
  }

  func test_whatHasNoEndWasInterrupted_whereverTheJournalEnds() throws {
    let url = try sample.process { journal in
      SampleRun.test("Cart", "test_paying", journal) { Scenario("Paying") { When(I: Sample.pass) } }
    }
    let bytes = try Data(contentsOf: url)
    var seen: Set<String> = []
    for length in 0...bytes.count {
      try bytes.prefix(length).write(to: url)
      let report = try RunReport.read([url.path])
      XCTAssertEqual(report.warnings, [], "\(length)")
      seen.insert(names(report).joined(separator: ", "))
    }
    // Before the test's start, nothing is known about the test. After the scenario's end, only the test has no end.
    XCTAssertEqual(
      seen,
      [
        "", "Cart/test_paying interrupted", "Cart/test_paying: Paying interrupted", "Cart/test_paying interrupted, Cart/test_paying: Paying passed",
        "Cart/test_paying: Paying passed",
      ])
  }

  func test_theStepThatTheProcessEndedInIsNamed() throws {
    let url = try sample.process { journal in
      SampleRun.test("Cart", "test_paying", journal) { Scenario("Paying") { When(I: Sample.pass) } }
    }
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    try (lines.prefix { !$0.contains("stepEnded") }.joined(separator: "\n") + "\n").write(to: url, atomically: true, encoding: .utf8)
    let failure = try XCTUnwrap(RunReport.read([url.path]).cases.first?.failures.first)
    XCTAssertEqual(failure.step, "When I sample pass")
    XCTAssertEqual(failure.message, "The process ended during this step, and its journal doesn't say why. The tests after it in the same process did not run.")
  }

  func test_aBrokenLineIsAWarning_andTheRestIsRead() throws {
    let url = try sample.process { journal in passing("Cart", "test_good", journal) }
    let text = try String(contentsOf: url, encoding: .utf8)
    try ("{\"event\":\n" + text).write(to: url, atomically: true, encoding: .utf8)
    let report = try RunReport.read([url.path])
    XCTAssertEqual(report.warnings, ["\(url.path):1: the line isn't a journal event and was skipped."])
    XCTAssertEqual(names(report), ["Cart/test_good: Passing passed"])
  }

  func test_aJournalOfALaterFormatIsAWarning() throws {
    let url = try sample.process { journal in passing("Cart", "test_good", journal) }
    let text = try String(contentsOf: url, encoding: .utf8).replacingOccurrences(of: "\"format\":\(Journal.format)", with: "\"format\":99")
    try text.write(to: url, atomically: true, encoding: .utf8)
    XCTAssertEqual(
      try RunReport.read([url.path]).warnings,
      ["\(url.path) has the format 99, but this version reads formats up to \(Journal.format). Data that it doesn't support is missing from the report."])
  }

  func test_aPathThatLeadsNowhere_andAFolderWithoutJournals_areErrors() throws {
    try FileManager.default.createDirectory(at: sample.folder, withIntermediateDirectories: true)
    func problem(_ path: String) -> String? {
      do throws(ReportProblem) { _ = try RunReport.read([path]) } catch { return error.description }
      return nil
    }
    let missing = sample.folder.path + "/no.jsonl"
    XCTAssertEqual(problem(missing), "There is no journal at \(missing). Tests write theirs to .build/screentest, or to the folder that SCREENTEST_OUTPUT names.")
    XCTAssertEqual(problem(sample.folder.path), "There is no journal in the folder \(sample.folder.path): journals end with “.jsonl”.")
  }

  func test_theLastAttemptCounts_inWhateverOrderTheJournalsAreRead() throws {
    let urls = try [2, 1].map { attempt in
      try sample.process(attempt: attempt) { journal in
        SampleRun.test("Cart", "test_paying", journal) { Scenario("Paying") { if attempt == 1 { When(I: Sample.fail) } else { When(I: Sample.pass) } } }
      }
    }
    for paths in [urls, urls.reversed()] { XCTAssertEqual(names(try RunReport.read(paths.map(\.path))), ["Cart/test_paying: Paying passed flaky"]) }
  }

  func test_onlyWhatATestLibraryRanCanBeRunAgainByIt() throws {
    let url = try sample.process { journal in SampleRun.test("Cart", "test_paying", journal) { Scenario("Paying") { When(I: Sample.fail) } } }
    XCTAssertEqual(try sample.report.cases.map(\.rerunCommand), ["swift test --filter 'Cart/test_paying'"])
    let text = try String(contentsOf: url, encoding: .utf8).replacingOccurrences(of: "\"tool\":\"xctest\"", with: "\"tool\":\"screentest\"")
    try text.write(to: url, atomically: true, encoding: .utf8)
    XCTAssertEqual(try sample.report.cases.map(\.rerunCommand), [nil])
  }

  func test_numbersInNamesAreOrderedAsNumbers() {
    let names = ["", "A", "A#2", "A#9", "A#10", "A#010", "A#100", "A1B", "A2", "A10", "B", "é"]
    XCTAssertEqual(names.shuffled().sorted(by: NaturalOrder.comesBefore), names.sorted(by: NaturalOrder.comesBefore))
    XCTAssertEqual(
      ["B", "A10", "A2", "", "A#10", "A#9", "é", "A#100", "A#2", "A", "A1B"].sorted(by: NaturalOrder.comesBefore),
      ["", "A", "A#2", "A#9", "A#10", "A#100", "A1B", "A2", "A10", "B", "é"])
    XCTAssertEqual(["A#010", "A#9", "A#0100", "A#11"].sorted(by: NaturalOrder.comesBefore), ["A#9", "A#010", "A#11", "A#0100"])
    XCTAssertNotEqual(NaturalOrder.comesBefore("A#010", "A#10"), NaturalOrder.comesBefore("A#10", "A#010"))
    XCTAssertFalse(NaturalOrder.comesBefore("A", "A"))
  }

  func test_aJournalsFolderIsCalledLikeTheJournal() {
    XCTAssertEqual(AttemptReport.folder(of: "a/b.c/xctest-1.jsonl"), "a/b.c/xctest-1")
    XCTAssertEqual(AttemptReport.folder(of: "a/b.c/journal"), "a/b.c/journal")
    XCTAssertEqual(AttemptReport.folder(of: "/.hidden"), "/.hidden")
    XCTAssertEqual(AttemptReport.folder(of: "run.2.jsonl"), "run.2")
  }

  func test_journalsOfSeveralMachines_lieInAFolderEach() throws {
    for shard in 1...2 {
      let machine = SampleRun()
      try machine.process { journal in passing("Cart", "test_\(shard)", journal) }
      try FileManager.default.createDirectory(at: sample.folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: machine.folder, to: sample.folder.appendingPathComponent("journals-\(shard)"))
    }
    XCTAssertEqual(names(try sample.report), ["Cart/test_1: Passing passed", "Cart/test_2: Passing passed"])
  }

  func test_aFailureOutsideOfTheScenariosIsACaseOfItsOwn() throws {
    try sample.process { journal in
      SampleRun.test("Cart", "test_paying", journal) {
        Scenario("Paying") { When(I: Sample.pass) }
        Sample.fail()
      }
      SampleRun.test("Cart", "test_withBackground", journal) {
        Background { Given(I: Sample.fail) }
        Scenario("Paying") { When(I: Sample.pass) }
      }
    }
    XCTAssertEqual(
      names(try sample.report),
      ["Cart/test_paying failed", "Cart/test_paying: Paying passed", "Cart/test_withBackground failed", "Cart/test_withBackground: Paying skipped"])
  }
}

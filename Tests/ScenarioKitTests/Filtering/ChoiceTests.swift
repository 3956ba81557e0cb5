import Foundation
import XCTest

@testable import ScenarioKit

final class ChoiceTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ChoiceTests-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func pass() {}
  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "It failed.")) }

  private func choice(_ variables: [String: String], launcher: String = "another") -> Choice {
    Choice(variable: { variables[$0] }, folder: folder, launcher: launcher)
  }

  private func choosing(_ variables: [String: String], tags: [String] = [], _ body: () throws -> Void) throws -> Captured {
    try Choice.$current.withValue(choice(variables)) { try TestTags.$named.withValue(tags) { try capture(body) } }
  }

  private func threeScenarios() {
    Scenario("Logging in", tags: "smoke", "login") { Then(I: pass) }
    Scenario("Logging out", tags: "@slow", "smoke") { Then(I: pass) }
    Scenario("Sharing a photo") { Then(I: pass) }
  }

  func test_scenariosThatAreNotChosenAreLoggedAsSkippedWithTheReason() throws {
    let captured = try choosing(["SCREENTEST_TAGS": "@smoke and not @slow"], threeScenarios)
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: Logging in                                            test_profile
          ✓ Then I pass
        - Scenario: Logging out (skipped: not chosen: SCREENTEST_TAGS=@smoke and not @slow)
        - Scenario: Sharing a photo (skipped: not chosen: SCREENTEST_TAGS=@smoke and not @slow)

      """)
    XCTAssertEqual(captured.scenarioOutcomes, [.passed, .skipped, .skipped])
    XCTAssertEqual(captured.testEnd?.outcome, .passed)
    XCTAssertEqual(captured.reporter.skips, [])
    XCTAssertTrue(captured.raw.contains(#""outcome":"skipped","reason":"not chosen: SCREENTEST_TAGS=@smoke and not @slow""#), captured.raw)
  }

  func test_theTagsOfTheTestBelongToEachScenario() throws {
    let captured = try choosing(["SCREENTEST_TAGS": "@account and @login"], tags: ["account", "smoke"], threeScenarios)
    XCTAssertEqual(captured.scenarioOutcomes, [.passed, .skipped, .skipped])
    let tags = captured.events.compactMap { if case .scenarioStarted(let entry) = $0 { entry.details.tags } else { nil } }
    XCTAssertEqual(tags, [["account", "smoke", "login"], ["account", "smoke", "slow"], ["account", "smoke"]])
  }

  func test_aTestOfWhichNothingIsChosenIsReportedAsSkipped() throws {
    let captured = try choosing(["SCREENTEST_TAGS": "@nothing"], threeScenarios)
    XCTAssertEqual(captured.reporter.skips, ["not chosen: SCREENTEST_TAGS=@nothing"])
    XCTAssertEqual(captured.testEnd?.outcome, .skipped)
    XCTAssertEqual(captured.testEnd?.reason, "not chosen: SCREENTEST_TAGS=@nothing")
  }

  func test_aScenarioInsideAnotherBelongsToIt() throws {
    let captured = try choosing(["SCREENTEST_TAGS": "@outer"]) {
      Scenario("Outer", tags: "outer") { Scenario("Inner") { Then(I: pass) } }
    }
    XCTAssertEqual(captured.scenarioOutcomes, [.passed, .passed])
  }

  func test_aPartOfANameChoosesInAnyCase_andAnExpressionAsItIsWritten() throws {
    XCTAssertEqual(try choosing(["SCREENTEST_NAME": "LOGGING"], threeScenarios).scenarioOutcomes, [.passed, .passed, .skipped])
    XCTAssertEqual(try choosing(["SCREENTEST_NAME": "/^Logging (in|up)$/"], threeScenarios).scenarioOutcomes, [.passed, .skipped, .skipped])
    XCTAssertEqual(try choosing(["SCREENTEST_NAME": "/logging/"], threeScenarios).scenarioOutcomes, [.skipped, .skipped, .skipped])
    XCTAssertEqual(try choosing(["SCREENTEST_NAME": "profile/test_prof"], threeScenarios).scenarioOutcomes, [.passed, .passed, .passed])
  }

  func test_tagsAndNamesMustBothFit() throws {
    XCTAssertEqual(
      try choosing(["SCREENTEST_NAME": "Logging", "SCREENTEST_TAGS": "@slow"], threeScenarios).scenarioOutcomes, [.skipped, .passed, .skipped])
  }

  func test_aTagExpressionThatCannotBeReadFailsTheTestAtItsPlace() throws {
    let captured = try choosing(["SCREENTEST_TAGS": "@smoke and or @wip"], threeScenarios)
    XCTAssertEqual(captured.scenarioOutcomes, [.skipped, .skipped, .skipped])
    XCTAssertEqual(captured.testEnd?.outcome, .failed)
    XCTAssertEqual(captured.reporter.messages.count, 1)
    assertText(
      captured.reporter.messages.first ?? "",
      """
      SCREENTEST_TAGS is “@smoke and or @wip”, which isn't a valid tag expression: a tag was expected instead of “or”.
        @smoke and or @wip
                   ^
      No test runs, because it is not known which ones should.

      What to do: write it like “@smoke and not (@slow or @wip)”.
      """)
  }

  func test_anExpressionThatCannotBeReadFailsTheTest() throws {
    assertText(
      try choosing(["SCREENTEST_NAME": "/Logging (/"], threeScenarios).reporter.messages.joined(),
      """
      SCREENTEST_NAME is “/Logging (/”, which isn't a valid regular expression.
      No test runs, because it is not known which ones should.

      What to do: write a part of a name, or a regular expression in the syntax of NSRegularExpression: SCREENTEST_NAME='/^Logging (in|out)$/'.
      """)
  }

  func test_aSkippedScenarioIsShownWithItsReasonAndDoesNotRun() throws {
    let captured = try capture {
      Scenario("Sharing a photo", skip: "The server is being moved.") { XCTFail("The body of a skipped scenario ran.") }
      Scenario("Logging out") { Then(I: pass) }
    }
    assertText(
      captured.console,
      """
      Feature: Profile
        - Scenario: Sharing a photo (skipped: The server is being moved.)
        Scenario: Logging out                                           test_profile
          ✓ Then I pass

      """)
    XCTAssertEqual(captured.scenarioOutcomes, [.skipped, .passed])
    XCTAssertEqual(captured.testEnd?.outcome, .passed)
  }

  func test_aTestWithSkippedScenariosAloneIsReportedAsSkipped() throws {
    let captured = try capture { Scenario("Sharing a photo", skip: "The server is being moved.") }
    XCTAssertEqual(captured.reporter.skips, ["The server is being moved."])
    XCTAssertEqual(captured.testEnd?.outcome, .skipped)
  }

  // MARK: Whole tests

  func test_aTestWhoseTagsCannotFitIsLeftOutAsAWhole() {
    let choice = choice(["SCREENTEST_TAGS": "not @slow"])
    XCTAssertEqual(choice.reasonToLeaveOut(test: "A/test_a", tags: ["slow"]), "not chosen: SCREENTEST_TAGS=not @slow")
    XCTAssertNil(choice.reasonToLeaveOut(test: "A/test_a", tags: []))
  }

  func test_aTestOfAnotherShardIsLeftOutAsAWhole() {
    let other = ShardPlan(count: 2).shard(of: "A/test_a") == 1 ? 2 : 1
    XCTAssertEqual(
      choice(["SCREENTEST_SHARD": "\(other)/2"]).reasonToLeaveOut(test: "A/test_a", tags: []),
      "not chosen: in shard \(3 - other)/2, and this is \(other)/2 (SCREENTEST_SHARD=\(other)/2)")
    XCTAssertNil(choice(["SCREENTEST_SHARD": "\(3 - other)/2"]).reasonToLeaveOut(test: "A/test_a", tags: []))
  }

  // MARK: Earlier journals

  /// Writes a journal like another process would.
  private func writeJournal(_ name: String, started: Int64, launcher: String = "earlier", _ tests: (name: String, outcome: Outcome?, took: Int64)...) throws {
    let encoder = JournalEncoder()
    var start = JournalEvent.RunStart(format: Journal.format, tool: "tests", wall: WallTime(time: started))
    start.launcher = launcher
    encoder.encode(.runStarted(start))
    for (number, test) in tests.enumerated() {
      let id = "\(test.name)#\(number)"
      let parts = test.name.split(separator: "/").map(String.init)
      encoder.encode(.testStarted(.init(test: id, feature: parts[0], name: parts[1], virtual: .zero, wall: WallTime(time: started))))
      if let outcome = test.outcome { encoder.encode(.testEnded(.init(test: id, outcome: outcome, virtual: .zero, wall: WallTime(time: started, took: test.took)))) }
    }
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(encoder.bytes).write(to: file)
  }

  func test_onlyWhatFailedTheLastTimeOrDidNotEndRunsAgain() throws {
    try writeJournal("2.jsonl", started: 10, ("A/test_a", .failed, 1), ("A/test_b()", .failed, 1), ("A/test_c", .passed, 1), ("A/test_d", .failed, 1), ("A/test_e", nil, 0))
    try writeJournal("1.jsonl", started: 20, ("A/test_a", .passed, 1), ("A/test_d", .skipped, 1))
    try writeJournal("3.jsonl", started: 30, launcher: "this run", ("A/test_b", .passed, 1), ("A/test_c", .failed, 1))
    let choice = choice(["SCREENTEST_RERUN": "failed"], launcher: "this run")
    let reasons = ["a", "b", "c", "d", "e", "f"].map { choice.reasonToLeaveOut(test: "A/test_\($0)", tags: []) }
    let reason = "not chosen: SCREENTEST_RERUN=failed, and it did not fail"
    XCTAssertEqual(reasons, [reason, nil, reason, nil, nil, reason])
  }

  func test_theProcessesInOneJournalCountOneByOne() throws {
    try writeJournal("1.jsonl", started: 10, ("A/test_a", .failed, 3), ("A/test_b", .failed, 3), ("A/test_c", nil, 0))
    try writeJournal("2.jsonl", started: 20, launcher: "this run", ("A/test_b", .passed, 4), ("A/test_d", .failed, 1))
    let (first, second) = (folder.appendingPathComponent("1.jsonl"), folder.appendingPathComponent("2.jsonl"))
    // A process appends to the journal of an earlier process that had its number.
    try (Data(contentsOf: first) + Data(contentsOf: second)).write(to: first)
    try FileManager.default.removeItem(at: second)
    XCTAssertEqual(TestResults(at: folder)?.failed, ["A/test_a", "A/test_c", "A/test_d"])
    XCTAssertEqual(TestResults(at: folder)?.times, ["A/test_a": 3, "A/test_b": 4, "A/test_d": 1])
    XCTAssertEqual(TestResults(at: folder, notOf: "this run")?.failed, ["A/test_a", "A/test_b", "A/test_c"])
    XCTAssertNil(choice(["SCREENTEST_RERUN": "failed"], launcher: "this run").reasonToLeaveOut(test: "A/test_b", tags: []))
  }

  func test_aTestWithSeveralRunsHasFailedWhereOneHas() throws {
    try writeJournal("1.jsonl", started: 10, ("A/test_a", .failed, 3), ("A/test_a", .passed, 4))
    XCTAssertEqual(TestResults(at: folder)?.byTest, ["A/test_a": .init(hasFailed: true, took: 7)])
  }

  func test_whatFailedInANamedJournalRunsAgain() throws {
    try writeJournal("1.jsonl", started: 10, ("A/test_a", .failed, 1), ("A/test_b", .passed, 1))
    let path = folder.appendingPathComponent("1.jsonl").path
    let choice = choice(["SCREENTEST_RERUN": path])
    XCTAssertNil(choice.reasonToLeaveOut(test: "A/test_a", tags: []))
    XCTAssertEqual(choice.reasonToLeaveOut(test: "A/test_b", tags: []), "not chosen: SCREENTEST_RERUN=\(path), and it did not fail")
  }

  func test_withoutAnEarlierJournalNothingIsKnownToHaveFailed() {
    assertText(
      choice(["SCREENTEST_RERUN": "failed"]).problem?.failure.message.replacingOccurrences(of: folder.path, with: "FOLDER") ?? "",
      """
      SCREENTEST_RERUN is “failed”, which selects the tests that failed last time, but there is no journal in FOLDER.
      No test runs, because it is not known which ones should.

      What to do: run all tests first, or name a journal or a folder: SCREENTEST_RERUN=.build/screentest.
      """)
    assertText(
      choice(["SCREENTEST_RERUN": "no/such.jsonl"]).problem?.failure.message ?? "",
      """
      SCREENTEST_RERUN is “no/such.jsonl”, which is neither a journal nor a folder of journals.
      No test runs, because it is not known which ones should.

      What to do: run all tests first, or name a journal or a folder: SCREENTEST_RERUN=.build/screentest.
      """)
  }

  func test_shardsAreBalancedByTheTimesOfAnEarlierJournal() throws {
    try writeJournal("1.jsonl", started: 10, ("A/test_a", .passed, 10), ("A/test_b", .passed, 6), ("A/test_c", .failed, 5), ("A/test_d", nil, 0))
    let choices = (1...2).map { choice(["SCREENTEST_SHARD": "\($0)/2", "SCREENTEST_TIMINGS": folder.path]) }
    for (test, shard) in [("a", 1), ("b", 2), ("c", 2)] {
      XCTAssertEqual(choices.map { $0.reasonToLeaveOut(test: "A/test_\(test)", tags: []) == nil }, [shard == 1, shard == 2], test)
    }
  }

  func test_shardsDoNotReadTheFoldersThatTestsHaveChosen() throws {
    // With the times of the other folder, the shards would change.
    try writeJournal("own/1.jsonl", started: 20, ("A/test_a", .passed, 1), ("A/test_b", .passed, 20), ("A/test_c", .passed, 1))
    try writeJournal("1.jsonl", started: 10, ("A/test_a", .passed, 10), ("A/test_b", .passed, 6), ("A/test_c", .failed, 5))
    JournalFolders.add(folder.appendingPathComponent("own", isDirectory: true), besideJournal: folder.appendingPathComponent("1.jsonl"))
    XCTAssertEqual(TestResults(at: folder)?.times["A/test_b"], 20)
    let choices = (1...2).map { choice(["SCREENTEST_SHARD": "\($0)/2", "SCREENTEST_TIMINGS": folder.path]) }
    for (test, shard) in [("a", 1), ("b", 2), ("c", 2)] {
      XCTAssertEqual(choices.map { $0.reasonToLeaveOut(test: "A/test_\(test)", tags: []) == nil }, [shard == 1, shard == 2], test)
    }
  }

  func test_timesThatAreNotThereFailEveryTest() {
    assertText(
      choice(["SCREENTEST_SHARD": "1/2", "SCREENTEST_TIMINGS": "no/such"]).problem?.failure.message ?? "",
      """
      SCREENTEST_TIMINGS is “no/such”, which is neither a journal nor a folder of journals.
      No test runs, because it is not known which ones should.

      What to do: give every shard the same journals, or don't set the variable. If shards use different times, a test might run in none of the shards.
      """)
  }

  // MARK: A run in which nothing was checked

  private func others(_ decideLater: Bool = false) throws -> OtherProcesses {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return OtherProcesses(folder: folder, launcher: "1-2", decideLater: decideLater)
  }

  func test_aProcessThatLeftEverythingOutFails() throws {
    let ledger = FilterSummary()
    ledger.noteLeftOut(tags: ["slow", "login"])
    let choice = choice(["SCREENTEST_TAGS": "@smoek", "SCREENTEST_NAME": "Paying"])
    XCTAssertEqual(
      ledger.verdict(on: choice, with: try others()),
      .failed(
        "Nothing was checked: no test or scenario matches SCREENTEST_TAGS=@smoek and SCREENTEST_NAME=Paying. The tests and scenarios that were left out have the tags: @login, @slow."
      ))
    ledger.noteChosen()
    XCTAssertEqual(ledger.verdict(on: choice, with: try others()), .fine)
  }

  func test_aProcessWithNothingToChooseFromIsFine_andSoIsAShard() throws {
    XCTAssertEqual(FilterSummary().verdict(on: choice(["SCREENTEST_TAGS": "@smoke"]), with: try others()), .fine)
    let ledger = FilterSummary()
    ledger.noteLeftOut(tags: [])
    XCTAssertEqual(ledger.verdict(on: choice(["SCREENTEST_TAGS": "@smoke", "SCREENTEST_SHARD": "1/2"]), with: try others()), .fine)
  }

  func test_theLastProcessOfARunDecidesForAllOfThem() throws {
    let choice = choice(["SCREENTEST_TAGS": "@smoke"])
    let first = FilterSummary()
    first.noteLeftOut(tags: [])
    XCTAssertEqual(first.verdict(on: choice, with: try others(true)), .leftToOther)
    XCTAssertEqual(
      FilterSummary().verdict(on: choice, with: try others()), .failed("Nothing was checked: no test or scenario matches SCREENTEST_TAGS=@smoke."))
    let second = FilterSummary()
    second.noteChosen()
    XCTAssertEqual(second.verdict(on: choice, with: try others(true)), .fine)
    XCTAssertEqual(FilterSummary().verdict(on: choice, with: try others()), .fine)
  }

  func test_aProcessKnowsWhetherTheOtherLibraryComesAfterIt() {
    XCTAssertTrue(OtherProcesses.willBeFollowed(["/usr/bin/swift-test", "--parallel"], isSwiftTesting: false))
    XCTAssertFalse(OtherProcesses.willBeFollowed(["/usr/bin/swift-test", "--disable-swift-testing"], isSwiftTesting: false))
    XCTAssertFalse(OtherProcesses.willBeFollowed(["/usr/bin/swift-test"], isSwiftTesting: true))
    XCTAssertFalse(OtherProcesses.willBeFollowed(["bash"], isSwiftTesting: false))
  }

  func test_aProblemThatNoTestHasFailedWithFailsTheProcess() throws {
    let choice = choice(["SCREENTEST_SHARD": "x"])
    let ledger = FilterSummary()
    XCTAssertEqual(ledger.verdict(on: choice, with: try others()), .failed(choice.problem?.failure.message ?? ""))
    ledger.noteProblem()
    XCTAssertEqual(ledger.verdict(on: choice, with: try others()), .fine)
  }
}

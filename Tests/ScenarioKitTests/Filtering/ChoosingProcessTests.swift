import XCTest

@testable import ScenarioKit

/// Tests filters from the environment in processes of both test libraries.
final class ChoosingProcessTests: XCTestCase {
  private func child(_ library: ChildProcess.Library, _ environment: [String: String], test: String = "ChosenTests") throws -> ChildProcess {
    try ChildProcess(library, library == .xctest ? "ScenarioKitTests.\(test)" : "ChosenSuite", "chosen", environment: environment)
  }

  private func lines(_ child: ChildProcess, _ start: String) -> [String] { child.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix(start) } }

  func test_inXCTest_tagsOfTheClassAndOfScenariosChoose() throws {
    let child = try child(.xctest, ["SCREENTEST_TAGS": "@account and @smoke"])
    XCTAssertEqual(child.status, 0, child.errors)
    XCTAssertEqual(lines(child, "ran"), ["ran logging in", "ran plain"])
    XCTAssertTrue(child.tells("- Scenario: Paying (skipped: not chosen: SCREENTEST_TAGS=@account and @smoke)"), child.output)
    XCTAssertTrue(child.journal.contains(#""tags":["account","smoke"]"#), child.journal)
    XCTAssertTrue(child.journal.contains(#""tags":"@account and @smoke""#), child.journal)
  }

  func test_inSwiftTesting_tagsOfTheSuiteAndOfScenariosChoose() throws {
    let child = try child(.swiftTesting, ["SCREENTEST_TAGS": "@account and @smoke"])
    XCTAssertEqual(child.status, 0, child.errors)
    XCTAssertEqual(lines(child, "ran"), ["ran logging in"])
    XCTAssertTrue(child.journal.contains(#""tags":["account","smoke"]"#), child.journal)
  }

  func test_aWholeTestOfXCTestThatIsLeftOutIsSkippedBeforeItsSetUp() throws {
    let child = try child(.xctest, ["SCREENTEST_TAGS": "not @account"])
    XCTAssertEqual(lines(child, "set up") + lines(child, "ran"), [])
    XCTAssertEqual(child.status, 1)
    XCTAssertTrue(child.tells("Executed 3 tests, with 3 tests skipped and 0 failures"), child.output)
    XCTAssertTrue(
      child.errors.contains(
        "error: Nothing was checked: no test or scenario matches SCREENTEST_TAGS=not @account. The tests and scenarios that were left out have the tags: @account.\n"), child.errors
    )
  }

  func test_eachTestRunsInOneShard() throws {
    var ran: [String] = []
    for shard in 1...3 {
      let child = try child(.xctest, ["SCREENTEST_SHARD": "\(shard)/3"])
      XCTAssertEqual(child.status, 0, child.errors)
      let here = lines(child, "set up")
      ran += here
      let skipped = 3 - here.count
      XCTAssertTrue(skipped == 0 || child.tells("with \(skipped) test\(skipped == 1 ? "" : "s") skipped"), child.output)
      XCTAssertTrue(child.journal.isEmpty || child.journal.contains(#""shard":"\#(shard)/3""#), child.journal)
      XCTAssertFalse(child.journal.contains(#""outcome":"skipped""#), child.journal)
    }
    XCTAssertEqual(ran.sorted(), ["set up ChosenTests.test_a", "set up ChosenTests.test_b", "set up ChosenTests.test_plain"])
  }

  func test_inSwiftTesting_aTestOfAnotherShardIsSkipped() throws {
    let children = try (1...2).map { try child(.swiftTesting, ["SCREENTEST_SHARD": "\($0)/2"]) }
    XCTAssertEqual(children.map(\.status), [0, 0])
    XCTAssertEqual(children.map { lines($0, "ran").count }.sorted(), [0, 2])
    XCTAssertEqual(children.filter { $0.tells("not chosen: in shard") }.count, 1)
    // Reports combine the journals of all shards, so only the journal of a test's own shard may contain it.
    XCTAssertEqual(children.map { $0.journal.components(separatedBy: #"{"event":"testStarted""#).count - 1 }.sorted(), [0, 1])
  }

  func test_whatCannotBeReadFailsTheProcessOfEitherLibrary() throws {
    for library in [ChildProcess.Library.xctest, .swiftTesting] {
      let child = try child(library, ["SCREENTEST_SHARD": "9/8"])
      XCTAssertEqual(child.status, 1)
      XCTAssertEqual(lines(child, "ran"), [])
      XCTAssertTrue(child.tells("SCREENTEST_SHARD is “9/8”, which names a shard that doesn't exist: the shards are 1/8 to 8/8."), child.output)
    }
  }

  func test_whatFailedInAJournalRunsAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ChoosingProcessTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = ScenarioRun(
      feature: "ChosenTests", test: "test_b", reporter: CapturingReporter(), journal: try Journal(url: folder.appendingPathComponent("1.jsonl"), tool: "xctest"), console: nil,
      scheduler: nil)
    run.perform { ScenarioRun.fail(TestFailure(kind: "test", message: "It failed.")) }
    let child = try child(.xctest, ["SCREENTEST_RERUN": folder.path])
    XCTAssertEqual(child.status, 0, child.errors)
    XCTAssertEqual(lines(child, "ran"), ["ran paying"])
  }

  private func statusesOfBothLibraries(_ environment: [String: String]) throws -> String {
    try BothLibraries.run(xctest: "ScenarioKitTests.ChosenTests", swiftTesting: "NoSuchTest", "chosen", environment).statuses
  }

  func test_aRunThatChoseNothingFailsAlthoughItsLastProcessHasNoTests() throws {
    for environment in [["SCREENTEST_TAGS": "@typo"], ["SCREENTEST_NAME": "zzz"]] {
      XCTAssertEqual(try statusesOfBothLibraries(environment), "XCTest 0\nSwift Testing 1\n", "\(environment)")
    }
  }

  func test_aRunThatChoseSomethingInItsFirstProcessPasses() throws {
    XCTAssertEqual(try statusesOfBothLibraries(["SCREENTEST_TAGS": "@smoke"]), "XCTest 0\nSwift Testing 69\n")
  }
}

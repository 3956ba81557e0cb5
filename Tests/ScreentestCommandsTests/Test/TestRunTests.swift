import Foundation
import XCTest

@testable import ScenarioKit
@testable import ScreentestCommands

/// Tests of runs whose test processes end in different ways.
///
/// The processes are simulated.
final class TestRunTests: XCTestCase {
  private static func xctests(_ names: String) -> [ListedTest] { names.map { ListedTest(library: .xctest, id: "M.T/test_\($0)") } }
  private static func swiftTests(_ names: String) -> [ListedTest] { names.map { ListedTest(library: .swiftTesting, id: "M.S/\($0)()") } }

  private static let nowhere = JournalEvidence([])

  /// The names of the tests of each process, in the order in which the processes started.
  private final class Processes: @unchecked Sendable {
    private let lock = NSLock()
    private var begun: [String] = []
    var names: [String] { lock.withLock { begun } }
    func add(_ tests: [ListedTest]) { lock.withLock { begun.append(tests.map { String($0.id.split(separator: "/")[1].filter { !"()".contains($0) }.suffix(1)) }.joined()) } }
  }

  /// Runs tests in simulated processes, which run one test after another.
  ///
  /// Some tests end their process.
  private func run(_ tests: [ListedTest], _ processes: Processes = Processes(), crashing: Set<String> = [], leaving: Set<String> = [], unseen: Set<String> = [], exit: Int32 = 0)
    -> TestRun.Outcome
  {
    TestRun { tests, _ in
      processes.add(tests)
      var outcome = TestBatch.Outcome(results: [:], underWay: [], end: .status(exit), evidence: Self.nowhere)
      for test in tests {
        let name = String(test.id.filter { !"()".contains($0) }.suffix(1))
        if unseen.contains(name) { continue }
        if crashing.contains(name) || leaving.contains(name) {
          outcome.underWay = [test]
          outcome.end = crashing.contains(name) ? .signal(11) : .status(0)
          return outcome
        }
        outcome.results[test] = .passed
      }
      return outcome
    }.run(tests)
  }

  func test_afterATestThatEndsItsProcessTheOthersRunInAnother() {
    let processes = Processes()
    let tests = Self.xctests("abcde")
    let outcome = run(tests, processes, crashing: ["b"], leaving: ["d"])
    XCTAssertEqual(processes.names, ["abcde", "cde", "e"])
    XCTAssertEqual(
      outcome.results,
      [tests[0]: .passed, tests[1]: .endedProcess(.signal(11), at: nil), tests[2]: .passed, tests[3]: .endedProcess(.status(0), at: nil), tests[4]: .passed])
    XCTAssertEqual(outcome.problems, [])
  }

  func test_whatTheProcessSaidAboutItsEndBelongsToTheTest() {
    let test = Self.xctests("a")[0]
    let outcome = TestRun { tests, _ in
      TestBatch.Outcome(results: [:], underWay: tests, end: .signal(5), evidence: Self.nowhere, lastWord: "A step has hung.")
    }.run([test])
    XCTAssertEqual(outcome.results, [test: .endedProcess(.signal(5), at: TestPlace(message: "A step has hung."))])
  }

  func test_eachLibraryHasProcessesOfItsOwn() {
    let processes = Processes()
    _ = run(Self.swiftTests("xy") + Self.xctests("ab"), processes)
    XCTAssertEqual(processes.names, ["ab", "xy"])
  }

  func test_aTestOfWhichNothingTellsIsTriedAloneAndThenLost() {
    let processes = Processes()
    let tests = Self.xctests("abc")
    let outcome = run(tests, processes, unseen: ["b"])
    XCTAssertEqual(processes.names, ["abc", "b"])
    XCTAssertEqual(outcome.results, [tests[0]: .passed, tests[1]: .lost, tests[2]: .passed])
  }

  func test_aProcessThatEndsBeforeATestBeginsIsTheOneOfTheTestThatEndsItAloneToo() {
    let tests = Self.xctests("ab")
    let outcome = TestRun { tests, _ in
      TestBatch.Outcome(
        results: tests.count == 1 && tests[0].id.hasSuffix("b") ? [tests[0]: .passed] : [:], underWay: [],
        end: tests.count == 1 && tests[0].id.hasSuffix("b") ? .status(0) : .signal(6), evidence: Self.nowhere)
    }.run(tests)
    XCTAssertEqual(outcome.results, [tests[0]: .endedProcess(.signal(6), at: nil), tests[1]: .passed])
  }

  func test_ofTestsThatRanAtTheSameTimeEachRunsAlone() {
    let processes = Processes()
    let tests = Self.swiftTests("abcd")
    let outcome = TestRun { tests, _ in
      processes.add(tests)
      if tests.count == 1 {
        let isBad = tests[0].id == "M.S/b()"
        return TestBatch.Outcome(results: isBad ? [:] : [tests[0]: .passed], underWay: isBad ? tests : [], end: isBad ? .signal(11) : .status(0), evidence: Self.nowhere)
      }
      return TestBatch.Outcome(results: [tests[0]: .passed], underWay: Array(tests[1...2]), end: .signal(11), evidence: Self.nowhere)
    }.run(tests)
    XCTAssertEqual(processes.names, ["abcd", "b", "c", "d"])
    XCTAssertEqual(outcome.results, [tests[0]: .passed, tests[1]: .endedProcess(.signal(11), at: nil), tests[2]: .passed, tests[3]: .passed])
    XCTAssertEqual(outcome.problems, [])
  }

  func test_anEndThatNoTestCausesAloneIsAProblemOfTheRun() {
    let tests = Self.swiftTests("ab")
    let outcome = TestRun { tests, _ in
      tests.count == 1
        ? TestBatch.Outcome(results: [tests[0]: .passed], underWay: [], end: .status(0), evidence: Self.nowhere)
        : TestBatch.Outcome(results: [:], underWay: tests, end: .signal(11), evidence: Self.nowhere)
    }.run(tests)
    XCTAssertEqual(
      outcome.problems,
      ["A process was ended by signal 11 (SIGSEGV) before or while these tests ran, but none of them ended its process when run alone: M.S/a(), M.S/b()."])
  }

  func test_aProcessThatFailsAlthoughItsTestsPassedIsAProblemOfTheRun() {
    XCTAssertEqual(run(Self.xctests("ab"), exit: 1).problems, ["A process ended with status 1 although each of its tests passed."])
  }

  func test_namesThatDoNotFitIntoTheArgumentsOfAProcessAreSplit() {
    let tests = (0..<9000).map { ListedTest(library: .xctest, id: "Module.Class\($0)Tests/test_\($0)") }
    let batches = TestBatch.split(tests)
    XCTAssertEqual(batches.flatMap(\.self), tests)
    XCTAssertGreaterThan(batches.count, 1)
    for batch in batches { XCTAssertLessThan(batch.map(\.id).joined(separator: ",").utf8.count, TestBatch.mostBytes) }
  }

  // MARK: Shares

  func test_testsOfASuiteStayTogetherAndTheSharesTakeAboutAsLong() {
    let tests = ["M.A/a", "M.B/a", "M.A/b", "M.C/a", "M.D/a"].map { ListedTest(library: .xctest, id: $0) }
    let shares = TestShares.split(tests, into: 2, times: ["A/a": 30, "A/b": 30, "B/a": 40, "C/a": 10])
    XCTAssertEqual(shares.map { $0.map(\.id) }, [["M.A/a", "M.A/b", "M.C/a"], ["M.B/a", "M.D/a"]])
    XCTAssertEqual(TestShares.split(tests, into: 1, times: [:]), [tests])
    XCTAssertEqual(TestShares.split(Array(tests.prefix(1)), into: 8, times: [:]).count, 1)
  }

  // MARK: Progress

  func test_theEstimateComesFromEarlierTimesAndThePaceOfThisRun() {
    let tests = Self.xctests("abcd")
    var progress = TestProgress(tests, times: ["T/test_a": 10_000_000_000, "T/test_b": 10_000_000_000, "T/test_c": 60_000_000_000], jobs: 1)
    XCTAssertEqual(progress.text(elapsed: 1), "0 of 4 tests in 0:01, about 1:20 left")
    XCTAssertTrue(progress.note(tests[0]))
    XCTAssertEqual(progress.text(elapsed: 5), "1 of 4 tests in 0:05, about 0:35 left")
    for test in tests { _ = progress.note(test) }
    XCTAssertEqual(progress.text(elapsed: 62), "4 of 4 tests in 1:02")
  }

  func test_withoutEarlierTimesNothingIsEstimated() {
    var progress = TestProgress(Self.xctests("abcd"), times: [:], jobs: 2)
    _ = progress.note(Self.xctests("a")[0])
    XCTAssertEqual(progress.text(elapsed: 5), "1 of 4 tests in 0:05")
  }
}

import XCTest

/// Tests that failures that a test library would lose fail the test or the run.
///
/// Each test runs a test in a child process.
final class LostFailureTests: XCTestCase {
  private static func run(_ library: ChildProcess.Library, _ misbehaviour: String, _ test: String? = nil) -> ChildProcess.Run {
    let suite = library == .xctest ? "ScenarioKitTests.FailuresAroundXCTestTests/test_something" : "FailuresOutsideSwiftTestingTests"
    return ChildProcess.Run(library, test ?? suite, misbehaviour)
  }

  private static let ofXCTest = ["classSetUp", "classTearDown", "afterRun", "afterRunStep", "afterRunError", "emptyRule", "emptyExploration", "thread"]
  private static let ofSwiftTesting = ["detached", "joined", "bare", "emptyRule", "emptyExploration", "afterRun", "afterRunExpectation"]
  private static let last = (seesPosixThreads ? ["lastThread", "lastPosixThread"] : ["lastThread"]).map {
    run(.xctest, $0, "ScenarioKitTests.FailuresAroundXCTestTests/test_lastThread")
  }
  private static let lateAssertion = run(.xctest, "lateAssertion", "ScenarioKitTests.FailuresAroundXCTestTests")
  // The thread sanitizer doesn't allow replacing functions, and the address sanitizer doesn't allow replacing `pthread_create`.
  private static let seesThreads = dlsym(nil, "__tsan_init") == nil
  private static let seesPosixThreads = seesThreads && dlsym(nil, "__asan_init") == nil
  private static let late = ["late", "later"].map { run(.xctest, $0, "ScenarioKitTests.FailuresAroundXCTestTests") }
  private static let stray = run(.swiftTesting, "stray", "StrayFailureSuite")

  override class func setUp() { ChildProcesses.start(ofXCTest.map { run(.xctest, $0) } + ofSwiftTesting.map { run(.swiftTesting, $0) } + late + last + [lateAssertion, stray]) }

  override class func tearDown() { ChildProcesses.finish() }

  private func assertFails(_ run: ChildProcess.Run, at line: String, with message: String = "The total is wrong.", line place: UInt = #line) throws {
    let child = try ChildProcess(run)
    XCTAssertEqual(child.status, 1, run.misbehaviour + "\n" + child.output + child.errors, line: place)
    XCTAssertTrue(child.tells(message), run.misbehaviour + "\n" + child.output + child.errors, line: place)
    XCTAssertTrue(child.tells("LostFailures.swift:" + line), run.misbehaviour + "\n" + child.output + child.errors, line: place)
  }

  func test_scenariosOutsideXCTestTests() throws {
    try assertFails(Self.run(.xctest, "classSetUp"), at: "16")
    try assertFails(Self.run(.xctest, "classTearDown"), at: "23")
  }

  func test_scenariosOutsideSwiftTestingTests() throws {
    try assertFails(Self.run(.swiftTesting, "detached"), at: "93")
    try assertFails(Self.run(.swiftTesting, "joined"), at: "100")
  }

  func test_anAssertionOfXCTestBeforeAnyCallOfOurs() throws { try assertFails(Self.run(.swiftTesting, "bare"), at: "12") }

  func test_hooksAfterTheRun() throws {
    try assertFails(Self.run(.xctest, "afterRun"), at: "17")
    try assertFails(Self.run(.xctest, "afterRunStep"), at: "18")
    try assertFails(Self.run(.xctest, "afterRunError"), at: "19")
    try assertFails(Self.run(.swiftTesting, "afterRun"), at: "113")
    try assertFails(Self.run(.swiftTesting, "afterRunExpectation"), at: "114")
  }

  func test_rulesAndExplorationsOfNothing() throws {
    try assertFails(Self.run(.xctest, "emptyRule"), at: "27", with: "The rule “Only members may comment” checked nothing")
    try assertFails(Self.run(.xctest, "emptyExploration"), at: "28", with: "explore checked nothing")
    try assertFails(Self.run(.swiftTesting, "emptyRule"), at: "108", with: "The rule “Only members may comment” checked nothing")
    try assertFails(Self.run(.swiftTesting, "emptyExploration"), at: "110", with: "explore checked nothing")
  }

  func test_aThreadThatTheTestDoesNotWaitForFailsTheTest() throws {
    try assertFails(Self.run(.xctest, "thread"), at: "12")
    XCTAssertTrue(try ChildProcess(Self.run(.xctest, "thread")).tells("Executed 1 test, with 1 failure"))
  }

  func test_aFailureAfterTheEndOfItsTestFailsTheRunAndNoOtherTest() throws {
    for child in try Self.late.map({ try ChildProcess($0) }) {
      XCTAssertEqual(child.status, 1, child.output + child.errors)
      XCTAssertTrue(child.errors.contains("error: 1 failure doesn't belong to a test, so the run fails:\n"), child.errors)
      XCTAssertTrue(
        child.errors.contains("The total is wrong.\n  Another thread recorded it after FailuresAroundXCTestTests/test_lateFailure had ended.\n"), child.errors)
      XCTAssertTrue(child.tells("Executed 6 tests, with 0 failures"), child.output)
    }
  }

  func test_anAssertionOnAThreadOfAnEarlierTestFailsTheRunAndNoOtherTest() throws {
    try XCTSkipUnless(Self.seesThreads)
    let child = try ChildProcess(Self.lateAssertion)
    XCTAssertEqual(child.status, 1, child.output + child.errors)
    XCTAssertTrue(child.errors.contains("error: 1 failure doesn't belong to a test, so the run fails:\n"), child.errors)
    XCTAssertTrue(
      child.errors.contains(
        "failed - The total is wrong.\n  It happened on a thread that FailuresAroundXCTestTests/test_lateAssertion had started, while FailuresAroundXCTestTests/test_next ran.\n"),
      child.errors)
    XCTAssertTrue(child.tells("Executed 6 tests, with 0 failures"), child.output)
  }

  func test_aThreadThatFailsAfterTheLastTestFailsTheRun() throws {
    try XCTSkipUnless(Self.seesThreads)
    for child in try Self.last.map({ try ChildProcess($0) }) {
      XCTAssertEqual(child.status, 1, child.output + child.errors)
      XCTAssertTrue(child.errors.contains("error: 1 failure doesn't belong to a test, so the run fails:\n"), child.errors)
      XCTAssertTrue(child.tells("LostFailures.swift:12: failed - The total is wrong."), child.errors)
      XCTAssertTrue(child.tells("Executed 1 test, with 0 failures"), child.output)
    }
  }

  func test_aStrayFailureFailsTheRunAndNoInnocentTest() throws {
    let child = try ChildProcess(Self.stray)
    XCTAssertEqual(child.status, 1, child.output + child.errors)
    XCTAssertTrue(child.errors.contains("error: 1 failure doesn't belong to a test, so the run fails:\n"), child.errors)
    XCTAssertTrue(child.tells("LostFailures.swift:12: failed - The total is wrong."), child.output + child.errors)
    XCTAssertTrue(child.journal.contains(#"{"event":"testEnded","test":"StrayFailureSuite/innocent()","outcome":"passed""#), child.journal)
    let failed = child.journal.split(separator: "\n").filter { $0.contains(#""outcome":"failed""#) }
    XCTAssertEqual(failed.count, 1, child.journal)
    XCTAssertEqual(failed.first?.hasPrefix(#"{"event":"testEnded","test":"Test run/outside any test""#), true, child.journal)
  }
}

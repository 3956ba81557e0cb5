import XCTest

/// Tests that no function that ends or replaces the process ends a run with 0 during a test.
///
/// Each test runs a test in a child process.
final class ProcessEndingCallsTests: XCTestCase {
  /// The misbehaviors, with the names of the calls in the report.
  private static let calls = [
    "exit": "exit(0)", "exitWith256": "exit(256)", "_exit": "_exit(0)", "_Exit": "_Exit(0)", "quick_exit": "quick_exit(0)", "execv": "execv()", "execve": "execve()",
    "execvp": "execvp()", "pthread_exit": "pthread_exit()",
  ]
  private static let others = ["atexitAfterAFailure", "exitInAtexitAfterAFailure", "execvOfNothing", "forkExit", "fork_exit", "forkCrash", "forkFail"]
  private static let swiftTesting = ["exitWith69", "_exitOnAThreadOfAPlainTest", "exitOnAThreadOfAPlainTest", "exitTest"]

  private static func run(_ misbehaviour: String, _ library: ChildProcess.Library = .xctest) -> ChildProcess.Run {
    let test = misbehaviour == "exitBetweenTests" ? "" : misbehaviour == "exitInPlainTest" ? "/test_plain" : "/test_misbehaving"
    let suite = misbehaviour == "exitTest" ? "MisbehavingSuite/exiting" : "MisbehavingSuite/plain"
    return ChildProcess.Run(library, library == .xctest ? "ScenarioKitTests.MisbehavingTests" + test : suite, misbehaviour)
  }

  override class func setUp() {
    ChildProcesses.start((calls.keys.sorted() + others + ["exitBetweenTests", "exitInPlainTest"]).map { run($0) } + swiftTesting.map { run($0, .swiftTesting) })
  }

  override class func tearDown() { ChildProcesses.finish() }

  private func runChild(_ misbehaviour: String, _ library: ChildProcess.Library = .xctest) throws -> ChildProcess { try ChildProcess(Self.run(misbehaviour, library)) }

  /// The thread sanitizer replaces functions itself, so this package replaces none.
  private func skipUnderTheThreadSanitizer() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer replaces functions in its own way.")
  }

  func test_eachFunctionThatEndsTheProcessFailsTheRunAndIsNamed() throws {
    try skipUnderTheThreadSanitizer()
    for (misbehaviour, call) in Self.calls.sorted(by: { $0.key < $1.key }) {
      let child = try runChild(misbehaviour)
      XCTAssertEqual(child.status, 1, misbehaviour)
      XCTAssertEqual(
        child.report(from: "error: ").split(separator: "\n").first, "error: \(call) was called while a test was running. The tests after it did not run.", misbehaviour)
      XCTAssertTrue(child.journal.contains(#""kind":"process.exit""#), child.journal)
      XCTAssertTrue(child.journal.contains(#"{"event":"testEnded","test":"MisbehavingTests/test_misbehaving()","outcome":"failed""#), "\(misbehaviour): \(child.journal)")
    }
  }

  func test_aHandlerOfAtexitCannotHideAFailure() throws {
    try skipUnderTheThreadSanitizer()
    for misbehaviour in ["atexitAfterAFailure", "exitInAtexitAfterAFailure"] {
      let child = try runChild(misbehaviour)
      XCTAssertEqual(child.status, 1, misbehaviour)
      XCTAssertTrue(child.tells("1 scenario (1 failed)"), child.output)
      XCTAssertFalse(child.errors.contains("was called"), child.errors)
    }
  }

  func test_aProgramThatIsNotThereReplacesNothing() throws {
    XCTAssertEqual(try runChild("execvOfNothing").status, 0)
  }

  func test_theEndOfAForkedChildIsNotTheEndOfTheTest() throws {
    for misbehaviour in ["forkExit", "fork_exit", "forkCrash", "forkFail"] {
      let child = try runChild(misbehaviour)
      XCTAssertTrue(child.errors.contains("the child ended with \(misbehaviour == "forkCrash" ? 6 : 0)\n"), child.errors)
      XCTAssertEqual(child.status, 0, misbehaviour)
      XCTAssertFalse(child.errors.contains("error: "), child.errors)
      XCTAssertEqual(child.journal.components(separatedBy: #"{"event":"testEnded""#).count, 2, child.journal)
      XCTAssertFalse(child.journal.contains(#""outcome":"failed""#), child.journal)
    }
  }

  func test_anExitBetweenTestsFailsTheRun() throws {
    try skipUnderTheThreadSanitizer()
    let child = try runChild("exitBetweenTests")
    XCTAssertEqual(child.status, 1)
    XCTAssertTrue(child.errors.contains("error: exit(0) was called before the test run was over. The tests after it, if there are any, did not run.\n"), child.errors)
  }

  func test_anExitInATestThatUsesNothingOfOursFailsTheRun() throws {
    let child = try runChild("exitInPlainTest")
    XCTAssertEqual(child.status, 1)
    XCTAssertTrue(
      child.errors.contains("error: exit(0) was called while a test was running. The tests after it did not run.\n  test:     MisbehavingTests/test_plain\n"), child.errors)
  }

  func test_anExitOnAThreadOfAPlainSwiftTestingTestFailsTheRun() throws {
    try skipUnderTheThreadSanitizer()
    for (misbehaviour, call) in [("_exitOnAThreadOfAPlainTest", "_exit(0)"), ("exitOnAThreadOfAPlainTest", "exit(0)")] {
      let child = try runChild(misbehaviour, .swiftTesting)
      XCTAssertEqual(child.status, 1)
      XCTAssertTrue(child.errors.contains("error: \(call) was called before the test run was over."), child.errors)
    }
  }

  func test_theStatusWithWhichSwiftTestingSaysThatThereAreNoTestsHidesNoTest() throws {
    XCTAssertEqual(try runChild("exitWith69", .swiftTesting).status, 1)
  }

  func test_anExitTestMayEndItsProcess() throws {
    let child = try runChild("exitTest", .swiftTesting)
    XCTAssertEqual(child.status, 0, child.output + child.errors)
  }
}

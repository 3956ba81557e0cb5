import XCTest

/// Tests that a process never ends silently in the middle of a test.
///
/// Each test runs a test in a child process.
final class ProcessEndTests: XCTestCase {
  /// The environment of a child, by its misbehavior.
  private static let environments = [
    "killed": ["SCREENTEST_STEP_LIMIT": "10"],
    "killedAtOnce": ["SCREENTEST_STEP_WARNING": "0", "SCREENTEST_STEP_LIMIT": "0"],
    "abort": ["SWIFT_BACKTRACE": "enable=yes,symbolicate=off,threads=crashed,images=none,color=no"],
    "loop": ["SCREENTEST_STEP_WARNING": "0.1", "SCREENTEST_STEP_LIMIT": "0.3"],
    "lock": ["SCREENTEST_STEP_WARNING": "0.1", "SCREENTEST_STEP_LIMIT": "0.3"],
    "loopWhilePrinting": ["SCREENTEST_STEP_LIMIT": "0.3", "SCREENTEST_LOG": "failures"],
    "slow": ["SCREENTEST_STEP_WARNING": "0.05", "SCREENTEST_STEP_LIMIT": "0"],
    "slowUnderADebugger": ["SCREENTEST_STEP_WARNING": "0.05", "SCREENTEST_STEP_LIMIT": "0.1"],
    "outside": ["SCREENTEST_STEP_WARNING": "0.4", "SCREENTEST_STEP_LIMIT": "0.6"],
    "slowWithoutLimits": ["SCREENTEST_STEP_WARNING": "0.05", "SCREENTEST_STEP_LIMIT": "0.1"],
  ]

  private static func run(_ misbehaviour: String, _ library: ChildProcess.Library = .xctest) -> ChildProcess.Run {
    let hasOthers = ["exit", "nothing"].contains(misbehaviour)
    let test = "ScenarioKitTests.MisbehavingTests" + (hasOthers ? "" : "/test_misbehaving")
    return ChildProcess.Run(library, library == .xctest ? test : "MisbehavingSuite", misbehaviour, environment: environments[misbehaviour] ?? [:])
  }

  override class func setUp() {
    // Children that wait for a limit come first.
    let last = [
      "failWhenCreated", "failAfterTheLastTest", "exit", "nothing", "exitWith3", "exitElsewhere", "forceUnwrap", "crashAfterASecret", "crashInAStepWithTexts", "crashInANamedStep",
      "fatalError", "recursion", "recursionOnAQueue", "recursionInATask",
    ].map {
      run($0)
    }
    let all = environments.keys.sorted().reversed().map { run($0) } + last + ["exit", "nothing"].map { run($0, .swiftTesting) }
    ChildProcesses.start(all.filter { !hasSanitizer || $0.misbehaviour != "abort" && !$0.misbehaviour.hasPrefix("recursion") })
  }

  override class func tearDown() { ChildProcesses.finish() }

  private func runChild(_ misbehaviour: String, _ library: ChildProcess.Library = .xctest) throws -> ChildProcess { try ChildProcess(Self.run(misbehaviour, library)) }

  private let underWay = """
      test:     MisbehavingTests/test_misbehaving()
      scenario: Misbehaving
      step:     When I misbehaviour perform misbehaviour (Tests/ScenarioKitTests/Process/MisbehavingTests.swift:14)
      journal:  FOLDER/JOURNAL
    """

  /// Returns the sentence that names the source line with a text.
  private func place(_ noun: String, of text: String) -> String {
    if Self.hasSanitizer { return "" }
    let file = "Tests/ScenarioKitTests/Process/Misbehaviour.swift"
    let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.components(separatedBy: "\n") ?? []
    return "\nThe \(noun) is in \(file):\((lines.firstIndex { $0.contains(text) } ?? -1) + 1)."
  }

  func test_anExitInAStepFailsTheRunAndNamesTheStep() throws {
    let child = try runChild("exit")
    XCTAssertEqual(child.status, 1)
    assertText(child.report(from: "error: exit"), "error: exit(0) was called while a test was running. The tests after it did not run.\n" + underWay)
    assertText(
      child.output.components(separatedBy: "The scenario's log has the whole message.\n").last ?? "",
      """
          ✗ When I misbehaviour perform misbehaviour
              Tests/ScenarioKitTests/Process/MisbehavingTests.swift:14
              exit(0) was called, which ends the test process: the tests after this one did not run.

              What to do: an app on a phone does not end itself. End it in the test with App.shared.terminate(), or let the app call a closure instead of exit, and pass another closure in tests.

      1 failure:
        1. MisbehavingTests/test_misbehaving() › Misbehaving › When I misbehaviour perform misbehaviour (Tests/ScenarioKitTests/Process/MisbehavingTests.swift:14): exit(0) was called, which ends the test process: the tests after this one did not run.
        Run it again: swift test --filter 'MisbehavingTests/test_misbehaving'

      1 scenario (1 failed), 2 steps (1 passed, 1 failed), 0 s of virtual time in TIME
      Journal: FOLDER/JOURNAL

      """)
    XCTAssertTrue(child.journal.contains(#""kind":"process.exit""#), child.journal)
    XCTAssertTrue(child.journal.contains(#"{"event":"testEnded","test":"MisbehavingTests/test_misbehaving()","outcome":"failed""#), child.journal)
  }

  func test_anExitKeepsAStatusThatIsNotZero() throws {
    XCTAssertEqual(try runChild("exitWith3").status, 3)
  }

  func test_anExitOnAnotherThreadFailsTheRunAndIsInTheJournal() throws {
    let child = try runChild("exitElsewhere")
    XCTAssertEqual(child.status, 1)
    assertText(child.report(from: "error: exit"), "error: exit(0) was called while a test was running. The tests after it did not run.\n" + underWay)
    XCTAssertTrue(child.journal.contains(#""event":"failed","test":"MisbehavingTests/test_misbehaving()","failure":{"kind":"process.exit""#), child.journal)
  }

  func test_anExitUnderSwiftTestingFailsTheRun() throws {
    let child = try runChild("exit", .swiftTesting)
    XCTAssertEqual(child.status, 1)
    XCTAssertTrue(
      child.report(from: "error: exit").hasPrefix(
        "error: exit(0) was called while a test was running. The tests after it did not run.\n  test:     MisbehavingSuite/misbehaving()\n  scenario: Misbehaving\n  step:     When I misbehaviour perform misbehaviour ("
      ), child.errors)
    XCTAssertTrue((child.output + child.errors).contains("exit(0) was called, which ends the test process"), child.output + child.errors)
  }

  func test_aRunThatEndsByItselfEndsWithZero() throws {
    for library in [ChildProcess.Library.xctest, .swiftTesting] {
      let child = try runChild("nothing", library)
      XCTAssertEqual(child.status, 0, child.output + child.errors)
      XCTAssertFalse(child.errors.contains("error: "), child.errors)
    }
  }

  func test_aCrashNamesTheStepBeforeTheProcessDies() throws {
    let child = try runChild("forceUnwrap")
    XCTAssertNotEqual(child.status, 0)
    assertText(
      child.report(from: "error: The test"),
      "error: The test process crashed with \(Self.trap) (Swift stops this way on an unexpected nil, an index out of range or a fatalError).\n"
        + underWay + "\nThe steps before it are in the journal. The tests after it did not run.\(place("crash", of: "forceUnwrap"))")
    XCTAssertTrue(child.output.contains("✓ Given I do nothing"), child.output)
    assertJournalEndsWithTheStartOfTheStep(child)
  }

  private func assertJournalEndsWithTheStartOfTheStep(_ child: ChildProcess, line: UInt = #line) {
    let last = child.journal.split(separator: "\n").last ?? ""
    XCTAssertTrue(last.hasPrefix(#"{"event":"stepStarted","test":"MisbehavingTests/test_misbehaving()","path":"1.2""#), child.journal, line: line)
    XCTAssertTrue(child.journal.hasSuffix("}\n"), child.journal, line: line)
  }

  func test_theStartOfALongStepIsInTheJournalWhateverKillsTheProcess() throws {
    let child = try runChild("killed")
    XCTAssertEqual(child.status, -SIGKILL, child.errors)
    assertJournalEndsWithTheStartOfTheStep(child)
  }

  func test_aStepThatMayTakeForEverIsInTheJournalAtOnce() throws {
    let child = try runChild("killedAtOnce")
    XCTAssertEqual(child.status, -SIGKILL, child.errors)
    assertJournalEndsWithTheStartOfTheStep(child)
  }

  func test_aSecretInTheScenariosNameIsMaskedInTheReportOfACrash() throws {
    let child = try runChild("crashAfterASecret")
    XCTAssertTrue(child.report(from: "error: The test").contains("  scenario: ••••••••\n"), child.errors)
  }

  func test_aCrashNamesTheStepWithItsTextsAsTheLogDoes() throws {
    let child = try runChild("crashInAStepWithTexts")
    XCTAssertTrue(
      child.report(from: "error: The test").contains(
        #"  step:     When I misbehaviour perform "crashInAStepWithTexts" (Tests/ScenarioKitTests/Process/MisbehavingTests.swift:13)"#), child.errors)
  }

  func test_aCrashNamesTheStepWithTheWordsThatItsFunctionGaveIt() throws {
    let child = try runChild("crashInANamedStep")
    XCTAssertTrue(
      child.report(from: "error: The test").contains(
        "  step:     When I end the process (Tests/ScenarioKitTests/Process/MisbehavingTests.swift:14)"), child.errors)
  }

  func test_aFatalErrorNamesTheStep() throws {
    let child = try runChild("fatalError")
    XCTAssertTrue(
      child.report(from: "error: The test").contains("(Swift stops this way on an unexpected nil, an index out of range or a fatalError).\n" + underWay), child.errors)
    XCTAssertTrue(child.errors.contains("It is all over."), child.errors)
  }

  /// A sanitizer handles the signals of a crash itself, and a stack overflow ends its own process.
  private static let hasSanitizer = dlsym(nil, "__tsan_init") != nil || dlsym(nil, "__asan_init") != nil

  private func skipUnderASanitizer() throws {
    try XCTSkipIf(Self.hasSanitizer, "The sanitizer has signal handlers of its own.")
  }

  func test_aStackThatIsUsedUpNamesTheStep() throws {
    try skipUnderASanitizer()
    for misbehaviour in ["recursion", "recursionOnAQueue", "recursionInATask"] {
      let child = try runChild(misbehaviour)
      assertText(
        child.report(from: "error: The test"),
        "error: The test process crashed with SIGSEGV (an invalid memory access, or a stack overflow).\n" + underWay
          + "\nThe steps before it are in the journal. The tests after it did not run.\(place("crash", of: "func endless"))")
      XCTAssertNotEqual(child.status, 0)
    }
  }

  func test_swiftsOwnBacktraceStillAppears() throws {
    try skipUnderASanitizer()
    let child = try runChild("abort")
    XCTAssertTrue(child.report(from: "error: The test").contains(underWay), child.errors)
    XCTAssertTrue((child.output + child.errors).contains("*** Program crashed"), child.output + child.errors)
    XCTAssertNotEqual(child.status, 0)
  }

  func test_aStepThatHangsIsNamedAndEndsTheProcess() throws {
    let loop = Self.hasSanitizer ? "" : "\nThe hang is in Tests/ScenarioKitTests/Process/Misbehaviour.swift."
    for misbehaviour in ["loop", "lock"] {
      let child = try runChild(misbehaviour)
      XCTAssertNotEqual(child.status, 0)
      assertText(
        child.lastWarning,
        "warning: A step has been running for 0.1 seconds of real time and isn't waiting for anything that is known to take time.\n" + underWay
          + "\nAfter 0.3 seconds the step's stack is printed and the process ends.")
      assertText(
        misbehaviour == "loop" ? ChildProcess.withoutLineOfHang(child.report(from: "error: A step")) : child.report(from: "error: A step"),
        "error: A step has been running for 0.3 seconds of real time, so the test process is ended.\n" + underWay
          + """

          The steps before it are in the journal. The tests after it did not run.
          What to do: look in the stack for the place where the step hangs, such as an endless loop or a lock that is never released. If a step needs more time,
          set SCREENTEST_STEP_LIMIT to the seconds that a step may take, or to 0 for no limit.\(misbehaviour == "loop" ? loop : place("hang", of: "lock.lock()  // The second time"))
          """)
    }
  }

  func test_aStepThatHangsWhileItPrintsEndsTheProcess() throws {
    let child = try runChild("loopWhilePrinting")
    XCTAssertNotEqual(child.status, 0)
    XCTAssertTrue(child.report(from: "error: A step").contains(underWay), child.errors)
  }

  func test_aStepThatIsOnlySlowIsNamedAndPasses() throws {
    let child = try runChild("slow")
    XCTAssertEqual(child.status, 0)
    assertText(
      child.lastWarning,
      "warning: A step has been running for 0.05 seconds of real time and isn't waiting for anything that is known to take time.\n" + underWay)
  }

  func test_aStepIsNoHangUnderADebugger() throws {
    let child = try runChild("slowUnderADebugger")
    try XCTSkipUnless(FileManager.default.fileExists(atPath: "/proc/self/status") && child.errors.contains("traced\n"), "A process cannot be traced here.")
    XCTAssertEqual(child.status, 0, child.errors)
    XCTAssertFalse(child.errors.contains("warning: ") || child.errors.contains("error: "), child.errors)
  }

  func test_aStepThatWaitsForWorkThatIsKnownToBeOutsideIsNoHang() throws {
    let child = try runChild("outside")
    XCTAssertEqual(child.status, 0, child.errors)
    XCTAssertFalse(child.errors.contains("warning: "), child.errors)
  }

  func test_limitsSetInCodeHoldInPlaceOfTheEnvironments() throws {
    let child = try runChild("slowWithoutLimits")
    XCTAssertEqual(child.status, 0, child.errors)
    XCTAssertFalse(child.errors.contains("warning: "), child.errors)
  }

  #if arch(x86_64)
    private static let trap = "SIGILL"
  #else
    private static let trap = "SIGTRAP"
  #endif

  // MARK: While no test runs

  func test_aFailureBeforeTheFirstTestFailsThatTest() throws {
    let child = try runChild("failWhenCreated")
    XCTAssertEqual(child.status, 1)
    XCTAssertTrue(child.tells("test_misbehaving : failed - The property has no value.\n  It happened before this test, while no test was running.\n"), child.output)
    XCTAssertTrue(child.tells("MisbehavingTests.swift:22: error: "), child.output)
  }

  func test_aFailureAfterTheLastTestFailsTheProcess() throws {
    let child = try runChild("failAfterTheLastTest")
    XCTAssertEqual(child.status, 1)
    XCTAssertTrue(child.tells("Executed 1 test, with 0 failures"), child.output)
    let lines = child.report(from: "error: ").split(separator: "\n")
    XCTAssertEqual(lines.first, "error: 1 failure doesn't belong to a test, so the run fails:")
    XCTAssertEqual(lines.last?.hasSuffix("MisbehavingTests.swift:28: Nothing was put away."), true, child.errors)
  }
}

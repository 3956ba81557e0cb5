import XCTest

/// Tests that damage to the test process by an app is reported and fails the run.
///
/// Each test runs one test in a child process.
final class AppEndTests: XCTestCase {
  private static let limits = ["SCREENTEST_STEP_WARNING": "0.1", "SCREENTEST_STEP_LIMIT": "0.4"]

  private static func misbehaving(_ misbehaviour: String, limits: [String: String] = [:]) -> ChildProcess.Run {
    ChildProcess.Run(.xctest, "ScreenTestKitTests.MisbehavingAppTests/test_misbehaving", misbehaviour, environment: limits)
  }

  private static func hanging(_ function: String, _ misbehaviour: String, limits: [String: String] = limits) -> ChildProcess.Run {
    ChildProcess.Run(.xctest, "ScreenTestKitTests.HangingTests/test_\(function)", misbehaviour, environment: limits)
  }

  // All runs together exceed the limit, but a single run doesn't, even on a busy machine.
  private static let exploring = hanging("exploringForLong", "explore", limits: ["SCREENTEST_STEP_WARNING": "1.5"])

  private static func asserting(_ misbehaviour: String, _ library: ChildProcess.Library) -> ChildProcess.Run {
    ChildProcess.Run(library, library == .xctest ? "ScreenTestKitTests.MisbehavingAppTests/test_asserting" : "MisbehavingAppSuite/asserting", misbehaviour)
  }

  private static let exitUnderSwiftTesting = ChildProcess.Run(.swiftTesting, "MisbehavingAppSuite/misbehaving", "exit")
  private static let tapWithoutADevice = ChildProcess.Run(.xctest, "ScreenTestKitTests.PlainXCUITests/test_aTapWithoutADevice", "tap")

  override class func setUp() {
    // Runs that wait for a limit start first.
    let waiting = [
      hanging("hangingOutsideOfSteps", "semaphore"), hanging("hangingOutsideOfSteps", "loop"), hanging("awaitingInVain", "stream"), exploring,
    ]
    let inATask = isUnderThreadSanitizer ? [] : ["Task", "Thread", "PosixThread"].map { misbehaving("recursionInA\($0)") } + [misbehaving("loopInATask", limits: limits)]
    let ending = ["exit", "exitInATask", "forceUnwrap"].map { misbehaving($0) }
    let looping = ["loop", "sharedMemory", "loopInABodyLater", "loopInABody"].map { misbehaving($0, limits: limits) }
    let asserts = ["assert", "expect", "skip"].flatMap { [asserting($0, .xctest), asserting($0, .swiftTesting)] }
    ChildProcesses.start(
      (isUnderThreadSanitizer ? [] : waiting) + looping + asserts + ending + inATask + [exitUnderSwiftTesting, tapWithoutADevice])
  }

  override class func tearDown() { ChildProcesses.finish() }

  private let file = "Tests/ScreenTestKitTests/TestCases/MisbehavingAppTests.swift"

  private func underWay(_ step: String = "step:     When I tap misbehave button", _ line: Int = 12) -> String {
    """
      test:     MisbehavingAppTests/test_misbehaving
      scenario: Misbehaving
      \(step) (\(file):\(line))
      journal:  FOLDER/JOURNAL
    """
  }

  func test_manyRunsMayTakeLongerThanOneStep() throws {
    let child = try ChildProcess(Self.exploring)
    XCTAssertEqual(child.status, 0, child.errors)
    XCTAssertFalse(child.errors.contains("has been running"), child.errors)
  }

  func test_anAppThatCallsExitFailsTheRun() throws {
    let child = try ChildProcess(Self.misbehaving("exit"))
    XCTAssertEqual(child.status, 1)
    XCTAssertEqual(child.report(from: "error: exit"), "error: exit(0) was called while a test was running. The tests after it did not run.\n" + underWay())
    XCTAssertTrue(child.journal.contains(#""event":"testEnded","test":"MisbehavingAppTests/test_misbehaving","outcome":"failed""#), child.journal)
  }

  func test_aTaskThatCallsExitLaterFailsTheRunInTheStepThatWaits() throws {
    let child = try ChildProcess(Self.misbehaving("exitInATask"))
    XCTAssertEqual(child.status, 1)
    XCTAssertEqual(
      child.report(from: "error: exit"),
      "error: exit(0) was called while a test was running. The tests after it did not run.\n" + underWay("step:     Then I do not see misbehave button", 13))
  }

  func test_anAppThatCallsExitUnderSwiftTestingFailsTheRun() throws {
    let child = try ChildProcess(Self.exitUnderSwiftTesting)
    XCTAssertEqual(child.status, 1)
    XCTAssertEqual(
      child.report(from: "error: exit"),
      """
      error: exit(0) was called while a test was running. The tests after it did not run.
        test:     MisbehavingAppSuite/misbehaving()
        scenario: Misbehaving
        step:     When I tap misbehave button (\(file):32)
        journal:  FOLDER/JOURNAL
      """)
  }

  func test_anAppThatCrashesNamesTheStep() throws {
    let child = try ChildProcess(Self.misbehaving("forceUnwrap"))
    XCTAssertNotEqual(child.status, 0)
    XCTAssertTrue(
      child.report(from: "error: The test").contains("(Swift stops this way on an unexpected nil, an index out of range or a fatalError).\n" + underWay()), child.errors)
    XCTAssertTrue(child.output.contains("✓ Given I see misbehave button"), child.output)
  }

  func test_anActionAndABodyThatHangNameTheStep() throws {
    for misbehaviour in ["loop", "sharedMemory", "loopInABodyLater"] {
      let child = try ChildProcess(Self.misbehaving(misbehaviour, limits: Self.limits))
      XCTAssertNotEqual(child.status, 0)
      XCTAssertTrue(child.lastWarning.contains(underWay()), child.errors)
      XCTAssertTrue(
        child.report(from: "error: A step").hasPrefix(
          "error: A step has been running for 0.4 seconds of real time, so the test process is ended.\n" + underWay()), child.errors)
    }
  }

  func test_aTestThatHangsOutsideOfItsStepsIsNamed() throws {
    try skipUnderThreadSanitizer()
    for (function, misbehaviour) in [("hangingOutsideOfSteps", "semaphore"), ("hangingOutsideOfSteps", "loop"), ("awaitingInVain", "stream")] {
      let child = try ChildProcess(Self.hanging(function, misbehaviour))
      XCTAssertNotEqual(child.status, 0, misbehaviour)
      XCTAssertEqual(
        child.report(from: "warning: A test"),
        """
        warning: A test, outside its steps, has been running for 0.1 seconds of real time and isn't waiting for anything that is known to take time.
          test:     HangingTests/test_\(function)
          journal:  FOLDER/JOURNAL
        After 0.4 seconds the test's stack is printed and the process ends.
        """, misbehaviour)
      XCTAssertEqual(
        ChildProcess.withoutLineOfHang(child.report(from: "error: A test")),
        """
        error: A test, outside its steps, has been running for 0.4 seconds of real time, so the test process is ended.
          test:     HangingTests/test_\(function)
          journal:  FOLDER/JOURNAL
        The steps before it are in the journal. The tests after it did not run.
        What to do: find out where the test hangs, such as in an endless loop, at a lock or a semaphore that is never released, or at an `await` that nothing resumes.
        If it waits for work outside the process, register an `IdlingResource`. If code between steps needs more time,
        set SCREENTEST_STEP_LIMIT to the seconds that it may take, or to 0 for no limit.
        """ + (misbehaviour == "loop" ? "\nThe hang is in Tests/ScreenTestKitTests/Support/MisbehavingApp.swift." : ""), misbehaviour)
    }
  }

  func test_workOfNoActorThatHangsOrUsesUpItsStackIsNamed() throws {
    try skipUnderThreadSanitizer()
    let file = "Tests/ScreenTestKitTests/Support/MisbehavingApp.swift"
    let hanging = try ChildProcess(Self.misbehaving("loopInATask", limits: Self.limits))
    XCTAssertTrue(hanging.report(from: "error: A step").contains("  step:     "), hanging.errors)
    XCTAssertTrue(hanging.report(from: "error: A step").contains("The hang is in \(file)"), hanging.errors)
    for place in ["Task", "Thread", "PosixThread"] {
      let crashing = try ChildProcess(Self.misbehaving("recursionInA\(place)"))
      XCTAssertTrue(crashing.report(from: "error: The test").hasPrefix("error: The test process crashed with SIGSEGV"), "\(place): \(crashing.errors)")
      XCTAssertTrue(crashing.report(from: "error: The test").contains("The crash is in \(file):"), "\(place): \(crashing.errors)")
    }
  }

  func test_aBodyThatHangsOnLaunchIsNamed() throws {
    let child = try ChildProcess(Self.misbehaving("loopInABody", limits: Self.limits))
    XCTAssertNotEqual(child.status, 0)
    XCTAssertTrue(
      child.report(from: "error: A step").contains(
        """
          test:     MisbehavingAppTests/test_misbehaving
          doing:    launching the app
          journal:  FOLDER/JOURNAL
        """), child.errors)
  }

  func test_assertionsOfEitherLibraryFailTheStepInBoth() throws {
    for (misbehaviour, message) in [("assert", "XCTAssertTrue failed"), ("expect", "Expectation failed: (total → 1) > 2")] {
      for library in [ChildProcess.Library.xctest, .swiftTesting] {
        let child = try ChildProcess(Self.asserting(misbehaviour, library))
        XCTAssertEqual(child.status, 1, misbehaviour)
        XCTAssertTrue(child.log.contains("✗ When I assert something\n        \(file):\(library == .xctest ? 21 : 41)\n"), child.output)
        XCTAssertTrue(child.log.contains(message.trimmingCharacters(in: .whitespaces)), child.output)
        XCTAssertTrue(child.log.contains("- Then I do not see misbehave button (skipped)"), child.output)
        // The picture is named in the log and in the test library's message.
        XCTAssertEqual((child.output + child.errors).components(separatedBy: "icture: FOLDER/").count - 1, 2, child.output + child.errors)
      }
    }
  }

  func test_aTapInATestWithoutADeviceFailsIt() throws {
    let child = try ChildProcess(Self.tapWithoutADevice)
    XCTAssertEqual(child.status, 1)
    XCTAssertTrue(child.tells(#"Could not tap app.buttons["Misbehave"]: there is no simulated device here."#), child.output + child.errors)
  }

  func test_aSkipInAStepSkipsTheTestInBothLibraries() throws {
    let child = try ChildProcess(Self.asserting("skip", .xctest))
    XCTAssertEqual(child.status, 0)
    XCTAssertTrue(child.log.contains("- When I assert something (skipped: There is no camera here.)\n    - Then I do not see"), child.output)
    XCTAssertTrue(child.tells("Executed 1 test, with 1 test skipped and 0 failures"), child.output)
    let other = try ChildProcess(Self.asserting("skip", .swiftTesting))
    XCTAssertEqual(other.status, 0)
    XCTAssertTrue(other.tells("Test asserting() was cancelled"), other.output + other.errors)
  }
}

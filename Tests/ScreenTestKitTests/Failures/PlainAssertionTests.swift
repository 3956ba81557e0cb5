import XCTest

/// Tests of assertions that fail outside of steps, in child processes.
final class PlainAssertionTests: XCTestCase {
  private static func run(_ test: String) -> ChildProcess.Run {
    ChildProcess.Run(.xctest, "ScreenTestKitTests." + test, "assert", environment: ["SCREENTEST_PICTURES": "failures"])
  }

  private static let failing = ["PlainAssertions", "AssertionsInScreenTestCase"].map { run($0 + "/test_failingThreeTimes") }
  private static let stopping = run("PlainAssertions/test_stoppingAtTheFirstFailure")

  override class func setUp() { ChildProcesses.start(failing + [stopping]) }

  override class func tearDown() { ChildProcesses.finish() }

  private func failures(_ child: ChildProcess) -> [String] { child.journal.split(separator: "\n").map(String.init).filter { $0.contains(#""event":"failed""#) } }

  func test_eachFailureIsRecordedOnce() throws {
    for run in Self.failing {
      let child = try ChildProcess(run)
      let failures = failures(child)
      XCTAssertEqual(failures.count, 3, child.journal)
      for (index, failure) in failures.enumerated() { XCTAssertTrue(failure.contains(#""message":"failed - Number \#(index + 1) is wrong.""#), failure) }
      XCTAssertEqual(failures.map { $0.contains(#""picture":"#) }, [true, false, false], child.journal)
      XCTAssertEqual(failures.map { $0.contains(#""tree":"#) }, [true, true, true], child.journal)
      XCTAssertTrue(child.tells("Executed 1 test, with 3 failures"), child.output)
      XCTAssertTrue(child.output.contains("\n3 failures:\n"), child.output)
    }
  }

  func test_ifTheTestStopsAtItsFirstFailureOnlyThatIsRecorded() throws {
    let child = try ChildProcess(Self.stopping)
    XCTAssertEqual(failures(child).count, 1, child.journal)
    XCTAssertTrue(child.tells("Executed 1 test, with 3 failures"), child.output)
  }
}

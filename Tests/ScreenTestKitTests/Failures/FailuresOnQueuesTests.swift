import XCTest

/// Tests, in child processes, that a failure on another thread is recorded and that the waiting test continues.
final class FailuresOnQueuesTests: XCTestCase {
  private static func run(_ library: ChildProcess.Library, _ test: String) -> ChildProcess.Run {
    ChildProcess.Run(library, test, "fail", environment: ["SCREENTEST_STEP_WARNING": "0", "SCREENTEST_STEP_LIMIT": "8", "SCREENTEST_PICTURES": "failures"])
  }

  private static let onMainActor = run(.swiftTesting, "FailuresOnQueuesOfMainActor")
  private static let offMainActor = run(.swiftTesting, "FailuresOnQueuesOffMainActor")
  private static let outside = run(.swiftTesting, "FailuresOutsideOfTests")
  private static let inXCTest = run(.xctest, "ScreenTestKitTests.FailuresOnQueuesInXCTest")

  override class func setUp() { ChildProcesses.start([onMainActor, offMainActor, outside, inXCTest]) }

  override class func tearDown() { ChildProcesses.finish() }

  private func assertAllFail(_ child: ChildProcess, count: Int, line: UInt = #line) {
    XCTAssertEqual(child.status, 1, child.errors, line: line)
    for way in FailureOnQueue.allCases { XCTAssertTrue(child.tells("\(way.testDescription) failed"), way.testDescription, line: line) }
    let ends = child.journal.split(separator: "\n").filter { $0.contains(#""event":"testEnded""#) }
    XCTAssertEqual(ends.count, count, child.journal, line: line)
    for end in ends { XCTAssertTrue(end.contains(#""outcome":"failed""#), String(end), line: line) }
  }

  /// Asserts that each failure of a step has a picture, and that a failure outside steps has a picture or says that it doesn't.
  private func assertAllHavePictures(_ child: ChildProcess, line: UInt = #line) {
    let lines = child.journal.split(separator: "\n")
    let steps = lines.filter { $0.contains(#""event":"stepEnded""#) && $0.contains(#""failure":"#) }
    XCTAssertEqual(steps.count, FailureOnQueue.allCases.count, child.journal, line: line)
    for step in steps { XCTAssertTrue(step.contains(#""picture":"#), String(step), line: line) }
    let others = lines.filter { $0.contains(#""event":"failed""#) }
    XCTAssertEqual(others.count, FailureOnQueue.allCases.count, child.journal, line: line)
    let words = lines.filter { $0.contains("there is no picture of the screen for this failure") }
    XCTAssertEqual(others.count { $0.contains(#""picture":"#) } + words.count, others.count, child.journal, line: line)
  }

  func test_onTheMainActor() throws {
    let child = try ChildProcess(Self.onMainActor)
    assertAllFail(child, count: 2 * FailureOnQueue.allCases.count)
    assertAllHavePictures(child)
  }

  func test_offTheMainActor() throws {
    let child = try ChildProcess(Self.offMainActor)
    assertAllFail(child, count: 2 * FailureOnQueue.allCases.count)
    assertAllHavePictures(child)
  }

  func test_whatBelongsToNoTestIsTheRunsAndNoTestsThatRunsThen() throws {
    let child = try ChildProcess(Self.outside)
    XCTAssertEqual(child.status, 1, child.errors)
    let failures = child.journal.split(separator: "\n").filter { $0.contains(#""event":"failed""#) }
    XCTAssertEqual(failures.count, 3, child.journal)
    for (failure, (test, message)) in zip(
      failures,
      [
        ("FailuresOutsideOfTests/inATestAndOutside()", "in the test"), ("Test run/outside any test", "outside of the first test"),
        ("Test run/outside any test#2", "outside of the second test"),
      ])
    {
      XCTAssertTrue(failure.contains(#""test":"\#(test)""#) && failure.contains(message), String(failure))
    }
    XCTAssertTrue(child.journal.contains(#"{"event":"testEnded","test":"FailuresOutsideOfTests/outside()","outcome":"passed""#), child.journal)
  }

  func test_inXCTest() throws { assertAllFail(try ChildProcess(Self.inXCTest), count: 1) }
}

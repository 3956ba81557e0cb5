import XCTest

/// Tests that the journal has each failed assertion outside of scenarios once.
///
/// Each test runs tests in a child process.
final class RepeatedAssertionTests: XCTestCase {
  private static func run(_ function: String) -> ChildProcess.Run { ChildProcess.Run(.xctest, "ScenarioKitTests.RepeatedAssertions/\(function)", "assert") }

  private static let functions = ["test_withoutAScenario", "test_aroundAScenario", "test_afterAFailedScenario"]

  override class func setUp() { ChildProcesses.start(functions.map(run)) }

  override class func tearDown() { ChildProcesses.finish() }

  /// Asserts which messages the journal has, outside of steps and in steps, and how many failures XCTest counts.
  private func assertRecorded(_ function: String, _ messages: [String], inSteps: [String] = [], count: Int, line: UInt = #line) throws {
    let child = try ChildProcess(Self.run(function))
    XCTAssertEqual(child.status, 1, child.output, line: line)
    XCTAssertTrue(child.tells("Executed 1 test, with \(count) failures"), child.output, line: line)
    let lines = child.journal.split(separator: "\n").map(String.init)
    XCTAssertEqual(Self.messages(lines.filter { $0.contains(#""event":"failed""#) }), messages, child.journal, line: line)
    XCTAssertEqual(Self.messages(lines.filter { $0.contains(#""event":"stepEnded""#) }), inSteps, child.journal, line: line)
    XCTAssertEqual(lines.count { $0.contains(#""event":"testEnded""#) && $0.contains(#""outcome":"failed""#) }, 1, child.journal, line: line)
    for message in messages + inSteps { XCTAssertTrue(child.log.contains("failed - \(message)\n"), child.log, line: line) }
  }

  private static func messages(_ lines: [String]) -> [String] {
    lines.compactMap { line in line.components(separatedBy: "failed - ").dropFirst().first?.components(separatedBy: "\"").first }
  }

  func test_withoutAScenario() throws {
    try assertRecorded("test_withoutAScenario", ["Number 1 is wrong.", "Number 2 is wrong.", "Number 3 is wrong."], count: 3)
  }

  func test_aroundAScenario() throws {
    try assertRecorded("test_aroundAScenario", ["Number 1 is wrong.", "Number 2 is wrong."], inSteps: ["The step is wrong."], count: 3)
  }

  func test_inAFailedScenarioOnlyTheFirstFailureIsRecorded() throws {
    try assertRecorded("test_afterAFailedScenario", ["Number 1 is wrong."], inSteps: ["The step is wrong."], count: 4)
  }
}

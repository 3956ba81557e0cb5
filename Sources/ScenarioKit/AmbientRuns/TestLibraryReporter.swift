import Foundation

/// Reports to the test library that runs the current test, XCTest or Swift Testing, without linking either.
///
/// It is the reporter of a scenario that runs outside any bound ``ScenarioRun``. The library is looked up in the running process at each failure:
/// a current Swift Testing test first, then XCTest. A failure while neither runs a test fails the next test of XCTest, or else the process.
/// In a process with neither library the failure is written to standard error.
public struct TestLibraryReporter: TestReporter {
  /// Creates the reporter.
  public init() {}

  /// Records the failure at the location: its first lines, with the scenario and step that failed, and where the whole message is.
  public func record(_ failure: TestFailure, at location: SourceLocation) {
    let message = failure.report
    if SwiftTesting.isRunningTest, SwiftTesting.recordIssue(message, at: location) { return }
    if XCTestObserver.isInstalled, XCTestObserver.testCase == nil { return FailuresWithoutTest.keep(message, at: location) }
    if XCTestLibrary.fail(message, at: location) { return }
    StandardError.print("\(location.filePath):\(location.line): \(message)")
  }

  /// Reports the test as skipped by XCTest, or as cancelled by Swift Testing.
  public func skip(_ reason: String, at location: SourceLocation) {
    let reason = ConsoleText.message(reason, in: ScenarioRun.current?.journal)
    if SwiftTesting.isRunningTest, SwiftTesting.cancelTest(reason, at: location) { return }
    _ = XCTestObserver.skip(reason, at: location)
  }
}

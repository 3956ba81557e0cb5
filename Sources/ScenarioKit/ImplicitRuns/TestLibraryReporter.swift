import Foundation

/// A reporter for the running test library, XCTest or Swift Testing, without linking it.
///
/// Scenarios outside any bound ``ScenarioRun`` use this reporter. At each failure, it looks up the library in the running process:
/// first a current Swift Testing test, then XCTest. If neither library is running a test, the failure fails the next XCTest test, or else the process.
/// In a process with neither library, the failure is written to standard error.
public struct TestLibraryReporter: TestReporter {
  /// Creates a reporter that finds the test library at run time.
  public init() {}

  /// Records a failure at a location.
  ///
  /// The record has the first lines of the message, the failed scenario and step, and the place of the complete message.
  public func record(_ failure: TestFailure, at location: SourceLocation) {
    let message = failure.report
    if SwiftTesting.isRunningTest, SwiftTesting.recordIssue(message, at: location) { return }
    if XCTestObserver.isInstalled, XCTestObserver.testCase == nil { return FailuresWithoutTest.keep(message, at: location) }
    if XCTestLibrary.fail(message, at: location) { return }
    StandardError.print("\(location.filePath):\(location.line): \(message)")
  }

  /// Reports the test as skipped in XCTest, or as canceled in Swift Testing.
  public func skip(_ reason: String, at location: SourceLocation) {
    let reason = ConsoleText.message(reason, in: ScenarioRun.current?.journal)
    if SwiftTesting.isRunningTest, SwiftTesting.cancelTest(reason, at: location) { return }
    _ = XCTestObserver.skip(reason, at: location)
  }
}

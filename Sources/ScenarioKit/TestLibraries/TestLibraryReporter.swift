import Foundation

/// Reports to the test library that runs the current test, XCTest or Swift Testing, without linking either.
///
/// It is the reporter of a scenario that runs outside any bound ``ScenarioRun``. The library is looked up in the running process at each failure:
/// a current Swift Testing test first, then XCTest. In a process with neither the failure is written to standard error.
public struct TestLibraryReporter: TestReporter {
  /// Creates the reporter.
  public init() {}

  /// Records the failure with the message, and the scenario and step that failed, at the location.
  public func record(_ failure: TestFailure, at location: SourceLocation) {
    let trail = ScenarioRun.current?.trail ?? ""
    let message = trail.isEmpty ? failure.message : failure.message + "\n  in: " + trail
    if SwiftTesting.isRunningTest, SwiftTesting.recordIssue(message, at: location) { return }
    if XCTestLibrary.fail(message, at: location) { return }
    FileHandle.standardError.write(Data((ConsoleText.safe("\(location.filePath):\(location.line): \(message)") + "\n").utf8))
  }

  /// Reports the test as skipped by XCTest, or as cancelled by Swift Testing.
  public func skip(_ reason: String, at location: SourceLocation) {
    if SwiftTesting.isRunningTest, SwiftTesting.cancelTest(reason, at: location) { return }
    _ = XCTestObserver.skip(reason, at: location)
  }
}

import Foundation

/// Failures of a test library's assertions in a test that the other library runs: each library drops what does not belong to a test of its own.
enum StrayFailures {
  /// Fails the running step, the test of Swift Testing, or else the whole run, for an assertion of XCTest that failed while XCTest ran no test.
  static func assertionFailed(_ description: String, inFile path: String, line: Int) {
    let location = SourceLocation(ofAssertionIn: path, line: line)
    if ScenarioRun.current == nil {
      if SwiftTesting.isRunningTest, SwiftTesting.recordIssue(ConsoleText.message(description), at: location) { return }
      return FailuresWithoutTest.keep(description, at: location)
    }
    ScenarioRun.fail(TestFailure(kind: "assertion.failed", message: description), at: location)
  }

  /// Hears of the expectations of Swift Testing that fail while XCTest runs a test.
  static func observeExpectations() { _ = installation }

  private typealias Handler = @convention(c) (UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?) -> Void

  // Swift Testing hands its events to this handler where no test of its own runs. One that is installed already stays.
  private static let installation: Bool = {
    guard let install = Platform.symbol("_swift_testing_installFallbackEventHandler") else { return false }
    return unsafeBitCast(install, to: (@convention(c) (Handler) -> Bool).self)(handle)
  }()

  private static let handle: Handler = { _, bytes, count, _ in
    guard let issue = RecordedIssue(Data(bytes: bytes, count: count)), issue.isFailure else { return }
    if ScenarioRun.current == nil {
      if XCTestObserver.testCase != nil, XCTestLibrary.fail(ConsoleText.message(issue.message), at: issue.location) { return }
      return FailuresWithoutTest.keep(issue.message, at: issue.location)
    }
    ScenarioRun.fail(TestFailure(kind: "expectation.failed", message: issue.message), at: issue.location)
  }
}

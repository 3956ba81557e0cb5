import CTestProcess
import Foundation
import VirtualTime

/// The handling of assertions of one test library that fail in a test of the other library.
///
/// Each library ignores assertions outside its own tests.
enum StrayFailures {
  /// Records an XCTest assertion that failed while XCTest was running no test.
  ///
  /// Fails the running step, the Swift Testing test, or otherwise the whole test process.
  static func assertionFailed(_ description: String, inFile path: String, line: Int) {
    let location = SourceLocation(ofAssertionIn: path, line: line)
    if ScenarioRun.current == nil {
      if SwiftTesting.isRunningTest, SwiftTesting.recordIssue(ConsoleText.message(description), at: location) { return }
      return FailuresWithoutTest.keep(description, at: location)
    }
    ScenarioRun.fail(TestFailure(kind: "assertion.failed", message: description), at: location)
  }

  /// Observes Swift Testing expectations that fail during an XCTest test.
  static func observeExpectations() { _ = installation }

  private typealias Handler = @convention(c) (UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?) -> Void

  // Install the handler that Swift Testing calls for events while none of its own tests is running. If another handler is already installed, that one stays.
  private static let installation: Bool = {
    if let loss = lossOfExpectations() { FailuresWithoutTest.keep(loss, at: .nowhere, forNextTest: false) }
    guard let install = Platform.symbol(stk_process_row_install_issue_handler) else { return false }
    return unsafeBitCast(install, to: (@convention(c) (Handler) -> Bool).self)(handle)
  }()

  /// Returns the message of the run's failure if an expectation that fails in a test of XCTest is lost, or `nil` if none is.
  ///
  /// - Parameter problems: The problems of the functions that pass these expectations on. They don't matter if Swift Testing isn't loaded.
  static func lossOfExpectations(
    problems: [InterpositionProblem] = InterpositionProblem.ofRows(InterpositionRow(stk_process_row_install_issue_handler).group.rows)
  ) -> String? {
    guard !problems.isEmpty, Platform.symbol(stk_process_row_current_test) != nil else { return nil }
    return TestFailure.notCaptured(.logging, problems).message
  }

  private static let handle: Handler = { _, bytes, count, _ in
    guard let issue = RecordedIssue(Data(bytes: bytes, count: count)), issue.isFailure else { return }
    if ScenarioRun.current == nil {
      if XCTestObserver.testCase != nil, XCTestLibrary.fail(ConsoleText.message(issue.message), at: issue.location) { return }
      return FailuresWithoutTest.keep(issue.message, at: issue.location)
    }
    ScenarioRun.fail(TestFailure(kind: "expectation.failed", message: issue.message), at: issue.location)
  }
}

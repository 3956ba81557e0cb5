import ScenarioKit
import XCTest

/// A reporter that records failures in the running XCTest case.
struct XCTestReporter: TestReporter {
  // This is safe, because steps run and fail on the thread that runs the test case.
  nonisolated(unsafe) weak var testCase: XCTestCase?

  init(testCase: XCTestCase) { self.testCase = testCase }

  func skip(_ reason: String, at location: ScenarioKit.SourceLocation) { TestLibraryReporter().skip(reason, at: location) }

  func record(_ failure: TestFailure, at location: SourceLocation) {
    testCase?.recordFailure(withDescription: failure.report, inFile: location.filePath, atLine: location.line, expected: true)
  }
}

import ScenarioKit
import XCTest

/// Hands failures to the XCTest case that is running.
struct XCTestReporter: TestReporter {
  // A test case is used from the thread that runs it, which is where steps run and fail.
  nonisolated(unsafe) weak var testCase: XCTestCase?

  init(testCase: XCTestCase) { self.testCase = testCase }

  func skip(_ reason: String, at location: ScenarioKit.SourceLocation) { TestLibraryReporter().skip(reason, at: location) }

  func record(_ failure: TestFailure, at location: SourceLocation) {
    testCase?.recordFailure(withDescription: failure.report, inFile: location.filePath, atLine: location.line, expected: true)
  }
}

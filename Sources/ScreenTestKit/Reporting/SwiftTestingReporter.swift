import ScenarioKit
import Testing

/// A reporter that records failures as issues of the running Swift Testing test.
struct SwiftTestingReporter: TestReporter {
  func skip(_ reason: String, at location: ScenarioKit.SourceLocation) { TestLibraryReporter().skip(reason, at: location) }

  func record(_ failure: TestFailure, at location: ScenarioKit.SourceLocation) {
    Issue.record(
      Comment(rawValue: failure.report),
      sourceLocation: Testing.SourceLocation(fileID: location.fileID, filePath: location.filePath, line: max(1, location.line), column: max(1, location.column)))
  }
}

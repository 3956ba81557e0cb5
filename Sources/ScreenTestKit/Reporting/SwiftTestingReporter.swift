import ScenarioKit
import Testing

/// Hands failures to the Swift Testing test that is running.
struct SwiftTestingReporter: TestReporter {
  func skip(_ reason: String, at location: ScenarioKit.SourceLocation) { TestLibraryReporter().skip(reason, at: location) }

  func record(_ failure: TestFailure, at location: ScenarioKit.SourceLocation) {
    Issue.record(
      Comment(rawValue: failure.report),
      sourceLocation: Testing.SourceLocation(fileID: location.fileID, filePath: location.filePath, line: max(1, location.line), column: max(1, location.column)))
  }
}

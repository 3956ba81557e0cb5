import ScenarioKit
import Testing

/// The use of Swift Testing's API for the trait.
enum SwiftTestingSupport {
  /// Runs a test's function and notifies the run of issues that Swift Testing's expectations record.
  ///
  /// A step that records an issue counts as failed.
  static func performNotingIssues(of test: Test, _ testCase: Test.Case?, for run: ScenarioRun, _ function: @Sendable () async throws -> Void) async throws {
    let noting = IssueHandlingTrait.compactMapIssues { issue in
      // Ignore warnings and known issues, because they don't fail the test.
      guard issue.isFailure else { return issue }
      // Swift Testing passes an issue that's recorded outside a test to every running test, so only the current run handles it.
      guard Test.current != nil || ScenarioRun.current === run else { return issue }
      let message = ([issue.kind.description] + issue.comments.map(\.rawValue)).joined(separator: " - ")
      // Collect the failure while a test runs under many seeds, because only a single failure is reported, after the last run.
      if let run = ScenarioRun.current, let collector = run.collector {
        collector.record(TestFailure(kind: "expectation.failed", message: message), at: issue.place)
        run.noteExternalFailure(message)
        return nil
      }
      let file = run.recordExternalFailure(message, at: issue.place)
      var told = issue
      if let file { told.comments.append(Comment(rawValue: file)) }
      return told
    }
    try await noting.provideScope(for: test, testCase: testCase, performing: function)
  }

  /// Returns the test's display name, with bullets instead of the secrets that its source file contains.
  static func nameWithoutSecrets(of test: Test) -> String {
    SecretLiterals.shared.concealed(test.displayName ?? test.name, inFileAt: test.sourceLocation.filePath)
  }
}

extension Issue {
  /// The source location of the issue.
  fileprivate var place: ScenarioKit.SourceLocation {
    guard let place = sourceLocation else { return ScenarioKit.SourceLocation(fileID: "", filePath: "", line: 0, column: 0) }
    return ScenarioKit.SourceLocation(fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }
}

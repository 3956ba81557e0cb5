import ScenarioKit
import Testing

/// What depends on the compiler, in one place.
enum Platform {
  #if compiler(>=6.3)
    /// Runs a test's function, and tells its run of the issues that Swift Testing's own expectations record, so that the step that they stand in counts as failed.
    static func performNotingIssues(of test: Test, _ testCase: Test.Case?, for run: ScenarioRun, _ function: @Sendable () async throws -> Void) async throws {
      let noting = IssueHandlingTrait.compactMapIssues { issue in
        // A warning or a known issue fails nothing.
        guard issue.isFailure else { return issue }
        // Every test that runs is given what fails outside of any. Nobody knows whose it is, so it is the run's.
        guard Test.current != nil || ScenarioRun.current === run else { return issue }
        let message = ([issue.kind.description] + issue.comments.map(\.rawValue)).joined(separator: " - ")
        // Of many runs of the test one failure is reported, when it is known which.
        if let run = ScenarioRun.current, let collector = run.collector {
          collector.record(TestFailure(kind: "expectation.failed", message: message), at: issue.place)
          run.noteExternalFailure(message)
          return nil
        }
        let picture = run.recordExternalFailure(message, at: issue.place)
        var told = issue
        if let picture { told.comments.append(Comment(rawValue: "picture: \(picture)")) }
        return told
      }
      try await noting.provideScope(for: test, testCase: testCase, performing: function)
    }

    /// The name that a test shows, without what its file types into what is named like a secret.
    static func nameWithoutSecrets(of test: Test) -> String {
      SecretLiterals.shared.concealed(test.displayName ?? test.name, inFileAt: test.sourceLocation.filePath)
    }
  #else
    /// Runs a test's function; before Swift 6.3 the run does not learn of the issues that Swift Testing's own expectations record.
    static func performNotingIssues(of _: Test, _: Test.Case?, for _: ScenarioRun, _ function: @Sendable () async throws -> Void) async throws {
      try await function()
    }

    /// The name of a test's function: before Swift 6.3 the file is not known whose secrets the name that it shows might contain.
    static func nameWithoutSecrets(of test: Test) -> String { test.name }
  #endif
}

extension Issue {
  /// Where it was recorded.
  fileprivate var place: ScenarioKit.SourceLocation {
    guard let place = sourceLocation else { return ScenarioKit.SourceLocation(fileID: "", filePath: "", line: 0, column: 0) }
    return ScenarioKit.SourceLocation(fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }
}

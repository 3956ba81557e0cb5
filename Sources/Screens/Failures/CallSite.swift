import HeadlessXCUI
import ScenarioKit

/// The place in the test's source of the call that runs now, for failures outside of a step and for the line inside a step's helper function.
enum CallSite {
  @TaskLocal static var current: SourceLocation?

  /// Runs the body as called from a place.
  ///
  /// The outermost call counts: what the library's own functions call in turn keeps the test's place.
  @MainActor @discardableResult
  static func with<Result>(_ fileID: String, _ filePath: String, _ line: Int, _ body: () -> Result) -> Result {
    ScenarioFailures.install()
    if current != nil { return body() }
    return $current.withValue(SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1), operation: body)
  }
}

/// Hands the failures of elements to the scenario that runs.
package enum ScenarioFailures {
  /// Fails the running step, or the test where no step runs.
  ///
  /// After the first failure of a test interactions do nothing, in a step or not.
  package static let handler: InteractionFailure.Handler = InteractionFailure.Handler(
    isStopped: { ScenarioRun.isStepFailed || ScenarioRun.current?.hasFailed ?? false },
    note: { note($0) },
    report: { failure in
      ScenarioRun.fail(TestFailure(kind: failure.kind, message: failure.message, screen: failure.screen), at: CallSite.current)
    })

  /// Makes elements report to the running scenario; more than one call does no harm.
  package static func install() { _ = installation }

  private static let installation: Void = InteractionFailure.setFallback(handler)
}

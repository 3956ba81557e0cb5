/// A type that reports a test's failures to a test library or another tool that runs the test.
///
/// The run reports each failure once and doesn't hold its lock during the call, so the reporter can call back. ``ScenarioRun/noteExternalFailure(_:)`` ignores a failure that
/// the run has already recorded.
public protocol TestReporter: Sendable {
  /// Reports a failure at the location of the outermost failed step, in the test's own file.
  func record(_ failure: TestFailure, at location: SourceLocation)

  /// Reports that the rest of the test is skipped, for example because a step threw `XCTSkip`.
  ///
  /// The default implementation does nothing: the test passes, and the log shows what was skipped.
  func skip(_ reason: String, at location: SourceLocation)
}

extension TestReporter {
  public func skip(_ reason: String, at location: SourceLocation) {}
}

/// A type that reports a test's failures to a test library, or to another tool that runs the test.
///
/// A run reports each failure once, outside its lock. The reporter may call back into ``ScenarioRun/noteExternalFailure(_:)``; that is ignored,
/// because the step has failed already.
public protocol TestReporter: Sendable {
  /// Reports a failure at a source location, which is that of the outermost step that failed, in the test's own file.
  func record(_ failure: TestFailure, at location: SourceLocation)

  /// Reports that the test skips the rest of itself, as an `XCTSkip` thrown in a step asks for.
  ///
  /// The default does nothing: the test ends as passed, and the log shows what was skipped.
  func skip(_ reason: String, at location: SourceLocation)
}

extension TestReporter {
  public func skip(_ reason: String, at location: SourceLocation) {}
}

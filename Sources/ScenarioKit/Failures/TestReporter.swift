/// What hands a failure to whoever runs the test: XCTest, Swift Testing, the demo, or a list in a test of our own.
///
/// A run reports each failure once, outside its lock. The reporter may call back into ``ScenarioRun/noteExternalFailure(_:)``; that is ignored,
/// because the step has failed already.
public protocol TestReporter: Sendable {
  /// Reports a failure at a source location, which is that of the outermost step that failed, in the test's own file.
  func record(_ failure: TestFailure, at location: SourceLocation)
}

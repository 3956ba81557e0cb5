import HeadlessXCUI
import ScenarioKit
import VirtualTime

/// Prepares the process: sets the functions that receive failures, and answers `screentest doctor`.
///
/// With the fallback handler, a test that uses only XCUITest's API can fail without a session. Mistakes that other modules find reach the test's failure handler.
@_cdecl("screens_process_started")
func processStarted() {
  HeadlessDriver.setFallback(ScenarioFailures.handler)
  UsageError.setHandler { mistake in TestFailure(mistake).reachHandler(at: mistake.place.map { SourceLocation($0) }) }
  DoctorAnswer.writeIfAsked()
}

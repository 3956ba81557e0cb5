import CConcurrencyHooks
import CTestProcess
import VirtualTime

/// Prepares the process.
///
/// This function is called when the process starts, before XCTest runs its first test.
@_cdecl("scenariokit_process_started")
func processStarted() {
  XCTestObserver.handler.withLock { $0 = XCTestEvents.handle }
  TestProcess.end.withLock { $0 = { ProcessEnd.handle($0, $1, isEarly: $2) } }
  stk_process_on_hang {
    // Limit the time, because the step may hang while it's printing and holding the lock of standard output. Then the rest of the output is lost, but the process still ends.
    let oneSecond: Int64 = 1_000_000_000
    _ = stk_time_run_on_own_thread({ _ in ConsoleLog.standard.showUnfinished() }, nil, oneSecond, oneSecond)
  }
  XCTestObserver.placeholder()
  if XCTestObserver.isInstalled || Choice.isAskedFor { TestProcess.prepare() }
  if XCTestObserver.isInstalled { IssueLog.begin() }
  WaitRecorder.set(
    WaitRecorder(isRecording: { ScenarioRun.current?.recordsEvents ?? false }, write: { wait, purpose in ScenarioRun.current?.record(wait, for: purpose) }))
  UsageError.setHandler { ScenarioRun.fail(TestFailure($0), at: $0.place.map(SourceLocation.init)) }
}

import CConcurrencyHooks
import VirtualTime

/// Called when the process starts, before XCTest runs its first test.
@_cdecl("scenariokit_process_started")
func processStarted() {
  XCTestObserver.handler.withLock { $0 = XCTestEvents.handle }
  TestProcess.end.withLock { $0 = { ProcessEnd.handle($0, $1, isEarly: $2) } }
  ctp_on_hang { ConsoleLog.standard.showUnfinished() }
  XCTestObserver.standIn()
  if XCTestObserver.isInstalled || Choice.isAskedFor { TestProcess.prepare() }
  if XCTestObserver.isInstalled { IssueLog.begin() }
  WaitRecorder.set(
    WaitRecorder(isRecording: { ScenarioRun.current?.recordsEvents ?? false }, write: { wait, purpose in ScenarioRun.current?.record(wait, for: purpose) }))
  Misuse.setHandler { ScenarioRun.fail(TestFailure($0), at: $0.place.map(SourceLocation.init)) }
}

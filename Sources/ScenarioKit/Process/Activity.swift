import CTestProcess
import Foundation

/// A running test with its open scenarios and steps, in memory that a signal handler can read.
///
/// Only one thread at a time uses it, protected by the lock of its run.
struct Activity {
  private let record: OpaquePointer

  /// Starts a test.
  /// - Parameters:
  ///   - test: The identity of the test.
  ///   - journal: The path of the test's journal.
  ///   - countsAlone: Whether the test counts as running even if no scenario or step is open.
  ///   - limits: The real-time limits of its steps.
  init(test: String, journal: ImmortalText?, countsAlone: Bool, limits: StepTimeLimits) {
    TestProcess.prepare()
    record = stk_process_begin_test(Self.shown(test), journal?.start, countsAlone, limits.warning?.nanoseconds ?? 0, limits.end?.nanoseconds ?? 0)
    if limits != .none { stk_process_watch_for_hangs() }
  }

  /// Ends the test.
  ///
  /// Don't use the activity afterward.
  func end() { stk_process_end_test(record) }

  /// Opens the frame of a scenario.
  func push(scenario name: String) { stk_process_push_copy(record, stk_process_scenario, Self.shown(name)) }

  /// Opens the frame of a step.
  func push(step site: StepSite) { stk_process_push_step(record, site.report.sentence.start, site.report.file.start, Int64(site.location.line)) }

  /// Returns a name for reports, with terminal escapes removed.
  ///
  /// Reports cut names at fewer than 256 characters.
  private static func shown(_ name: String) -> String { ConsoleText.line(name.utf8.count > 256 ? String(name.prefix(256)) : name) }

  /// Opens the frame of something other than a scenario or a step.
  func push(_ name: String) { stk_process_push_copy(record, stk_process_other, Self.shown(name)) }

  /// Replaces the name of the scenario, or the sentence of the step, at an index.
  func rename(_ index: Int, _ name: String) { stk_process_rename(record, Int32(index), Self.shown(name)) }

  /// Closes the frame at an index.
  func remove(at index: Int) { stk_process_remove(record, Int32(index)) }

  /// Starts a step on this thread and returns the value to pass to ``leave(_:at:)``.
  func enter(at time: Int64) -> OpaquePointer? {
    stk_process_handle_crashes()
    return stk_process_enter(record, time)
  }

  /// Records progress of the test at a monotonic time, which restarts the time limits.
  func noteProgress(at time: Int64) { stk_process_note_progress(record, time) }

  /// Starts the async body of the test, which can move between threads, at a monotonic time.
  func enterAsyncBody(at time: Int64) {
    stk_process_handle_crashes()
    stk_process_enter_async_body(record, time)
  }

  /// Ends an async body that ``enterAsyncBody(at:)`` started.
  func leaveAsyncBody(at time: Int64) { stk_process_leave_async_body(record, time) }

  /// Ends a step that ``enter(at:)`` started.
  func leave(_ previous: OpaquePointer?, at time: Int64) { stk_process_leave(record, previous, time) }
}

import CTestProcess
import Foundation

/// A test that is under way, kept where a signal handler can read it: its name, its open scenarios and steps.
///
/// It is used by one thread at a time: under its run's lock.
struct Activity {
  private let record: OpaquePointer

  /// Begins a test.
  /// - Parameters:
  ///   - test: The identity of the test.
  ///   - journal: The path of the journal that it is written to.
  ///   - countsAlone: Whether the test is under way while no scenario and no step is open, too.
  ///   - limits: The real time that its steps may take.
  init(test: String, journal: ImmortalText?, countsAlone: Bool, limits: StepTimeLimits) {
    TestProcess.prepare()
    record = ctp_begin_test(Self.shown(test), journal?.start, countsAlone, limits.warning?.nanoseconds ?? 0, limits.end?.nanoseconds ?? 0)
    if limits != .none { ctp_watch_for_hangs() }
  }

  /// Ends the test; the activity must not be used any more.
  func end() { ctp_end_test(record) }

  /// Opens the frame of a scenario.
  func push(scenario name: String) { ctp_push_copy(record, ctp_scenario, Self.shown(name)) }

  /// Opens the frame of a step.
  func push(step site: StepSite) { ctp_push_step(record, site.report.sentence.start, site.report.file.start, Int64(site.location.line)) }

  /// A name as reports show it, without what would steer a terminal; a report cuts it shorter than this.
  private static func shown(_ name: String) -> String { ConsoleText.line(name.utf8.count > 256 ? String(name.prefix(256)) : name) }

  /// Opens the frame of something that is neither a scenario nor a step.
  func push(_ name: String) { ctp_push_copy(record, ctp_other, Self.shown(name)) }

  /// Replaces the name of the scenario, or the sentence of the step, at an index.
  func rename(_ index: Int, _ name: String) { ctp_rename(record, Int32(index), Self.shown(name)) }

  /// Closes the frame at an index.
  func remove(at index: Int) { ctp_remove(record, Int32(index)) }

  /// Begins a step of the test on this thread, at a monotonic time; returns what to pass to ``leave(_:at:)``.
  func enter(at time: Int64) -> OpaquePointer? {
    ctp_handle_crashes()
    return ctp_enter(record, time)
  }

  /// Notes that the test is further than it was, at a monotonic time: what it does from now on is timed anew.
  func noteProgress(at time: Int64) { ctp_note_progress(record, time) }

  /// Begins the async body of the test, which goes on on one thread after the other, at a monotonic time.
  func enterAsyncBody(at time: Int64) {
    ctp_handle_crashes()
    ctp_enter_async_body(record, time)
  }

  /// Ends what ``enterAsyncBody(at:)`` began.
  func leaveAsyncBody(at time: Int64) { ctp_leave_async_body(record, time) }

  /// Ends what ``enter(at:)`` began.
  func leave(_ previous: OpaquePointer?, at time: Int64) { ctp_leave(record, previous, time) }
}

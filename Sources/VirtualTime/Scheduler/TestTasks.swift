import CConcurrencyHooks

/// The tasks that a test itself runs in.
///
/// The scheduler's lock guards them.
struct TestTasks {
  /// The retained tasks of a test library that waits for them to end, by their identifiers.
  var ofLibrary: [UInt64: UnsafeMutableRawPointer] = [:]
  /// The number of other test tasks, which notify the scheduler when they end.
  var entered = 0
  /// The number of these tasks that temporarily belong to another scheduler.
  var lent = 0
  /// Whether a task of the test library has ended, and the run loop that waits for it may not have noticed it.
  var mayHaveEndedUnnoticed = false
  /// The number of the test library's threads that wait for one of these tasks.
  var libraryWaits = 0
  /// The number of threads that the test library waits for instead of a task.
  var threads = 0
  /// The number of jobs of test tasks that wait or run.
  var queued = 0
  /// Whether a thread drives the scheduler for a suspended test.
  var isDriving = false
  /// A closure to call before the test's first step or wait.
  var pendingStart: (@Sendable () -> Void)?
  /// Whether a run loop of the test has waited for other threads without a result since work last ran.
  var hasWaitedForOthers = false
  /// The budget of run loop turns without time passing.
  ///
  /// The test library requests one piece of work per turn.
  var turnsOfRunLoop: JobBudget?

  /// Whether the test's own task is suspended, as far as is known.
  var isSuspended: Bool { queued == 0 && lent == 0 && threads == 0 && (entered > 0 || (libraryWaits > 0 && !ofLibrary.isEmpty)) }

  /// Removes and returns the test library's ended tasks, which nothing else retains.
  mutating func takeEnded() -> [UInt64: UnsafeMutableRawPointer] {
    let ended = ofLibrary.filter { stk_time_retain_count($0.value) == 1 }
    for id in ended.keys { ofLibrary[id] = nil }
    if !ended.isEmpty { mayHaveEndedUnnoticed = true }
    return ended
  }

  /// Counts a turn of a test's run loop, and returns `false` after too many turns at the same time.
  mutating func allowsTurn(at instant: Int64, limit: Int) -> Bool {
    var budget = turnsOfRunLoop ?? JobBudget(limit: limit, start: instant)
    defer { turnsOfRunLoop = budget }
    return budget.allowsJob(at: instant)
  }
}

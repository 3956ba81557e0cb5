import CConcurrencyHooks

/// The tasks in which a test itself runs; the scheduler's lock guards them.
struct TestTasks {
  /// Those of a test library that waits for their end, by their identifiers; retained.
  var ofLibrary: [UInt64: UnsafeMutableRawPointer] = [:]
  /// How many there are besides, of which it is told when they end.
  var entered = 0
  /// How many of them belong to another scheduler for a while.
  var lent = 0
  /// Whether the test library has started a task whose end no run loop of the test's own has noticed yet.
  var mayHaveEndedUnnoticed = false
  /// How many threads of the test library wait for such a task.
  var libraryWaits = 0
  /// How many threads of its own the test library waits on, in place of such a task.
  var threads = 0
  /// Their jobs that wait or run.
  var queued = 0
  /// Whether a thread drives the scheduler for a test that is suspended.
  var isDriving = false
  /// What is to be done before the test's first step or wait.
  var pendingStart: (@Sendable () -> Void)?
  /// Whether a run loop of the test's own has waited in vain for other threads since work ran last.
  var hasWaitedForOthers = false
  /// How often a run loop of the test's own may run something with no time between: the library asks for one piece of work at a time.
  var turnsOfRunLoop: JobBudget?

  /// Whether the test's own task is suspended, as far as that is known.
  var isSuspended: Bool { queued == 0 && lent == 0 && threads == 0 && (entered > 0 || (libraryWaits > 0 && !ofLibrary.isEmpty)) }

  /// Takes out the tasks of the test library that are over: nothing else holds them.
  mutating func takeEnded() -> [UInt64: UnsafeMutableRawPointer] {
    let ended = ofLibrary.filter { vt_retain_count($0.value) == 1 }
    for id in ended.keys { ofLibrary[id] = nil }
    return ended
  }

  /// Counts a turn of a run loop of the test's own, and returns false where there were too many with no time between.
  mutating func allowsTurn(at instant: Int64, limit: Int) -> Bool {
    var budget = turnsOfRunLoop ?? JobBudget(limit: limit, start: instant)
    defer { turnsOfRunLoop = budget }
    return budget.allowsJob(at: instant)
  }
}

/// The tasks in which a test itself runs.
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
}

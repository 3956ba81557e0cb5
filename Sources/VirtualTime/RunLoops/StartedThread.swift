import CConcurrencyHooks

/// A Foundation `Thread` that the test's own code starts: it sees the scheduler's clock, and its waits drive the scheduler.
final class StartedThread {
  private let scheduler: VirtualScheduler
  private let isOfLibrary: Bool

  init(scheduler: VirtualScheduler, isOfLibrary: Bool) {
    self.scheduler = scheduler
    self.isOfLibrary = isOfLibrary
  }

  /// Runs the thread's function on the thread.
  func run(_ body: () -> Void) {
    scheduler.inSurroundings { scheduler.asTestCode(body) }
    if isOfLibrary { scheduler.threadOfLibraryEnded() }
  }
}

extension VirtualScheduler {
  /// Takes a thread that code here starts, or returns nil where it is the app's, which is outside, or the scheduler is not in use any more.
  func startThread(isOfLibrary: Bool) -> StartedThread? {
    guard isCapturing, Self.ofTest(vt_thread()) === self else { return nil }
    if isOfLibrary { locked { testTasks.threads += 1 } }
    return StartedThread(scheduler: self, isOfLibrary: isOfLibrary)
  }

  fileprivate func threadOfLibraryEnded() {
    locked { testTasks.threads -= 1 }
    driveForTest()
  }
}

import CConcurrencyHooks

/// A Foundation `Thread` that code of a scheduler starts.
///
/// - One of the test's own sees the scheduler's clock, and its waits drive the scheduler.
/// - One of the app's is a helper thread: it runs in its turn, and what it waits for lets the others go on.
final class StartedThread {
  private let scheduler: VirtualScheduler
  private let isOfLibrary: Bool
  private let helper: OpaquePointer?
  private let cause: UInt32

  init(scheduler: VirtualScheduler, isOfLibrary: Bool, helper: OpaquePointer?, cause: UInt32) {
    self.scheduler = scheduler
    self.isOfLibrary = isOfLibrary
    self.helper = helper
    self.cause = cause
  }

  /// Runs the thread's function on the thread.
  func run(_ body: @escaping () -> Void) {
    guard let helper else {
      scheduler.inSurroundings { scheduler.asTestCode(body) }
      if isOfLibrary { scheduler.threadOfLibraryEnded() }
      return
    }
    let call = ThreadCall { [self] in scheduler.runAppThread(cause: cause, body) }
    withExtendedLifetime(call) {
      vt_helper_run_here(helper, { Unmanaged<ThreadCall>.fromOpaque($0).takeUnretainedValue().body() }, Unmanaged.passUnretained(call).toOpaque())
    }
  }
}

private final class ThreadCall {
  let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }
}

extension VirtualScheduler {
  /// Takes a thread that code here starts, or returns nil where the scheduler is not in use any more.
  func startThread(isOfLibrary: Bool) -> StartedThread? {
    guard isCapturing else { return nil }
    let thread = vt_thread()
    guard thread.pointee.is_in_app || thread.pointee.is_in_job else {
      if isOfLibrary { locked { testTasks.threads += 1 } }
      return StartedThread(scheduler: self, isOfLibrary: isOfLibrary, helper: nil, cause: CauseTable.unnamed)
    }
    let (cause, shown) = causesHere
    let helper = vt_helper_create()
    let start = ParkedThread(helper: helper, name: "its start", cause: shown) { true }
    start.isSatisfied = true
    locked {
      ready.append(WorkItem(kind: .thread(start), taskID: 0, cause: cause, shownCause: shown))
      vt_lock_signal(lock)
    }
    return StartedThread(scheduler: self, isOfLibrary: false, helper: helper, cause: cause)
  }

  fileprivate func threadOfLibraryEnded() {
    locked { testTasks.threads -= 1 }
    driveForTest()
  }

  fileprivate func runAppThread(cause: UInt32, _ body: () -> Void) {
    locked { driver = vt_thread_number() }
    inSurroundings {
      VirtualScheduler.$current.withValue(self) {
        let thread = vt_thread()
        thread.pointee.scheduler = Unmanaged.passUnretained(self).toOpaque()
        thread.pointee.epoch = UnsafePointer(epoch)
        thread.pointee.cause = cause
        thread.pointee.is_in_job = true
        thread.pointee.is_in_app = true
        refreshClock(thread)
        body()
      }
    }
  }
}

import CConcurrencyHooks

/// A Foundation `Thread` that a scheduler's code starts.
class StartedThread {
  fileprivate let scheduler: VirtualScheduler

  fileprivate init(scheduler: VirtualScheduler) {
    self.scheduler = scheduler
  }

  /// Runs the thread's function on the thread.
  func run(_ body: @escaping () -> Void) {}

  /// Forgets the thread, because the system didn't start it.
  func drop() {}
}

/// A thread that the test's own code starts.
///
/// It sees the scheduler's clock, and its waits drive the scheduler.
private final class ThreadOfTest: StartedThread {
  private let isOfLibrary: Bool

  init(scheduler: VirtualScheduler, isOfLibrary: Bool) {
    self.isOfLibrary = isOfLibrary
    super.init(scheduler: scheduler)
  }

  override func run(_ body: @escaping () -> Void) {
    scheduler.inAppEnvironment { scheduler.asThreadOfTest(body) }
    if isOfLibrary { scheduler.threadOfLibraryEnded() }
  }

  override func drop() {
    if isOfLibrary { scheduler.threadOfLibraryEnded() }
  }
}

/// A thread that the app starts.
///
/// It takes turns with the scheduler's other threads.
private final class ThreadOfApp: StartedThread {
  fileprivate let helper: OpaquePointer
  private let cause: UInt32
  private var body: (() -> Void)?

  init(scheduler: VirtualScheduler, helper: OpaquePointer, cause: UInt32) {
    self.helper = helper
    self.cause = cause
    super.init(scheduler: scheduler)
  }

  override func run(_ body: @escaping () -> Void) {
    self.body = body
    stk_time_helper_serve(helper, { Unmanaged<ThreadOfApp>.fromOpaque($0).takeUnretainedValue().runInTurn() }, Unmanaged.passUnretained(self).toOpaque())
  }

  override func drop() {
    _ = scheduler.locked {
      scheduler.timeline.ready.removeAll { if case .thread(let start) = $0.kind { start.helper == helper } else { false } }
    }
    stk_time_helper_drop(helper)
  }

  private func runInTurn() {
    scheduler.locked { scheduler.driver = stk_time_thread_number() }
    scheduler.asAppThread(cause: cause) { body?() }
  }
}

extension VirtualScheduler {
  /// Registers a thread that starts here, or returns `nil` if the scheduler is no longer in use.
  func startThread(isOfLibrary: Bool) -> StartedThread? {
    guard isCapturing else { return nil }
    guard Self.ofTest(stk_time_thread()) === self else { return startThreadOfApp() }
    if isOfLibrary { locked { testTasks.threads += 1 } }
    return ThreadOfTest(scheduler: self, isOfLibrary: isOfLibrary)
  }

  private func startThreadOfApp() -> StartedThread {
    let (cause, shown) = causesHere
    let thread = ThreadOfApp(scheduler: self, helper: stk_time_helper_for_new_thread(), cause: cause)
    // Represent the start as a wait whose condition holds, so the scheduler starts the thread in the same way as it resumes a waiting thread.
    let start = ParkedThread(helper: thread.helper, event: .other("its start"), cause: shown) { true }
    start.isSatisfied = true
    locked {
      timeline.submit(WorkItem(kind: .thread(start), category: .block, taskID: 0, cause: cause, shownCause: shown))
    }
    driveForTest()
    return thread
  }

  fileprivate func threadOfLibraryEnded() {
    locked { testTasks.threads -= 1 }
    driveForTest()
  }
}

import CConcurrencyHooks

/// Support for the test's own code, which runs as it would without the scheduler.
///
/// The code sees the scheduler's clock, and its waits move the clock.
extension VirtualScheduler {
  /// Runs the test's own synchronous code.
  package func asTestCode<R>(_ body: () throws -> R) rethrows -> R { try inScope(cause: nil, body) }

  /// Runs the test's own asynchronous code in the current task.
  ///
  /// While the task is suspended, another thread drives the scheduler until the task can continue.
  package func asTestCode<R>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R) async rethrows -> R {
    guard isCapturing, let task = stk_time_current_task() else { return try await body() }
    let id = stk_time_task_id(task)
    // Borrow the task from its current scheduler, because a part of a test may use another device, which has a different scheduler.
    let outer = JobRouter.ownerOfTestTask(id)
    outer?.lendTestTask(id)
    beginTestJob()
    adoptTestTask(task, id: id, isOfLibrary: false)
    // Yield until the task runs a new job, because only its jobs from now on are known as the test's. A yield that ends before the task suspends doesn't create a job.
    repeat { await Task.yield() } while isCapturing && Self.ofTest(stk_time_thread()) !== self
    testJobEnded()
    do {
      let result = try await body()
      await leaveTestTask(id, to: outer, isolation: isolation)
      return result
    } catch {
      await leaveTestTask(id, to: outer, isolation: isolation)
      throw error
    }
  }

  private func leaveTestTask(_ id: UInt64, to outer: VirtualScheduler?, isolation: isolated (any Actor)?) async {
    leaveTestTask(id)
    guard let outer else { return }
    outer.beginTestJob()
    outer.takeBackTestTask(id)
    await Task.yield()
    outer.testJobEnded()
  }

  /// Counts the running job as a test job until ``testJobEnded()`` is called.
  ///
  /// Until then, the test isn't considered suspended.
  private func beginTestJob() { locked { testTasks.queued += 1 } }

  /// Returns the scheduler whose test code runs on a thread.
  static func ofTest(_ thread: UnsafeMutablePointer<stk_time_thread_state>) -> VirtualScheduler? {
    guard let owner = thread.pointee.scheduler, !thread.pointee.is_in_app, !thread.pointee.is_in_job else { return nil }
    return Unmanaged<VirtualScheduler>.fromOpaque(owner).takeUnretainedValue()
  }

  /// Sets the environment of work observers and an app's code, such as the current device.
  ///
  /// The scheduler's owner sets it.
  package func setAppEnvironment(_ appEnvironment: @escaping @Sendable (() -> Void) -> Void) { locked { self.appEnvironment = appEnvironment } }

  func inAppEnvironment(_ body: () -> Void) {
    if let appEnvironment = locked({ appEnvironment }) { appEnvironment(body) } else { body() }
  }

  /// Registers a task as the test's own.
  func adoptTestTask(_ task: UnsafeMutableRawPointer, id: UInt64, isOfLibrary: Bool) {
    guard registerTestTask(id) else { return }
    locked {
      if isOfLibrary {
        stk_time_retain(task)
        testTasks.ofLibrary[id] = task
      } else {
        testTasks.entered += 1
      }
    }
  }

  private func leaveTestTask(_ id: UInt64) {
    if releaseTestTask(id) { locked { testTasks.entered -= 1 } }
  }

  /// Lends a task of the test to another scheduler.
  ///
  /// In the meantime, this scheduler isn't driven.
  private func lendTestTask(_ id: UInt64) {
    if releaseTestTask(id) { locked { testTasks.lent += 1 } }
  }

  private func takeBackTestTask(_ id: UInt64) {
    guard registerTestTask(id) else { return }
    locked { testTasks.lent -= 1 }
    takeThreadOfTest()
  }

  /// Adds a task of the test to the registry, which doesn't retain it.
  ///
  /// The code that runs the task retains it.
  private func registerTestTask(_ id: UInt64) -> Bool {
    let me = Unmanaged.passUnretained(self).toOpaque()
    return register(id, stk_time_task_record(owner: me, task: nil, cause: CauseTable.unnamed, shown_cause: CauseTable.unnamed, is_test: true, suspended_at: 0))
  }

  /// Removes a task of the test from the registry, and returns whether it was registered.
  ///
  /// The state of the task's thread is cleared.
  private func releaseTestTask(_ id: UInt64) -> Bool {
    let thread = stk_time_thread()
    if Self.ofTest(thread) === self { thread.pointee = stk_time_thread_state() }
    guard stk_time_registry_remove(id) else { return false }
    forget(1)
    return true
  }

  /// Marks the code on this thread as the test's own code.
  fileprivate func takeThreadOfTest() {
    if isCapturing { mark(stk_time_thread(), at: now.nanoseconds) }
  }

  /// Removes the test library's ended tasks, which nothing else retains.
  private func forgetEndedTestTasks() {
    for (id, task) in locked({ testTasks.takeEnded() }) {
      stk_time_release(task)
      if stk_time_registry_remove(id) { forget(1) }
    }
  }

  /// Notes that a thread of the test waits in a run loop for the test library.
  ///
  /// - Returns: Whether the thread waits for a task of the test. In this case, the wait is real and another thread drives the scheduler.
  func beginLibraryWait() -> Bool {
    forgetEndedTestTasks()
    let isForTask = locked {
      guard !testTasks.ofLibrary.isEmpty else { return false }
      testTasks.libraryWaits += 1
      return true
    }
    if isForTask { driveForTest() }
    return isForTask
  }

  /// Ends a wait that ``beginLibraryWait()`` started.
  func endLibraryWait() {
    locked { testTasks.libraryWaits -= 1 }
    forgetEndedTestTasks()
  }

  /// Runs a job of the test's own task as it would run without the scheduler.
  func enqueueTestJob(_ job: UnsafeMutableRawPointer, isMain: Bool) {
    locked {
      testTasks.queued += 1
      stk_time_lock_signal(lock)
    }
    let context = Unmanaged.passRetained(TestJob(scheduler: self, job: job, isMain: isMain)).toOpaque()
    if isMain {
      stk_time_run_on_main_queue(context) { Unmanaged<TestJob>.fromOpaque($0!).takeRetainedValue().run() }
    } else {
      stk_time_run_on_pool(context) { Unmanaged<TestJob>.fromOpaque($0!).takeRetainedValue().run() }
    }
  }

  /// Runs the job that ends a yield of the test's own task as it would run without the scheduler.
  ///
  /// Until the job ends, the test isn't considered suspended, so no time passes in a yield.
  ///
  /// - Returns: `false` if the job doesn't end a yield.
  func takeYieldOfTest(_ job: UnsafeMutableRawPointer) -> Bool {
    guard stk_time_is_continuation(job) else { return false }
    locked { testTasks.queued += 1 }
    stk_time_run_on_pool(Unmanaged.passRetained(YieldOfTest(scheduler: self, job: job)).toOpaque()) { Unmanaged<YieldOfTest>.fromOpaque($0!).takeRetainedValue().run() }
    return true
  }

  fileprivate func testJobEnded() {
    // Forget ended tasks here, because they would count as suspended until the library notices that they have ended.
    forgetEndedTestTasks()
    locked { testTasks.queued -= 1 }
    driveForTest()
  }

  /// Whether a test is suspended and there's work that no thread runs.
  ///
  /// The caller must hold the lock.
  var needsDriverUnlocked: Bool {
    testTasks.isSuspended && !testTasks.isDriving && driverDepth == 0 && !isShutDown && !timeline.isEmpty
  }

  /// Drives the scheduler on another thread while the test is suspended, until the test can continue.
  func driveForTest() {
    let isNeeded = locked {
      guard needsDriverUnlocked else { return false }
      testTasks.isDriving = true
      return true
    }
    guard isNeeded else { return }
    stk_time_run_on_pool(Unmanaged.passRetained(self).toOpaque()) { Unmanaged<VirtualScheduler>.fromOpaque($0!).takeRetainedValue().driveUntilTestGoesOn() }
  }

  private func driveUntilTestGoesOn() {
    var checks = 0
    inAppEnvironment {
      startIfPending()
      let outcome = wait(timeout: .nanoseconds(Int64.max)) {
        checks += 1
        // Slow down after many checks, because the test may be waiting for something outside while a repeating timer of the app fires forever.
        if checks > 20_000 { stk_time_pause(1_000_000) }
        return locked { isShutDown || !testTasks.isSuspended }
      }
      if case .neverSettles(let cause) = outcome { report(.neverRests(cause: cause)) }
    }
    locked { testTasks.isDriving = false }
    driveForTest()
  }
}

/// The end of a yield in the test's own task.
private final class YieldOfTest {
  private let scheduler: VirtualScheduler
  private let job: UnsafeMutableRawPointer

  init(scheduler: VirtualScheduler, job: UnsafeMutableRawPointer) {
    self.scheduler = scheduler
    self.job = job
  }

  func run() {
    stk_time_run_global(job)
    scheduler.testJobEnded()
  }
}

/// A job of the test's own task.
private final class TestJob {
  private let scheduler: VirtualScheduler
  private let job: UnsafeMutableRawPointer
  private let isMain: Bool

  init(scheduler: VirtualScheduler, job: UnsafeMutableRawPointer, isMain: Bool) {
    self.scheduler = scheduler
    self.job = job
    self.isMain = isMain
  }

  func run() {
    let thread = stk_time_thread()
    var saved = thread.pointee
    // Reset the number of clock readings, because the test itself has run since the last one, so the test library isn't waiting in a loop.
    saved.clock_reads = 0
    thread.pointee = stk_time_thread_state()
    if isMain { stk_time_main_actor_enter() }
    // Mark the thread after entering the main actor, because the wait for the main actor may have taken real time.
    scheduler.takeThreadOfTest()
    if isMain { stk_time_run_main(job) } else { stk_time_run_global(job) }
    if isMain { stk_time_main_actor_leave() }
    thread.pointee = saved
    scheduler.testJobEnded()
  }
}

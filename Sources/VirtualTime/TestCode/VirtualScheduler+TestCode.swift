import CConcurrencyHooks

/// The test's own code: it runs where it would run without the scheduler, but sees its clock, and its waits move it.
extension VirtualScheduler {
  /// Runs the test's own synchronous code.
  package func asTestCode<R>(_ body: () throws -> R) rethrows -> R { try inScope(cause: nil, body) }

  /// Runs the test's own asynchronous code, in the current task.
  ///
  /// While the task is suspended, the scheduler is driven until the task can go on.
  package func asTestCode<R>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R) async rethrows -> R {
    guard isCapturing, let task = vt_current_task() else { return try await body() }
    let id = vt_task_id(task)
    // A test may have a part with a device of its own: meanwhile the task is that device's.
    let outer = JobRouter.ownerOfTestTask(id)
    outer?.lendTestTask(id)
    beginTestJob()
    adoptTestTask(task, id: id, isOfLibrary: false)
    // The task's next job is the first that is known as the test's. A yield that is over before the task has suspended brings none.
    repeat { await Task.yield() } while isCapturing && Self.ofTest(vt_thread()) !== self
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

  /// Counts the job that runs as one of the test's, until ``testJobEnded()``: the test is not suspended.
  private func beginTestJob() { locked { testTasks.queued += 1 } }

  /// The scheduler whose test's own code runs on a thread.
  static func ofTest(_ thread: UnsafeMutablePointer<vt_thread_state>) -> VirtualScheduler? {
    guard let owner = thread.pointee.scheduler, !thread.pointee.is_in_app, !thread.pointee.is_in_job else { return nil }
    return Unmanaged<VirtualScheduler>.fromOpaque(owner).takeUnretainedValue()
  }

  /// Runs a closure where a work observer's or an app's code may ask for the current device: set by who owns the scheduler.
  package func setSurroundings(_ surroundings: @escaping @Sendable (() -> Void) -> Void) { locked { self.surroundings = surroundings } }

  func inSurroundings(_ body: () -> Void) {
    if let surroundings = locked({ surroundings }) { surroundings(body) } else { body() }
  }

  /// Remembers a task as the test's own.
  func adoptTestTask(_ task: UnsafeMutableRawPointer, id: UInt64, isOfLibrary: Bool) {
    guard registerTestTask(id) else { return }
    locked {
      if isOfLibrary {
        vt_retain(task)
        testTasks.ofLibrary[id] = task
        testTasks.mayHaveEndedUnnoticed = true
      } else {
        testTasks.entered += 1
      }
    }
  }

  private func leaveTestTask(_ id: UInt64) {
    if releaseTestTask(id) { locked { testTasks.entered -= 1 } }
  }

  /// Leaves a task of the test to another scheduler for a while, in which this one is not driven.
  private func lendTestTask(_ id: UInt64) {
    if releaseTestTask(id) { locked { testTasks.lent += 1 } }
  }

  private func takeBackTestTask(_ id: UInt64) {
    guard registerTestTask(id) else { return }
    locked { testTasks.lent -= 1 }
    takeThreadOfTest()
  }

  /// Puts a task of the test into the registry, which does not keep it: who runs it does.
  private func registerTestTask(_ id: UInt64) -> Bool {
    let me = Unmanaged.passUnretained(self).toOpaque()
    return register(id, vt_task_record(owner: me, task: nil, cause: CauseTable.unnamed, shown_cause: CauseTable.unnamed, is_test: true, suspended_at: 0))
  }

  /// Takes a task of the test out of the registry, with the mark of the thread that it runs on; returns whether it was there.
  private func releaseTestTask(_ id: UInt64) -> Bool {
    let thread = vt_thread()
    if Self.ofTest(thread) === self { thread.pointee = vt_thread_state() }
    guard vt_registry_remove(id) else { return false }
    forget(1)
    return true
  }

  /// Marks what runs on this thread as the test's own code.
  fileprivate func takeThreadOfTest() {
    if isCapturing { mark(vt_thread(), at: now.nanoseconds) }
  }

  /// Forgets the tasks of the test library that are over: nothing else holds them.
  private func forgetEndedTestTasks() {
    for (id, task) in locked({ testTasks.takeEnded() }) {
      vt_release(task)
      if vt_registry_remove(id) { forget(1) }
    }
  }

  /// Takes note that a thread of the test's own waits in a run loop for the test library.
  ///
  /// - Returns: Whether it waits for a task of the test, so that the wait is real and the scheduler is driven elsewhere.
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

  /// Ends what ``beginLibraryWait()`` began.
  func endLibraryWait() {
    locked { testTasks.libraryWaits -= 1 }
    forgetEndedTestTasks()
  }

  /// Runs a job of the test's own task where it would run without the scheduler.
  func enqueueTestJob(_ job: UnsafeMutableRawPointer, isMain: Bool) {
    locked {
      testTasks.queued += 1
      vt_lock_signal(lock)
    }
    let context = Unmanaged.passRetained(TestJob(scheduler: self, job: job, isMain: isMain)).toOpaque()
    if isMain {
      vt_run_on_main_queue(context) { Unmanaged<TestJob>.fromOpaque($0!).takeRetainedValue().run() }
    } else {
      vt_run_on_pool(context) { Unmanaged<TestJob>.fromOpaque($0!).takeRetainedValue().run() }
    }
  }

  /// Runs the job that ends a yield of the test's own task where it would run without the scheduler; returns false for other jobs.
  ///
  /// Until then the test does not count as suspended: no time passes in a yield.
  func takeYieldOfTest(_ job: UnsafeMutableRawPointer) -> Bool {
    guard vt_is_continuation(job) else { return false }
    locked { testTasks.queued += 1 }
    vt_run_on_pool(Unmanaged.passRetained(YieldOfTest(scheduler: self, job: job)).toOpaque()) { Unmanaged<YieldOfTest>.fromOpaque($0!).takeRetainedValue().run() }
    return true
  }

  fileprivate func testJobEnded() {
    // A task that is over does not count as suspended, in the moment before the library notices that it is.
    forgetEndedTestTasks()
    locked { testTasks.queued -= 1 }
    driveForTest()
  }

  /// Whether a test is suspended, there is work, and no thread runs it; the caller holds the lock.
  var needsDriverUnlocked: Bool {
    testTasks.isSuspended && !testTasks.isDriving && driverDepth == 0 && !isShutDown && !timeline.isEmpty
  }

  /// Drives the scheduler on another thread while the test is suspended, until it can go on.
  func driveForTest() {
    let isNeeded = locked {
      guard needsDriverUnlocked else { return false }
      testTasks.isDriving = true
      return true
    }
    guard isNeeded else { return }
    vt_run_on_pool(Unmanaged.passRetained(self).toOpaque()) { Unmanaged<VirtualScheduler>.fromOpaque($0!).takeRetainedValue().driveUntilTestGoesOn() }
  }

  private func driveUntilTestGoesOn() {
    var checks = 0
    inSurroundings {
      startIfPending()
      let outcome = wait(timeout: .nanoseconds(Int64.max)) {
        checks += 1
        // The test may wait for something outside, while a timer of the app's repeats for ever.
        if checks > 20_000 { vt_pause(1_000_000) }
        return locked { isShutDown || !testTasks.isSuspended }
      }
      if case .neverSettles(let cause) = outcome { report(.neverRests(cause: cause)) }
    }
    locked { testTasks.isDriving = false }
    driveForTest()
  }
}

/// The end of a yield of the test's own task.
private final class YieldOfTest {
  private let scheduler: VirtualScheduler
  private let job: UnsafeMutableRawPointer

  init(scheduler: VirtualScheduler, job: UnsafeMutableRawPointer) {
    self.scheduler = scheduler
    self.job = job
  }

  func run() {
    vt_run_global(job)
    scheduler.testJobEnded()
  }
}

/// One job of the test's own task.
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
    let thread = vt_thread()
    var saved = thread.pointee
    // Between two looks of the test library at the clock the test itself went on: the library does not wait in a loop.
    saved.clock_reads = 0
    thread.pointee = vt_thread_state()
    if isMain { vt_main_actor_enter() }
    // After the token, which may have taken real time.
    scheduler.takeThreadOfTest()
    if isMain { vt_run_main(job) } else { vt_run_global(job) }
    if isMain { vt_main_actor_leave() }
    thread.pointee = saved
    scheduler.testJobEnded()
  }
}

import CConcurrencyHooks

/// The tasks in which a test itself runs, counted.
struct TestTasks {
  /// Those that are not over.
  var live = 0
  /// Their jobs that wait or run.
  var queued = 0
  /// Whether a thread drives the scheduler for a test that is suspended.
  var isDriving = false
}

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
    adoptTestTask(task, id: id)
    // The task's next job is the first that is known as the test's.
    await Task.yield()
    defer { leaveTestTask(id) }
    return try await body()
  }

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
  func adoptTestTask(_ task: UnsafeMutableRawPointer, id: UInt64) {
    let me = Unmanaged.passUnretained(self)
    let record = vt_task_record(owner: me.toOpaque(), task: nil, cause: CauseTable.unnamed, shown_cause: CauseTable.unnamed, is_test: true)
    guard vt_registry_insert(id, record) else { return }
    locked {
      if knownTasks == 0 { _ = me.retain() }
      knownTasks += 1
      testTasks.live += 1
    }
  }

  private func leaveTestTask(_ id: UInt64) {
    let thread = vt_thread()
    if Self.ofTest(thread) === self { thread.pointee = vt_thread_state() }
    forgetTestTask(id)
  }

  fileprivate func forgetTestTask(_ id: UInt64) {
    guard vt_registry_remove(id) else { return }
    locked { testTasks.live -= 1 }
    forget(1)
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

  fileprivate func testJobEnded() {
    locked { testTasks.queued -= 1 }
    driveForTest()
  }

  /// Whether a test is suspended, there is work, and no thread runs it; the caller holds the lock.
  var needsDriverUnlocked: Bool {
    testTasks.live > 0 && testTasks.queued == 0 && !testTasks.isDriving && driverDepth == 0 && !isShutDown && !(ready.isEmpty && timers.isEmpty)
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
      let outcome = wait(timeout: .nanoseconds(Int64.max)) {
        checks += 1
        // The test may wait for something outside, while a timer of the app's repeats for ever.
        if checks > 20_000 { vt_pause(1_000_000) }
        return locked { testTasks.queued > 0 || testTasks.live == 0 || isShutDown }
      }
      if case .neverSettles(let cause) = outcome {
        report(
          SchedulingProblem(
            message: "The app never comes to rest: \(cause) starts new work again and again with no delay, so virtual time cannot move on.",
            advice: "let time pass between two pieces of that work"))
      }
    }
    locked { testTasks.isDriving = false }
    driveForTest()
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
    let saved = thread.pointee
    thread.pointee = vt_thread_state()
    let id = vt_task_id(job)
    vt_retain(job)
    if isMain { vt_main_actor_enter() }
    // After the token, which may have taken real time.
    if scheduler.isCapturing {
      thread.pointee.scheduler = Unmanaged.passUnretained(scheduler).toOpaque()
      thread.pointee.epoch = UnsafePointer(scheduler.epoch)
      thread.pointee.clock_offset = scheduler.now.nanoseconds
    }
    if isMain { vt_run_main(job) } else { vt_run_global(job) }
    if isMain { vt_main_actor_leave() }
    let isOver = vt_retain_count(job) == 1
    thread.pointee = saved
    if isOver { scheduler.forgetTestTask(id) }
    vt_release(job)
    scheduler.testJobEnded()
  }
}

// This is the module's only file with conditional compilation for platforms and compilers.
//
// - Swift 6.3 on Linux: The runtime's hooks receive jobs, and our executors receive sleeps.
// - Older runtimes with hooks: A hook receives sleeps as well.
// - Runtimes without hooks: Nothing is captured, and only `VirtualClock` and scheduled events are virtual.

import CConcurrencyHooks

#if compiler(>=6.3) && !canImport(Darwin)
  @_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) import _Concurrency
#endif

/// The hooks that put a scheduler between the Swift runtime and its executors.
enum RuntimeHooks {
  /// Whether captured code's calls to libdispatch and the C library are intercepted too.
  static let capturesDispatch: Bool = DispatchCapture.install()

  /// Whether Foundation's run loops, timers, and threads are intercepted.
  static let capturesRunLoops: Bool = capturesDispatch && TimerSources.install() && RunLoopCapture.install()

  /// Installs all hooks, once per process.
  ///
  /// - Returns: The reason why Swift concurrency can't be captured, or `nil` if it can.
  static func install() -> String? {
    let callbacks = stk_time_callbacks(
      enqueue_global: { job in JobRouter.take(job, isMain: false) },
      enqueue_global_after: { job, delay in JobRouter.take(job, after: delay) })
    guard stk_time_install(callbacks) else { return "the runtime has no hooks." }
    _ = capturesRunLoops
    OutsideWork.install()
    NotificationObservers.install()
    installSchedulingExecutors()
    if let problem = SelfTest.problem() {
      stk_time_uninstall()
      return problem
    }
    stk_time_note_executors(
      stk_time_executor_callbacks(
        goes_to: { executor in JobRouter.note(ownExecutor: executor) },
        created: { task in JobRouter.adopt(taskOnOwnExecutor: task) }))
    return nil
  }

  /// Returns the job of the task that a closure starts, and keeps the job from reaching an executor.
  static func divert(_ start: () -> Void) -> UnsafeMutableRawPointer? {
    let thread = stk_time_thread()
    thread.pointee.is_diverting = true
    thread.pointee.diverted_job = nil
    start()
    thread.pointee.is_diverting = false
    return thread.pointee.diverted_job
  }
}

#if compiler(>=6.3) && !canImport(Darwin)
  extension RuntimeHooks {
    /// Whether the runtime's clocks show virtual time, which makes deadlines exact.
    fileprivate static let clocksAreVirtual: Bool = {
      let areVirtual = stk_time_virtualize_clocks() && SelfTest.clocksShowTheOffset()
      if !areVirtual { stk_time_print_error("ScreenTestKit: The clocks of this Swift runtime show real time. Sleeps are rounded to milliseconds.\n") }
      return areVirtual
    }()

    fileprivate static func installSchedulingExecutors() {
      _ = CapturingDefaultExecutor.original
      _ = clocksAreVirtual
      _createExecutors(factory: CapturingExecutorFactory.self)
    }

    /// Returns whether an executor is the default executor: ours or the runtime's.
    static func isExecutorOfRuntime(_ executor: UnsafeMutableRawPointer) -> Bool {
      let object = Unmanaged<AnyObject>.fromOpaque(executor).takeUnretainedValue()
      return object === CapturingDefaultExecutor.shared || object === CapturingDefaultExecutor.original
    }

    /// Returns the time until a deadline, in nanoseconds.
    fileprivate static func delay<C: Clock>(until instant: C.Instant, _ clock: C) -> Int64 {
      stk_time_forget_time_between_readings()
      let exact = delay(clock.now.duration(to: instant), clock)
      if clocksAreVirtual, stk_time_thread().pointee.epoch != nil { return exact }
      // Round the delay, because sleeps of equal length must stay equal even if the clock advances between two calls, for example on another thread of the app.
      let milli: Int64 = 1_000_000
      // Add the time since the deadline was computed, because that time isn't part of the requested sleep. Another thread may have had the processor since then.
      let passed = stk_time_time_between_readings()
      let asked = (0..<50 * milli).contains(passed) ? exact.addingSaturated(passed) : exact
      return (asked.addingSaturated(milli / 2) / milli) * milli
    }

    fileprivate static func delay<C: Clock>(_ duration: C.Duration, _ clock: C) -> Int64 {
      (duration as? Duration)?.roundedNanoseconds ?? 0
    }
  }

  private struct CapturingExecutorFactory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { MainActor.executor }
    static var defaultExecutor: any TaskExecutor { CapturingDefaultExecutor.shared }
  }

  /// An executor in front of the runtime's default executor.
  ///
  /// It receives the sleeps and yields of nonisolated code.
  private final class CapturingDefaultExecutor: TaskExecutor, SchedulingExecutor {
    static let original: any TaskExecutor = Task<Never, Never>.defaultExecutor
    private static let originalScheduling = original as? any SchedulingExecutor
    static let shared = CapturingDefaultExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if !JobRouter.take(unsafeBitCast(job, to: UnsafeMutableRawPointer.self), isMain: false) { outside { Self.original.enqueue(job) } }
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
      let job = UnownedJob(job)
      let pointer = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
      if !JobRouter.take(pointer, after: RuntimeHooks.delay(delay, clock)) {
        outside { Self.originalScheduling?.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock) }
      }
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
      let job = UnownedJob(job)
      let pointer = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
      if !JobRouter.take(pointer, after: RuntimeHooks.delay(until: instant, clock)) {
        outside { Self.originalScheduling?.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock) }
      }
    }

    /// Runs a closure and lets the runtime's executor use the process's own queues.
    ///
    /// The thread may belong to any scheduler.
    private func outside(_ body: () -> Void) {
      let thread = stk_time_thread()
      let wasBypassing = thread.pointee.is_bypassing
      thread.pointee.is_bypassing = true
      body()
      thread.pointee.is_bypassing = wasBypassing
    }
  }
#else
  extension RuntimeHooks {
    fileprivate static func installSchedulingExecutors() {}

    static func isExecutorOfRuntime(_ executor: UnsafeMutableRawPointer) -> Bool { false }
  }
#endif

/// Returns the main actor's executor to the C part of the hooks.
@_cdecl("stk_time_make_main_executor")
func makeMainExecutor() -> stk_time_executor {
  unsafeBitCast(CapturingMainExecutor.shared.asUnownedSerialExecutor(), to: stk_time_executor.self)
}

/// The main actor's executor for the whole process.
///
/// The executor passes jobs without a scheduler to the main queue.
private final class CapturingMainExecutor: SerialExecutor {
  static let shared = CapturingMainExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self)
    if !JobRouter.take(job, isMain: true) { stk_time_enqueue_on_main_queue(job) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  private var isIsolated: Bool? {
    let thread = stk_time_thread()
    return thread.pointee.is_in_job ? thread.pointee.is_on_main_actor : nil
  }

  func isIsolatingCurrentContext() -> Bool? {
    if let isIsolated { return isIsolated }
    return unsafeBitCast(stk_time_original_main_executor(), to: UnownedSerialExecutor.self).asSerialExecutor()?.isIsolatingCurrentContext()
  }

  func checkIsolated() {
    if isIsolated == true { return }
    unsafeBitCast(stk_time_original_main_executor(), to: UnownedSerialExecutor.self).asSerialExecutor()?.checkIsolated()
  }
}

import CConcurrencyHooks

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
    if let problem = SchedulingExecutors.problem { return problem }
    let callbacks = stk_time_callbacks(
      enqueue_global: { job in JobRouter.take(job, isMain: false) },
      enqueue_global_after: { job, delay in JobRouter.take(job, after: delay) })
    let isLinkedStatically = stk_time_should_catch_functions() && !stk_time_are_functions_ours() && stk_time_provider_of_dispatch() == nil
    if isLinkedStatically { return "the runtime is linked statically, so its hooks can't be found." }
    // Don't call a function that the runtime doesn't have. The self-test calls most functions.
    if let missing = missingSymbol { return "the runtime has no \(missing)." }
    guard stk_time_install(callbacks) else { return "the runtime has no hooks." }
    _ = capturesRunLoops
    OutsideWork.install()
    NotificationObservers.install()
    SchedulingExecutors.install()
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

  /// The name of a function or hook that the runtime lacks, or `nil` if it has every one.
  private static var missingSymbol: String? {
    InterpositionRow.all.first { $0.way == .found && ["jobs", "tasks"].contains($0.group.name) && $0.state == .gone }?.shownSymbol
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

/// The delays of sleeps.
extension RuntimeHooks {
  /// Whether the runtime's clocks show virtual time, which makes deadlines exact.
  static let clocksAreVirtual: Bool = {
    let areVirtual = stk_time_virtualize_clocks() && SelfTest.clocksShowTheOffset()
    if !areVirtual { stk_time_print_error("ScreenTestKit: The clocks of this Swift runtime show real time. Sleeps are rounded to milliseconds.\n") }
    return areVirtual
  }()

  /// Returns the time until a deadline, in nanoseconds.
  static func delay<C: Clock>(until instant: C.Instant, _ clock: C) -> Int64 {
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

  /// Returns a duration in nanoseconds, or zero if it isn't a `Duration`.
  static func delay<C: Clock>(_ duration: C.Duration, _ clock: C) -> Int64 {
    (duration as? Duration)?.roundedNanoseconds ?? 0
  }
}

/// Returns the main actor's executor to the C part of the hooks.
@_cdecl("stk_time_make_main_executor")
func makeMainExecutor() -> stk_time_executor {
  // See `executor_words` in Interposition.def.
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

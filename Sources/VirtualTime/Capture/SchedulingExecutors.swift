import CConcurrencyHooks

#if !SCREENTESTKIT_WITHOUT_EXECUTORS && !canImport(Darwin)
  @_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) import _Concurrency

  #if compiler(>=6.4) || SCREENTESTKIT_NEWER_COMPILER
    #warning(
      "This file uses @_spi(ExperimentalScheduling) and @_spi(ExperimentalCustomExecutors) of _Concurrency, tested with Swift 6.3. If the file doesn't compile, build with Swift 6.3, or with SCREENTESTKIT_WITHOUT=executors in the environment and tasks in real time."
    )
  #endif

  /// The runtime's interface for executors, which makes our executor the default executor.
  enum SchedulingExecutors {
    /// The reason why sleeps can't be received, or `nil` if they can.
    static let problem: String? = nil

    /// Makes our executor the default executor, once per process.
    static func install() {
      _ = CapturingDefaultExecutor.original
      _ = RuntimeHooks.clocksAreVirtual
      _createExecutors(factory: CapturingExecutorFactory.self)
    }

    /// Returns whether an executor is the default executor: ours or the runtime's.
    static func isExecutorOfRuntime(_ executor: UnsafeMutableRawPointer) -> Bool {
      let object = Unmanaged<AnyObject>.fromOpaque(executor).takeUnretainedValue()
      return object === CapturingDefaultExecutor.shared || object === CapturingDefaultExecutor.original
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
    // See `sleeps_reach_executor` in Interposition.def.
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
  /// A replacement for the runtime's interface for executors, in a build without it.
  enum SchedulingExecutors {
    /// The reason why sleeps can't be received.
    static let problem: String? =
      "this build leaves out the runtime's interface for executors, which receives the sleeps of tasks. Build it without “executors” in SCREENTESTKIT_WITHOUT."

    /// Does nothing, because ``problem`` keeps the hooks from being installed.
    static func install() {}

    /// Returns `false`, because no hooks are installed.
    static func isExecutorOfRuntime(_ executor: UnsafeMutableRawPointer) -> Bool { false }
  }
#endif

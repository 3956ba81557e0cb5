import CConcurrencyHooks

/// A virtual clock, and an executor that runs the Swift concurrency of code started under it.
///
/// - Tasks, actors, the main actor, `Task.sleep`, `Task.yield`, task groups, and streams of captured code run on the thread that calls
///   ``wait(timeout:until:)``, ``runDue()``, or ``run(timeout:_:)``. They run inside that call, one job after another.
/// - At the same instant, work runs first in, first out, and priorities are ignored. Between instants, it runs in due order. The same code runs the same way
///   each time. ``SchedulingOrder/current`` gives schedulers another order for work at the same instant.
/// - Code is captured if it starts inside a job of the scheduler, or while ``current`` is bound to the scheduler.
///   Everything that captured code starts is captured too. All other code runs as it would without the scheduler.
/// - If libdispatch, Foundation, and the C library are intercepted, the queues, timers, run loops, and sleeps of captured code are captured too, and every clock
///   shows virtual time to captured code.
/// - One thread at a time drives a scheduler. A second thread waits for its turn.
/// - The main-actor code of the whole process runs on one thread at a time, even if several schedulers are driven at once.
///   A thread leaves the main actor between two jobs, and while it waits in real time.
/// - A scheduler is in use until ``shutDown()`` is called.
public final class VirtualScheduler: @unchecked Sendable {
  /// The scheduler that captures the tasks that the current task starts.
  @TaskLocal public static var current: VirtualScheduler?

  /// The scheduler of the test that the current task runs.
  ///
  /// By itself, it captures nothing.
  @TaskLocal package static var ofTest: VirtualScheduler?

  /// The maximum number of jobs at one instant.
  ///
  /// A wait that exceeds this number ends with `neverSettles`. The default is 100,000.
  package var jobLimit: Int = 100_000

  /// The maximum number of threads that run, or wait in, the app's blocks at once.
  ///
  /// The default is 512, which is libdispatch's own limit on a phone.
  package var threadLimit: Int = 512

  let lock: OpaquePointer
  /// The lock of the thread that examines waiting and away threads.
  ///
  /// It's always acquired before ``lock``.
  let noticeLock: OpaquePointer
  let epoch: UnsafeMutablePointer<stk_time_epoch>
  /// The smallest identifier of the scheduler's tasks.
  ///
  /// Older tasks, which have smaller identifiers, never belong to it.
  let firstTaskID: UInt64
  let captures: Bool
  let creationOrder: SchedulingOrder

  // `lock` guards these properties and everything below. The first four disable the exclusivity checks, because a wait accesses these properties many times
  // and would spend a twentieth of its time on the checks. This is safe, because no foreign code runs while one of the four is changed.
  @exclusivity(unchecked) var timeline: Timeline
  @exclusivity(unchecked) var queues = DispatchQueues()
  @exclusivity(unchecked) var threads = HelperThreads()
  @exclusivity(unchecked) var testTasks = TestTasks()
  var runLoops = RunLoopState()
  var resources: [any IdlingResource] = []
  var workObservers: [@MainActor () -> Void] = []
  /// Whether there may be invisible work that hasn't used up its grace period.
  var mayHaveOutsideWork = false
  /// Whether captured code has ever started work that the scheduler can't see.
  var hasOutsideWork = false
  var attachments: [ObjectIdentifier: any AnyObject & Sendable] = [:]
  /// The types of the app's custom executors that were seen.
  var ownExecutors: Set<String> = []
  /// The type of the custom executor noted last, until it's known what the executor does with its job.
  var latestOwnExecutor: String?
  var knownTasks = 0
  var sweepLimit = 128
  /// The configuration scope of the driving code, which also applies to the app's code.
  var scopeOfDriver: ConfigurationScope?
  var isShutDown = false
  /// Whether shutdown has begun.
  ///
  /// Threads that wait for outside work must not delay it.
  var isEnding = false
  /// The number of main-actor waits that prevent other main-actor work from running.
  var mainActorWaits = 0
  /// The number of an app's waits in progress on the driving thread.
  var appWaits = 0
  /// The cause of the endless work that was last reported to the test.
  var endlessWorkTold: String?
  /// Whether deeply nested waits were reported to the test.
  var isNestingTold = false
  /// Runs a closure in an environment that provides values to an app's code, such as the current device.
  var appEnvironment: (@Sendable (() -> Void) -> Void)?
  /// Receives problems of captured code that can never continue.
  var problemHandler: (@Sendable (SchedulingProblem) -> Void)?
  /// The categories whose use is reported to `useHandler`.
  var watchedCategories: Set<InterpositionCategory> = []
  /// The categories that were reported to `useHandler`.
  var reportedCategories: Set<InterpositionCategory> = []
  /// Receives the first use of a category that doesn't work in this process.
  var useHandler: (@Sendable (InterpositionCategory) -> Void)?
  var driver: UInt = 0
  var driverDepth = 0
  /// The remaining work of the driving thread.
  ///
  /// Only that thread uses the budget.
  var budget = JobBudget(limit: 0, start: 0)

  /// Creates a scheduler whose clock is at zero.
  public convenience init() {
    self.init(capturing: Self.capturesSwiftConcurrency)
  }

  /// Creates a scheduler, with or without capturing Swift concurrency.
  ///
  /// - Parameter capturing: Whether Swift concurrency is captured. It isn't on a platform without hooks.
  init(capturing: Bool) {
    captures = capturing
    creationOrder = SchedulingOrder.current
    lock = stk_time_lock_create()
    timeline = Timeline(lock: lock, order: creationOrder.makeStream())
    noticeLock = stk_time_lock_create()
    epoch = .allocate(capacity: 1)
    epoch.initialize(to: Self.firstReadings)
    firstTaskID = capturing ? Self.newestTaskID() : 0
    if capturing { WaitingSchedulers.shared.add(self) }
  }

  deinit {
    stk_time_lock_destroy(lock)
    stk_time_lock_destroy(noticeLock)
    epoch.deallocate()
  }

  /// The readings of the process's clocks that a scheduler starts with.
  ///
  /// The wall clock starts at a fixed date. The other clocks start at a whole second, so differences are exact.
  private static var firstReadings: stk_time_epoch {
    var readings = stk_time_read_epoch()
    let second: Int64 = 1_000_000_000
    readings.boot -= readings.boot % second
    readings.monotonic -= readings.monotonic % second
    readings.wall = Int64(startOfWallClock) * second
    return readings
  }

  /// Monday, June 1, 2026, 9:41 AM UTC, in seconds since 1970.
  private static let startOfWallClock = 1_780_306_860

  /// The start of the wall clock, in nanoseconds since 1970.
  ///
  /// Captured code and the test's own code see this date when the scheduler's clock is at zero.
  package var wallClockStart: Int64 {
    get { locked { epoch.pointee.wall } }
    set { locked { epoch.pointee.wall = newValue } }
  }

  /// The current virtual time.
  public var now: VirtualClock.Instant {
    locked { VirtualClock.Instant(nanoseconds: timeline.nanoseconds) }
  }

  /// Whether the scheduler hasn't been shut down.
  package var isInUse: Bool { !locked { isShutDown } }

  /// Whether code that starts now is captured.
  ///
  /// Don't read this property with the lock held.
  var isCapturing: Bool { captures && !locked { isShutDown } }

  /// Runs a closure with exclusive access to the scheduler's state.
  ///
  /// The closure must not run foreign code.
  @inline(__always)
  func locked<R>(_ body: () throws -> R) rethrows -> R {
    stk_time_lock_acquire(lock)
    defer { stk_time_lock_release(lock) }
    return try body()
  }
}

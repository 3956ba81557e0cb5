import CConcurrencyHooks

/// A virtual clock and, for the code that is started under it, all of Swift concurrency.
///
/// - Tasks, actors, the main actor, `Task.sleep`, `Task.yield`, task groups and streams of captured code run on the thread that calls
///   ``wait(timeout:until:)``, ``runDue()`` or ``run(timeout:_:)``, inside that call, one job after another.
/// - Order is first in, first out at one instant (priorities are ignored), and due order between instants: the same code runs the same way each time.
///   ``WorkOrder/current`` gives schedulers another order at one instant.
/// - Code is captured when it starts inside a job of the scheduler, or with ``current`` bound to the scheduler.
///   Everything that captured code starts is captured too. All other code runs where it would have run without the scheduler.
/// - Where libdispatch, Foundation and the C library are caught, so are queues, timers, run loops and sleeps of captured code, and every clock shows it virtual time.
/// - One thread at a time drives a scheduler; a second one waits its turn.
/// - Main-actor code of the whole process runs on one thread at a time, however many schedulers are driven at once.
///   A thread leaves the main actor to others between two jobs, and while it waits in real time.
/// - A scheduler is in use until ``shutDown()``.
public final class VirtualScheduler: @unchecked Sendable {
  /// The scheduler that captures the tasks which the current task starts.
  @TaskLocal public static var current: VirtualScheduler?

  /// The scheduler of the test that the current task runs; it captures nothing by itself.
  @TaskLocal package static var ofTest: VirtualScheduler?

  /// How many jobs may run at one instant before a wait ends with `neverSettles`: 100,000, if not set.
  package var jobLimit: Int = 100_000

  /// How many threads may run, or wait in, the app's blocks at once: 512, if not set, which is libdispatch's own limit on a phone.
  package var threadLimit: Int = 512

  let lock: OpaquePointer
  /// Held by the thread that looks at those which wait or are away; always taken before ``lock``.
  let noticeLock: OpaquePointer
  let epoch: UnsafeMutablePointer<vt_epoch>
  /// Tasks with a smaller identifier are older than the scheduler and never belong to it.
  let firstTaskID: UInt64
  let captures: Bool
  let creationOrder: WorkOrder

  // Guarded by `lock`, as everything below. While one of the four parts is changed, no code of others runs, so the check for that is left out: a part is
  // looked at many times in a wait, and the check would cost a wait a twentieth of its time.
  @exclusivity(unchecked) var timeline: Timeline
  @exclusivity(unchecked) var queues = DispatchQueues()
  @exclusivity(unchecked) var threads = HelperThreads()
  @exclusivity(unchecked) var testTasks = TestTasks()
  var runLoops = RunLoopState()
  var resources: [any IdlingResource] = []
  var workObservers: [@MainActor () -> Void] = []
  /// Whether something may be under way that the scheduler does not see, and that has not had its grace.
  var mayHaveOutsideWork = false
  /// Whether captured code has ever started something that the scheduler does not see.
  var hasOutsideWork = false
  var attachments: [ObjectIdentifier: any AnyObject & Sendable] = [:]
  /// The types of executors of the app's own that were seen.
  var ownExecutors: Set<String> = []
  /// The type of the one that a task was last about to go to, until it is known what the executor does with its job.
  var latestOwnExecutor: String?
  var knownTasks = 0
  var sweepLimit = 128
  /// The configuration around the code that drives, for the app's code.
  var scopeOfDriver: ConfigurationScope?
  var isShutDown = false
  /// Whether the shut-down has begun: no thread that waits for something outside may keep it waiting.
  var isEnding = false
  /// How many waits of main-actor code keep the main actor's work from running.
  var mainActorWaits = 0
  /// How many waits of an app's code are under way on the driving thread.
  var appWaits = 0
  /// The cause of endless work that was told last.
  var endlessWorkTold: String?
  /// Whether the test was told of waits that nest too deep.
  var isNestingTold = false
  /// Binds what an app's code may ask for, such as the current device.
  var surroundings: (@Sendable (() -> Void) -> Void)?
  /// Told of what captured code did that could never go on.
  var problemHandler: (@Sendable (SchedulingProblem) -> Void)?
  var driver: UInt = 0
  var driverDepth = 0
  /// What the driving thread may still run, used by that thread only.
  var budget = JobBudget(limit: 0, start: 0)

  /// Creates a scheduler whose clock stands at zero.
  public convenience init() {
    self.init(capturing: Self.capturesSwiftConcurrency)
  }

  /// Creates a scheduler that captures Swift concurrency or, as on a platform without hooks, does not.
  init(capturing: Bool) {
    captures = capturing
    creationOrder = WorkOrder.current
    lock = vt_lock_create()
    timeline = Timeline(lock: lock, order: creationOrder.makeStream())
    noticeLock = vt_lock_create()
    epoch = .allocate(capacity: 1)
    epoch.initialize(to: Self.firstReadings)
    firstTaskID = capturing ? Self.newestTaskID() : 0
    if capturing { WaitingSchedulers.shared.add(self) }
  }

  deinit {
    vt_lock_destroy(lock)
    vt_lock_destroy(noticeLock)
    epoch.deallocate()
  }

  /// What the clocks of the process show when a scheduler starts.
  ///
  /// The wall clock starts at a fixed date, and the others at a whole second, so that differences are exact.
  private static var firstReadings: vt_epoch {
    var readings = vt_read_epoch()
    let second: Int64 = 1_000_000_000
    readings.boot -= readings.boot % second
    readings.monotonic -= readings.monotonic % second
    readings.wall = Int64(startOfWallClock) * second
    return readings
  }

  /// Monday, June 1, 2026, 9:41 AM UTC, in seconds since 1970.
  private static let startOfWallClock = 1_780_306_860

  /// The date that captured code, and the test's own, saw at the start of the scheduler's clock, in nanoseconds since 1970.
  package var wallClockStart: Int64 {
    get { locked { epoch.pointee.wall } }
    set { locked { epoch.pointee.wall = newValue } }
  }

  /// The current virtual time.
  public var now: VirtualClock.Instant {
    locked { VirtualClock.Instant(nanoseconds: timeline.nanoseconds) }
  }

  /// Whether the scheduler was not shut down yet.
  package var isInUse: Bool { !locked { isShutDown } }

  /// Whether code that starts now is captured; not to be asked with the lock held.
  var isCapturing: Bool { captures && !locked { isShutDown } }

  /// Runs a closure, which must not run code of others, with the scheduler's state to itself.
  @inline(__always)
  func locked<R>(_ body: () throws -> R) rethrows -> R {
    vt_lock_acquire(lock)
    defer { vt_lock_release(lock) }
    return try body()
  }
}

import Foundation
import VirtualTime
import XCTest

/// An executor that runs its jobs on a separate thread, like a library with an event loop.
private final class DatabaseExecutor: SerialExecutor, TaskExecutor {
  private let thread = EventLoop.shared

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    thread.perform { job.runSynchronously(isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor()) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An executor that runs its jobs on a dispatch queue, like most custom executors of apps.
private final class QueueExecutor: SerialExecutor, TaskExecutor {
  private let queue = DispatchQueue(label: "database")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor()) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// A thread that exists before any scheduler.
private final class EventLoop: @unchecked Sendable {
  static let shared = EventLoop()

  private let condition = NSCondition()
  private var waiting: [@Sendable () -> Void] = []

  private init() { Thread.detachNewThread { [unowned self] in run() } }

  func perform(_ body: @escaping @Sendable () -> Void) {
    condition.lock()
    waiting.append(body)
    condition.signal()
    condition.unlock()
  }

  private func run() {
    while true {
      condition.lock()
      while waiting.isEmpty { condition.wait() }
      let next = waiting.removeFirst()
      condition.unlock()
      next()
    }
  }
}

private actor Database {
  private let executor: any SerialExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private var rows = 0

  init(on executor: any SerialExecutor = DatabaseExecutor()) {
    self.executor = executor
  }

  func insert() -> Int {
    usleep(2000)
    rows += 1
    return rows
  }
}

/// Work on a custom executor runs in real time.
///
/// Its tasks' other work is captured, and a failed wait names the executor.
final class OwnExecutorTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that tell of executors.")
  }

  override class func setUp() {
    super.setUp()
    _ = EventLoop.shared
  }

  func test_anExecutorOverADispatchQueueRunsInVirtualTime() throws {
    let scheduler = makeScheduler()
    let database = Database(on: QueueExecutor())
    let rows = try scheduler.run(timeout: .seconds(1)) {
      _ = await database.insert()
      try await Task.sleep(for: .milliseconds(500))
      return await database.insert()
    }
    XCTAssertEqual(rows, 2)
    XCTAssertEqual(scheduler.now.offset, .milliseconds(504))
    XCTAssertEqual(scheduler.unseenWork, UnseenWork())
  }

  func test_anActorWithAnExecutorOfItsOwnIsWaitedFor() throws {
    for _ in 0..<10 {
      let scheduler = VirtualScheduler()
      let database = Database()
      let rows = try scheduler.run(timeout: .seconds(1)) {
        _ = await database.insert()
        try await Task.sleep(for: .milliseconds(500))
        return await database.insert()
      }
      XCTAssertEqual(rows, 2)
      XCTAssertEqual(scheduler.now.offset, .milliseconds(500))
      XCTAssertEqual(scheduler.unseenWork, UnseenWork(executors: ["DatabaseExecutor"]))
      scheduler.shutDown()
    }
  }

  func test_aTaskThatPrefersAnExecutorIsWaitedFor() {
    for _ in 0..<10 {
      let scheduler = VirtualScheduler()
      let executor = DatabaseExecutor()
      let steps = Box<[String]>([])
      scheduler.withCause("the test") {
        _ = Task(executorPreference: executor) {
          steps.update { $0.append("on the executor") }
          try await Task.sleep(for: .milliseconds(500))
          await MainActor.run { steps.update { $0.append("on the main actor") } }
        }
      }
      XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { steps.value.count == 2 }, .satisfied)
      XCTAssertEqual(scheduler.now.offset, .milliseconds(500))
      XCTAssertEqual(scheduler.unseenWork, UnseenWork(executors: ["DatabaseExecutor"]))
      scheduler.shutDown()
    }
  }

  func test_whatAThreadOfTheAppsOwnComputesIsNoPartOfASleep() {
    let scheduler = makeScheduler()
    let executor = DatabaseExecutor()
    let count = Box(0)
    scheduler.withCause("the test") {
      _ = Task(executorPreference: executor) {
        let deadline = ContinuousClock.now + .milliseconds(500)
        // Takes some milliseconds in a debug build. The thread may also be stopped here for that long.
        for _ in 0..<10_000 { count.update { $0 += 1 } }
        try await Task.sleep(until: deadline, clock: .continuous)
        await MainActor.run { count.update { $0 = -1 } }
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { count.value == -1 }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .milliseconds(500))
  }

  func test_aFailedWaitNamesTheExecutor() throws {
    let scheduler = makeScheduler()
    let database = Database()
    _ = try scheduler.run { await database.insert() }
    let record = WaitRecord(timeout: .seconds(1), waited: .seconds(1), outcome: .timedOut, unseen: scheduler.unseenWork)
    XCTAssertEqual(
      record.sentence,
      """
      Waited 1 second of virtual time. The app ran tasks on its own executor, “DatabaseExecutor”. \
      Virtual time does not see these tasks, and their results may have come too late for this wait. \
      To wait for them, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.
      """)
    XCTAssertEqual(
      UnseenWork(executors: ["A", "B"]).sentence?.components(separatedBy: ". ").first, "The app ran tasks on its own executors, “A”, “B”")
  }

  func test_theExecutorsOfTheRuntimeAreNotNoticed() async throws {
    let scheduler = makeScheduler()
    try scheduler.run {
      _ = try await Store().slowNothing()
      await Task.detached { await MainActor.run {} }.value
      await Task(executorPreference: globalConcurrentExecutor) { await Task.yield() }.value
    }
    XCTAssertEqual(scheduler.unseenWork, UnseenWork())
  }
}

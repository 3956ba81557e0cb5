import VirtualTime
import XCTest

private actor Counter {
  private(set) var count = 0
  private(set) var log: [String] = []

  func add(_ name: String, after delay: Duration) async {
    log.append("\(name) begins")
    try? await Task.sleep(for: delay)
    count += 1
    log.append("\(name) ends")
  }

  nonisolated func start(_ flag: Flag) {
    Task { [self] in
      await add("own", after: .seconds(1))
      flag.set()
    }
  }

  func startInside(_ flag: Flag) {
    Task {
      try? await Task.sleep(for: .seconds(4))
      count += 1
      flag.set()
    }
  }
}

final class TaskCaptureTests: XCTestCase {
  private func expectSatisfied(_ scheduler: VirtualScheduler, at offset: Duration, line: UInt = #line, _ condition: () -> Bool) {
    XCTAssertEqual(scheduler.wait(timeout: .seconds(100), until: condition), .satisfied, line: line)
    XCTAssertEqual(scheduler.now.offset, offset, line: line)
  }

  func test_detachedTasksBelongToTheSchedulerThatTheyStartedUnder() {
    let scheduler = makeScheduler()
    let flag = Flag()
    scheduler.withCause("the test") {
      _ = Task {
        Task.detached(priority: .background) {
          try? await Task.sleep(for: .seconds(3))
          flag.set()
        }
      }
    }
    expectSatisfied(scheduler, at: .seconds(3)) { flag.isSet }
  }

  func test_sleepInsideAnActorIsVirtual() {
    let scheduler = makeScheduler()
    let flag = Flag()
    let counter = Counter()
    scheduler.withCause("the test") {
      _ = Task {
        await counter.add("first", after: .seconds(10))
        await counter.add("second", after: .milliseconds(500))
        flag.set()
      }
    }
    expectSatisfied(scheduler, at: .milliseconds(10_500)) { flag.isSet }
  }

  func test_tasksThatAnActorStartsAreCaptured() {
    let scheduler = makeScheduler()
    let (outer, inner) = (Flag(), Flag())
    let counter = Counter()
    scheduler.withCause("the test") {
      counter.start(outer)
      _ = Task { await counter.startInside(inner) }
    }
    expectSatisfied(scheduler, at: .seconds(1)) { outer.isSet }
    expectSatisfied(scheduler, at: .seconds(4)) { inner.isSet }
  }

  func test_twoTasksTakeTurnsOnAnActor() throws {
    let scheduler = makeScheduler(in: .plain)
    let counter = Counter()
    let log = try scheduler.run {
      async let first: Void = counter.add("first", after: .seconds(2))
      async let second: Void = counter.add("second", after: .seconds(1))
      _ = await (first, second)
      return await counter.log
    }
    XCTAssertEqual(log, ["first begins", "second begins", "second ends", "first ends"])
    XCTAssertEqual(scheduler.now.offset, .seconds(2))
  }

  func test_everyKindOfSleepIsVirtualAndExact() throws {
    let scheduler = makeScheduler()
    try scheduler.run {
      try await Task.sleep(for: .seconds(1))
      try await Task.sleep(nanoseconds: 1_000_000_000)
      try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
      try await Task.sleep(until: .now + .seconds(1), tolerance: .seconds(5), clock: .suspending)
      try await ContinuousClock().sleep(for: .seconds(1))
      try await SuspendingClock().sleep(for: .seconds(1), tolerance: .milliseconds(1))
    }
    XCTAssertEqual(scheduler.now.offset, .seconds(6))
  }

  func test_theRuntimesClocksShowVirtualTimeToCapturedCode() throws {
    let scheduler = makeScheduler()
    let elapsed = try scheduler.run {
      let clock = ContinuousClock()
      return try await clock.measure { try await Task.sleep(for: .seconds(90)) }
    }
    XCTAssertEqual(elapsed, .seconds(90))
  }

  func test_aLoopThatReadsTheClockUntilADeadlineEnds() throws {
    let scheduler = makeScheduler()
    try scheduler.run {
      let deadline = ContinuousClock.now + .milliseconds(2)
      while ContinuousClock.now < deadline {}
    }
    XCTAssertGreaterThan(scheduler.now.offset, .milliseconds(1))
  }

  func test_aSleepBeyondTheRangeOfTheClockIsPendingAndDoesNotTrap() {
    let scheduler = makeScheduler()
    scheduler.withCause("the test") {
      _ = Task { try await Task.sleep(nanoseconds: .max) }
      _ = Task { try await Task.sleep(for: .seconds(Int64.max / 2)) }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { false }, .timedOut)
    XCTAssertEqual(scheduler.pending.count, 2)
  }

  func test_aTaskThatStartsAtOnceSleepsVirtually() {
    let scheduler = makeScheduler()
    let flag = Flag()
    scheduler.withCause("the test") {
      _ = Task.immediate {
        try? await Task.sleep(for: .seconds(7))
        flag.set()
      }
    }
    expectSatisfied(scheduler, at: .seconds(7)) { flag.isSet }
  }

  func test_anAsyncStreamFlowsInOrder() throws {
    let scheduler = makeScheduler()
    let received = try scheduler.run {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task.detached {
        for index in 0..<3 {
          try? await Task.sleep(for: .seconds(1))
          continuation.yield(index)
        }
        continuation.finish()
      }
      var received: [Int] = []
      for await value in stream { received.append(value) }
      return received
    }
    XCTAssertEqual(received, [0, 1, 2])
    XCTAssertEqual(scheduler.now.offset, .seconds(3))
  }

  func test_aCancelledSleeperWakesAtOnceAndLeavesNoTimer() {
    let scheduler = makeScheduler()
    let box = Box<String>("")
    let sleeper = scheduler.withCause("the sleeper") {
      Task {
        do { try await Task.sleep(for: .seconds(1000)) } catch { box.value = "\(type(of: error))" }
      }
    }
    XCTAssertEqual(scheduler.runDue(), .settled)
    XCTAssertEqual(scheduler.pending, [PendingWork(name: "the sleeper", kind: .sleep, due: .init(offset: .seconds(1000)), since: .init(offset: .zero))])
    sleeper.cancel()
    XCTAssertEqual(scheduler.runDue(), .settled)
    XCTAssertEqual(box.value, "CancellationError")
    XCTAssertEqual(scheduler.pending, [])
    XCTAssertEqual(scheduler.now.offset, .zero)
    XCTAssertEqual(scheduler.wait(timeout: .seconds(5000)) { false }, .nothingPending)
  }

  func test_aRaceAgainstATimeoutEndsWithTheFasterSide() throws {
    let scheduler = makeScheduler()
    let winner = try scheduler.run {
      await withTaskGroup(of: String.self) { group in
        group.addTask {
          try? await Task.sleep(for: .seconds(3))
          return "answer"
        }
        group.addTask {
          try? await Task.sleep(for: .seconds(60))
          return "timeout"
        }
        let first = await group.next()
        group.cancelAll()
        return first
      }
    }
    XCTAssertEqual(winner, "answer")
    XCTAssertEqual(scheduler.now.offset, .seconds(3))
    XCTAssertEqual(scheduler.pending, [])
  }

  func test_tasksAtOneInstantRunFirstInFirstOutWhateverTheirPriority() {
    let scheduler = makeScheduler(in: .plain)
    let order = Box<[String]>([])
    scheduler.withCause("the test") {
      let priorities: [TaskPriority] = [.background, .high, .utility, .userInitiated, .low]
      for (index, priority) in priorities.enumerated() {
        _ = Task(priority: priority) {
          order.update { $0.append("starts \(index)") }
          try? await Task.sleep(for: .seconds(1))
          order.update { $0.append("wakes \(index)") }
        }
      }
    }
    expectSatisfied(scheduler, at: .seconds(1)) { order.value.count == 10 }
    XCTAssertEqual(order.value, (0..<5).map { "starts \($0)" } + (0..<5).map { "wakes \($0)" })
  }

  func test_theSameWorkRunsInTheSameOrderEveryTime() throws {
    func record() throws -> [String] {
      let scheduler = VirtualScheduler()
      defer { scheduler.shutDown() }
      let log = Box<[String]>([])
      try scheduler.run {
        await withTaskGroup(of: Void.self) { group in
          for index in 0..<20 {
            group.addTask {
              for round in 0..<3 {
                try? await Task.sleep(for: .milliseconds(index % 4 * 10))
                await MainActor.run { log.update { $0.append("\(index).\(round)") } }
                await Task.yield()
              }
            }
          }
        }
      }
      return log.value
    }
    let first = try record()
    XCTAssertEqual(first.count, 60)
    for _ in 0..<10 { XCTAssertEqual(try record(), first) }
  }
}

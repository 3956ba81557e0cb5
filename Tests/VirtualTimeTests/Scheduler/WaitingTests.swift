import VirtualTime
import XCTest

final class WaitingTests: XCTestCase {
  func test_aConditionThatHoldsNeedsNoTimeAndRunsNothing() {
    let scheduler = makeScheduler()
    let flag = Flag()
    scheduler.schedule(after: .zero, name: "event") { flag.set() }
    XCTAssertEqual(scheduler.wait(timeout: .zero) { true }, .satisfied)
    XCTAssertFalse(flag.isSet)
    XCTAssertTrue(scheduler.hasDueWork)
  }

  func test_aWaitStopsAtTheFirstStateThatSatisfiesIt() {
    let scheduler = makeScheduler()
    let states = Box<[String]>([])
    for (index, name) in ["spinner", "toast", "list"].enumerated() {
      scheduler.schedule(after: .seconds(index), name: name) { states.update { $0.append(name) } }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { states.value.last == "toast" }, .satisfied)
    XCTAssertEqual(states.value, ["spinner", "toast"])
    XCTAssertEqual(scheduler.now.offset, .seconds(1))
  }

  func test_aWaitChecksAfterEveryPieceOfWorkAtOneInstant() {
    let scheduler = makeScheduler()
    let count = Box(0)
    for _ in 0..<5 { scheduler.schedule(after: .zero, name: "event") { count.update { $0 += 1 } } }
    XCTAssertEqual(scheduler.wait(timeout: .zero) { count.value == 3 }, .satisfied)
    XCTAssertEqual(count.value, 3)
  }

  func test_aWaitForNothingEndsAtOnceAndDoesNotMoveTheClock() {
    let scheduler = makeScheduler()
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { false }, .nothingPending)
    XCTAssertEqual(scheduler.now.offset, .zero)
  }

  func test_aTaskThatWaitsForeverIsNothingPending() {
    let scheduler = makeScheduler()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    scheduler.withCause("the test") { _ = Task { for await _ in stream {} } }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { false }, .nothingPending)
    withExtendedLifetime(continuation) {}
  }

  func test_whatAResourceBringsJustBeforeItIsIdleIsSeen() {
    /// A resource that finishes just when its state is read, which is after the condition was checked.
    final class LastMinuteWork: IdlingResource {
      let name = "the other thread"
      let isDone = Flag()
      var isIdle: Bool {
        isDone.set()
        return true
      }
    }
    let scheduler = makeScheduler()
    let work = LastMinuteWork()
    scheduler.register(work)
    scheduler.schedule(after: .seconds(5), name: "event") {}
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { work.isDone.isSet }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .zero, "no time passed for it")
  }

  func test_anEventBeyondTheDeadlineTimesOutAtTheDeadline() {
    let scheduler = makeScheduler()
    let flag = Flag()
    scheduler.schedule(after: .seconds(31), name: "late") { flag.set() }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { flag.isSet }, .timedOut)
    XCTAssertEqual(scheduler.now.offset, .seconds(30))
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { flag.isSet }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(31))
  }

  func test_aNegativeTimeoutCountsAsZero() {
    let scheduler = makeScheduler()
    let flag = Flag()
    scheduler.schedule(after: .zero, name: "due") { flag.set() }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(-5)) { flag.isSet }, .satisfied)
    scheduler.schedule(after: .seconds(1), name: "later") {}
    XCTAssertEqual(scheduler.wait(timeout: .seconds(-5)) { false }, .timedOut)
    XCTAssertEqual(scheduler.now.offset, .zero)
  }

  func test_anObserverIsCalledAfterWorkAndBeforeTheCheck() {
    let scheduler = makeScheduler()
    let log = Box<[String]>([])
    scheduler.addWorkObserver { log.update { $0.append("render") } }
    scheduler.schedule(after: .seconds(1), name: "event") { log.update { $0.append("event") } }
    _ = scheduler.wait(timeout: .seconds(5)) {
      log.update { $0.append("check") }
      return log.value.contains("event")
    }
    XCTAssertEqual(log.value, ["check", "event", "render", "check"])
  }

  func test_tasksThatAnObserverStartsAreCaptured() {
    let scheduler = makeScheduler()
    let flag = Flag()
    let hasStarted = Flag()
    scheduler.addWorkObserver {
      if hasStarted.isSet { return }
      hasStarted.set()
      _ = Task.detached {
        try? await Task.sleep(for: .seconds(2))
        flag.set()
      }
    }
    scheduler.schedule(after: .seconds(1), name: "event") {}
    XCTAssertEqual(scheduler.wait(timeout: .seconds(5)) { flag.isSet }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(3))
  }

  func test_aHeartbeatDoesNotKeepAWaitFromTimingOut() {
    let scheduler = makeScheduler()
    let beats = Box(0)
    scheduler.withCause("the heartbeat") {
      _ = Task {
        while !Task.isCancelled {
          try await Task.sleep(for: .seconds(1))
          beats.update { $0 += 1 }
        }
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(3600)) { false }, .timedOut)
    XCTAssertEqual(scheduler.now.offset, .seconds(3600))
    XCTAssertEqual(beats.value, 3600)
  }

  func test_runDueNeverMovesTheClock() {
    let scheduler = makeScheduler()
    let log = Box<[Int]>([])
    for delay in [0, 1, 0, -3] { scheduler.schedule(after: .seconds(delay), name: "event") { log.update { $0.append(delay) } } }
    XCTAssertEqual(scheduler.runDue(), .settled)
    XCTAssertEqual(log.value, [0, 0, -3])
    XCTAssertEqual(scheduler.now.offset, .zero)
    XCTAssertEqual(scheduler.nextEvent?.offset, .seconds(1))
  }

  func test_runNextJobRunsOnePieceOfWork() {
    let scheduler = makeScheduler()
    let count = Box(0)
    for _ in 0..<2 { scheduler.schedule(after: .zero, name: "event") { count.update { $0 += 1 } } }
    XCTAssertTrue(scheduler.runNextJob())
    XCTAssertEqual(count.value, 1)
    XCTAssertTrue(scheduler.runNextJob())
    XCTAssertFalse(scheduler.runNextJob())
    XCTAssertEqual(count.value, 2)
  }

  func test_advancingGoesThroughEveryEventOnTheWay() {
    let scheduler = makeScheduler()
    let log = Box<[Duration]>([])
    scheduler.withCause("the test") {
      _ = Task { @MainActor in
        for _ in 0..<10 {
          try await Task.sleep(for: .seconds(2))
          log.update { $0.append(scheduler.now.offset) }
        }
      }
    }
    XCTAssertEqual(scheduler.advance(by: .seconds(5)), .settled)
    XCTAssertEqual(log.value, [.seconds(2), .seconds(4)])
    XCTAssertEqual(scheduler.now.offset, .seconds(5))
    XCTAssertEqual(scheduler.advance(to: .init(offset: .seconds(1))), .settled)
    XCTAssertEqual(scheduler.now.offset, .seconds(5))
  }

  func test_aWaitInsideAJobRunsTheOtherJobs() throws {
    let scheduler = makeScheduler()
    let order = Box<[String]>([])
    try scheduler.run {
      Task { @MainActor in
        try await Task.sleep(for: .seconds(1))
        order.update { $0.append("other") }
      }
      func waitHere() -> WaitOutcome { scheduler.wait(timeout: .seconds(9)) { order.value == ["other"] } }
      XCTAssertEqual(waitHere(), .satisfied)
      order.update { $0.append("outer") }
    }
    XCTAssertEqual(order.value, ["other", "outer"])
  }

  func test_twoThreadsTakeTurnsAtDrivingAScheduler() {
    let scheduler = makeScheduler()
    let count = Box(0)
    let done = expectation(description: "both threads are over")
    done.expectedFulfillmentCount = 2
    scheduler.withCause("the test") {
      for _ in 0..<200 {
        _ = Task { @MainActor in
          for _ in 0..<5 {
            try await Task.sleep(for: .seconds(1))
            count.update { $0 += 1 }
          }
        }
      }
    }
    for _ in 0..<2 {
      Thread.detachNewThread {
        _ = scheduler.wait(timeout: .seconds(100)) { count.value == 1000 }
        done.fulfill()
      }
    }
    wait(for: [done], timeout: 30)
    XCTAssertEqual(count.value, 1000)
  }
}

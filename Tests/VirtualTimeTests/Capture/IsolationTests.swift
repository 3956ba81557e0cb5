import Foundation
import VirtualTime
import XCTest

/// Traps unless it's called on the main actor.
private func touchMainActor(_ flag: Flag) {
  MainActor.preconditionIsolated()
  MainActor.assumeIsolated { flag.set() }
}

final class IsolationTests: XCTestCase {
  func test_mainActorJobsAndEventsAreOnTheMainActorFromATestThatIsNot() throws {
    let scheduler = makeScheduler()
    let (inTask, inEvent, afterSleep) = (Flag(), Flag(), Flag())
    scheduler.schedule(after: .seconds(1), name: "event") { touchMainActor(inEvent) }
    try scheduler.run {
      touchMainActor(inTask)
      try await Task.sleep(for: .seconds(2))
      touchMainActor(afterSleep)
    }
    XCTAssertTrue(inTask.isSet && inEvent.isSet && afterSleep.isSet)
  }

  func test_mainActorCodeIsAllowedOutsideOfJobsOnTheMainThread() {
    let scheduler = makeScheduler()
    let (inScope, inCondition, bound, outside) = (Flag(), Flag(), Flag(), Flag())
    scheduler.withCause("the test") { touchMainActor(inScope) }
    _ = scheduler.wait(timeout: .zero) {
      touchMainActor(inCondition)
      return true
    }
    VirtualScheduler.$current.withValue(scheduler) { touchMainActor(bound) }
    touchMainActor(outside)
    XCTAssertTrue(inScope.isSet && inCondition.isSet && bound.isSet && outside.isSet)
  }

  func test_mainActorJobsRunOnAnyThreadThatWaits() {
    let scheduler = makeScheduler()
    let (inTask, inEvent) = (Flag(), Flag())
    let done = expectation(description: "the thread is over")
    Thread.detachNewThread {
      scheduler.schedule(after: .seconds(1), name: "event") { touchMainActor(inEvent) }
      try? scheduler.run {
        touchMainActor(inTask)
        try await Task.sleep(for: .seconds(2))
        touchMainActor(inTask)
      }
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
    XCTAssertTrue(inTask.isSet && inEvent.isSet)
  }

  func test_anEventMayStartTasksAndWait() {
    let scheduler = makeScheduler()
    let box = Box<[String]>([])
    scheduler.schedule(after: .seconds(1), name: "the event") {
      let flag = Flag()
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        box.update { $0.append("task") }
        flag.set()
      }
      XCTAssertEqual(scheduler.wait(timeout: .seconds(10)) { flag.isSet }, .satisfied)
      box.update { $0.append("event") }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(10)) { box.value.count == 2 }, .satisfied)
    XCTAssertEqual(box.value, ["task", "event"])
    XCTAssertEqual(scheduler.now.offset, .seconds(2))
  }
}

@MainActor final class MainActorIsolationTests: XCTestCase {
  private var value = 0

  func test_aMainActorTestSharesStateWithTasksThatItStarts() {
    let scheduler = makeScheduler()
    scheduler.withCause("the test") {
      _ = Task {
        self.value += 1
        try? await Task.sleep(for: .seconds(1))
        self.value += 1
        MainActor.preconditionIsolated()
      }
    }
    XCTAssertEqual(value, 0)
    XCTAssertEqual(scheduler.wait(timeout: .seconds(5)) { self.value == 2 }, .satisfied)
  }

  func test_anAsyncTestUnderABoundSchedulerAwaitsItsOwnWork() async throws {
    let scheduler = makeScheduler()
    let store = Store()
    let number = try await VirtualScheduler.$current.withValue(scheduler) {
      try await Task.sleep(nanoseconds: 1000)
      await Task.yield()
      MainActor.preconditionIsolated()
      let number = try await store.slowNothing()
      MainActor.preconditionIsolated()
      let sum = try scheduler.run { try await Feed().loadAll() }
      XCTAssertEqual(sum, 48)
      return number
    }
    XCTAssertEqual(number, 7)
    MainActor.preconditionIsolated()
    XCTAssertEqual(scheduler.now.offset, .seconds(6))
  }
}

/// Binds a scheduler around each test, including its setup and teardown.
@MainActor final class BoundTestCaseTests: XCTestCase {
  private nonisolated let scheduler = VirtualScheduler()

  override nonisolated func invokeTest() {
    VirtualScheduler.$current.withValue(scheduler) { super.invokeTest() }
    scheduler.shutDown()
  }

  override func setUp() async throws {
    try await Task.sleep(nanoseconds: 1)
    XCTAssertTrue(VirtualScheduler.current === scheduler)
  }

  func test_anAsyncTestRunsToItsEnd() async throws {
    try await Task.sleep(nanoseconds: 1)
    let number = try await Store().slowNothing()
    XCTAssertEqual(number, 7)
    let feed = Feed()
    Task { await feed.load() }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(10)) { feed.events.count == 2 }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(5))
    await Task.yield()
  }

  func test_aSyncTestsTasksAreCaptured() {
    let feed = Feed()
    Task { await feed.load() }
    XCTAssertEqual(feed.events, [])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(10)) { feed.events.count == 2 }, .satisfied)
  }
}

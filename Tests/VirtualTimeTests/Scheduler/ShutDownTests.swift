import Foundation
import VirtualTime
import XCTest

/// An object that a task retains.
private final class Token: Sendable {}

final class ShutDownTests: XCTestCase {
  func test_nothingIsLeftAfterShutDown() {
    weak var scheduler: VirtualScheduler?
    var tokens: [() -> Token?] = []
    do {
      let own = VirtualScheduler()
      scheduler = own
      func hold() -> Token {
        let token = Token()
        tokens.append { [weak token] in token }
        return token
      }
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let (inSleep, inStream, inGroup, inChild, onClock, inEvent) = (hold(), hold(), hold(), hold(), hold(), hold())
      let clock = own.clock
      own.withCause("the test") {
        _ = Task { @MainActor in
          try? await Task.sleep(for: .seconds(100))
          _ = inSleep
        }
        _ = Task.detached {
          for await _ in stream {}
          _ = inStream
        }
        _ = Task {
          async let child: Void = {
            try await Task.sleep(for: .seconds(50))
            _ = inChild
          }()
          await withTaskGroup(of: Void.self) { group in
            group.addTask {
              try? await Task.sleep(for: .seconds(50))
              _ = inGroup
            }
          }
          try await child
        }
        _ = Task {
          try await clock.sleep(for: .seconds(10))
          _ = onClock
        }
      }
      own.schedule(after: .seconds(5), name: "event") { _ = inEvent }
      own.runDue()
      XCTAssertEqual(own.pending.count, 5)
      XCTAssertEqual(own.shutDown(), [])
      XCTAssertEqual(own.pending, [])
      withExtendedLifetime(continuation) {}
    }
    XCTAssertEqual(tokens.compactMap { $0() }.count, 0)
    assertReleased { scheduler }
  }

  func test_finishedTasksAreFreedBeforeShutDown() throws {
    let scheduler = makeScheduler()
    var tokens: [() -> Token?] = []
    for _ in 0..<1000 {
      let token = try scheduler.run { await Task { Token() }.value }
      tokens.append { [weak token] in token }
    }
    XCTAssertLessThan(tokens.compactMap { $0() }.count, 300)
  }

  func test_manySchedulersAreFreedAfterUse() throws {
    var schedulers: [() -> VirtualScheduler?] = []
    for _ in 0..<100 {
      let scheduler = VirtualScheduler()
      schedulers.append { [weak scheduler] in scheduler }
      XCTAssertEqual(try scheduler.run { try await Feed().loadAll() }, 48)
      scheduler.schedule(after: .seconds(100), name: "event") {}
      scheduler.withCause("the test") {
        Task(name: "left over") { try await Task.sleep(for: .seconds(100)) }
      }
      scheduler.runDue()
      scheduler.shutDown()
    }
    XCTAssertEqual(schedulers.compactMap { $0() }.count, 0)
  }

  func test_tasksThatWereNotYetStartedEndToo() {
    let scheduler = VirtualScheduler()
    let ended = Flag()
    scheduler.withCause("the test") {
      _ = Task { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        if Task.isCancelled { ended.set() }
      }
    }
    XCTAssertEqual(scheduler.shutDown(), [])
    XCTAssertTrue(ended.isSet)
  }

  func test_aLoopThatIgnoresItsCancellationIsGivenUp() {
    let scheduler = VirtualScheduler()
    let beats = Box(0)
    scheduler.withCause("the heartbeat") {
      _ = Task.detached {
        while true {
          try? await Task.sleep(for: .seconds(1))
          beats.update { $0 += 1 }
        }
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(10)) { beats.value == 3 }, .satisfied)
    XCTAssertEqual(scheduler.shutDown().map(\.name), ["the heartbeat"])
  }

  func test_aMainActorLoopThatIgnoresItsCancellationIsGivenUp() {
    let scheduler = VirtualScheduler()
    scheduler.withCause("the heartbeat") {
      _ = Task { @MainActor in
        while true { try? await Task.sleep(for: .seconds(1)) }
      }
    }
    scheduler.advance(by: .seconds(10))
    XCTAssertEqual(scheduler.shutDown().map(\.name), ["the heartbeat"])
    XCTAssertEqual(scheduler.pending, [])
    XCTAssertFalse(scheduler.hasDueWork)
  }

  func test_tasksThatCancelledTasksStartAreCancelledAsWell() {
    let scheduler = VirtualScheduler()
    let log = Box<[String]>([])
    scheduler.withCause("the test") {
      _ = Task {
        try? await Task.sleep(for: .seconds(1))
        Task {
          try? await Task.sleep(for: .seconds(1))
          log.update { $0.append(Task.isCancelled ? "cancelled" : "slept") }
        }
      }
    }
    XCTAssertEqual(scheduler.shutDown(), [])
    XCTAssertEqual(log.value, ["cancelled"])
  }

  func test_afterShutDownNothingIsCapturedAndNothingHangs() {
    let scheduler = VirtualScheduler()
    scheduler.shutDown()
    scheduler.shutDown()
    let done = expectation(description: "runs elsewhere")
    scheduler.withCause("late") {
      Task {
        try await Task.sleep(nanoseconds: 1)
        done.fulfill()
      }
    }
    wait(for: [done], timeout: 10)
    XCTAssertFalse(scheduler.schedule(after: .zero, name: "late") {}.isPending)
    XCTAssertEqual(scheduler.wait(timeout: .seconds(5)) { false }, .nothingPending)
  }

  func test_aTaskThatIsResumedAfterShutDownEndsElsewhere() {
    let scheduler = VirtualScheduler()
    let continuation = Box<CheckedContinuation<Void, Never>?>(nil)
    let done = expectation(description: "ends elsewhere")
    scheduler.withCause("the test") {
      _ = Task {
        await withCheckedContinuation { continuation.value = $0 }
        done.fulfill()
      }
    }
    scheduler.runDue()
    XCTAssertEqual(scheduler.shutDown(), [])
    let other = makeScheduler()
    other.withCause("the next test") { continuation.value?.resume() }
    XCTAssertFalse(other.hasDueWork)
    wait(for: [done], timeout: 10)
  }

  func test_cancellingEverythingLeavesTheSchedulerInUse() throws {
    let scheduler = makeScheduler()
    let ended = Flag()
    scheduler.withCause("the app") {
      _ = Task {
        try? await Task.sleep(for: .seconds(100))
        ended.set()
      }
    }
    scheduler.advance(by: .seconds(1))
    XCTAssertEqual(scheduler.cancelAll(), [])
    XCTAssertTrue(ended.isSet)
    XCTAssertEqual(try scheduler.run { 3 }, 3)
    XCTAssertEqual(scheduler.now.offset, .seconds(1))
  }
}

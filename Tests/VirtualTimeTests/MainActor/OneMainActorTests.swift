import Foundation
import VirtualTime
import XCTest

/// Main-actor code of the process runs on one thread at a time, whichever thread drives it.
final class OneMainActorTests: XCTestCase {
  func test_threadsThatDriveTheirOwnSchedulersShareOneMainActor() {
    let gauge = MainActorGauge()
    onThreads(6) { _ in
      let scheduler = VirtualScheduler()
      for _ in 0..<10 { try? scheduler.run { gauge.visit() } }
      scheduler.shutDown()
    }
    XCTAssertEqual(gauge.visits, 60)
    XCTAssertEqual(gauge.overlaps, 0)
  }

  func test_tasksEventsObserversAndOtherTasksTakeTurns() {
    let gauge = MainActorGauge()
    let others = expectation(description: "tasks of no scheduler")
    others.expectedFulfillmentCount = 100
    for _ in 0..<100 {
      Task.detached {
        await MainActor.run { gauge.visit() }
        others.fulfill()
      }
    }
    onThreads(4) { _ in
      let scheduler = VirtualScheduler()
      scheduler.addWorkObserver { gauge.visit() }
      for second in 1...10 {
        scheduler.schedule(after: .seconds(second), name: "event") { gauge.visit() }
        scheduler.withCause("the test") {
          _ = Task { @MainActor in
            gauge.visit()
            try? await Task.sleep(for: .seconds(second))
            gauge.visit()
          }
        }
      }
      _ = scheduler.wait(timeout: .seconds(60)) { false }
      scheduler.shutDown()
    }
    wait(for: [others], timeout: 60)
    XCTAssertGreaterThan(gauge.visits, 100 + 4 * 60)
    XCTAssertEqual(gauge.overlaps, 0)
  }

  func test_theMainActorIsFreeWhileATestWaitsOutside() {
    let gauge = MainActorGauge()
    let isInside = Flag()
    let outside = OutsideWork("the other test")
    outside.setBusy(true)
    onThreads(2) { number in
      let scheduler = VirtualScheduler()
      defer { scheduler.shutDown() }
      if number == 0 {
        // A step on the main actor waits in real time for a result of the other thread's main-actor code.
        scheduler.register(outside)
        scheduler.schedule(after: .zero, name: "the step") {
          gauge.visit()
          isInside.set()
          XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { outside.isIdle }, .satisfied)
          MainActor.preconditionIsolated()
          gauge.visit()
        }
        scheduler.runDue()
      } else {
        while !isInside.isSet { _ = sched_yield() }
        try? scheduler.run {
          gauge.visit()
          outside.setBusy(false)
        }
      }
    }
    XCTAssertEqual(gauge.visits, 3)
    XCTAssertEqual(gauge.overlaps, 0)
  }

  func test_theMainActorIsFreeWhileATestWaitsForAnotherDriver() {
    let shared = makeScheduler()
    let gauge = MainActorGauge()
    let isDriven = Flag()
    onThreads(2) { number in
      let own = VirtualScheduler()
      defer { own.shutDown() }
      if number == 0 {
        // Drives the shared scheduler. It enters the main actor only after the other thread has entered it and waits for its turn to drive.
        _ = shared.wait(timeout: .seconds(1)) {
          if !isDriven.isSet {
            isDriven.set()
            while gauge.visits == 0 { _ = sched_yield() }
          }
          try? own.run { gauge.visit() }
          return true
        }
      } else {
        while !isDriven.isSet { _ = sched_yield() }
        try? own.run {
          gauge.visit()
          shared.schedule(after: .zero, name: "event") { gauge.visit() }
          shared.runDue()
        }
      }
    }
    XCTAssertEqual(gauge.visits, 3)
    XCTAssertEqual(gauge.overlaps, 0)
  }

  func test_aBusyTestLeavesTurnsToOthers() {
    let isOver = Flag()
    let turns = Box(0)
    onThreads(2) { number in
      let scheduler = VirtualScheduler()
      defer { scheduler.shutDown() }
      if number == 0 {
        while !isOver.isSet { try? scheduler.run { turns.update { $0 += 1 } } }
      } else {
        while turns.value == 0 { _ = sched_yield() }
        for _ in 0..<20 { try? scheduler.run {} }
        isOver.set()
      }
    }
    XCTAssertGreaterThan(turns.value, 0)
  }

  func test_observersAreOnTheMainActorOnAnyThread() {
    let calls = Box(0)
    onThreads(2) { _ in
      let scheduler = VirtualScheduler()
      defer { scheduler.shutDown() }
      scheduler.addWorkObserver {
        MainActor.preconditionIsolated()
        MainActor.assumeIsolated { calls.update { $0 += 1 } }
      }
      scheduler.withCause("the test") { _ = Task.detached {} }
      scheduler.runDue()
      scheduler.schedule(after: .seconds(1), name: "event") {}
      scheduler.advance(by: .seconds(2))
      scheduler.schedule(after: .seconds(1), name: "event") {}
      _ = scheduler.wait(timeout: .seconds(2)) { false }
    }
    XCTAssertEqual(calls.value, 6)
  }

  /// Runs a closure on several threads at once, and waits for the threads to end.
  private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let done = expectation(description: "threads")
    done.expectedFulfillmentCount = count
    for number in 0..<count {
      Thread.detachNewThread {
        body(number)
        done.fulfill()
      }
    }
    wait(for: [done], timeout: 60)
  }
}

import Dispatch
import Foundation
import VirtualTime
import XCTest

/// Waiting iterations of `concurrentPerform` let others start, up to the number of a device's cores.
final class ConcurrentPerformTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  override func setUpWithError() throws {
    try super.setUpWithError()
    scheduler.onProblem { self.log.add($0.message) }
  }

  override func app(_ body: () -> Void) { scheduler.withCause("the button “Save”", body) }

  func test_iterationsThatDoNotWaitComeInOrderOnTheThreadThatCalls() {
    app {
      DispatchQueue.concurrentPerform(iterations: 100) { self.log.add("\($0) \(Thread.isMainThread)") }
      DispatchQueue.concurrentPerform(iterations: 0) { self.log.add("\($0)") }
    }
    XCTAssertEqual(log.events, (0..<100).map { "\($0) true" })
  }

  func test_anIterationMayWaitForALaterOne() {
    let semaphore = DispatchSemaphore(value: 0)
    app {
      DispatchQueue.concurrentPerform(iterations: 2) { number in
        if number == 0 { semaphore.wait() } else { semaphore.signal() }
        self.log.add("\(number)")
      }
      log.add("after")
    }
    XCTAssertEqual(log.events, ["1", "0", "after"])
  }

  func test_asManyIterationsAsThereAreCoresMeetAtABarrier() {
    let count = ProcessInfo.processInfo.activeProcessorCount
    let barrier = NSCondition()
    let arrived = Box(0)
    @Sendable func meet() {
      barrier.lock()
      arrived.update { $0 += 1 }
      if arrived.value == count { barrier.broadcast() }
      while arrived.value < count { barrier.wait() }
      barrier.unlock()
    }
    app {
      DispatchQueue.concurrentPerform(iterations: count) { _ in meet() }
      log.add("met on the main thread")
      arrived.value = 0
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: count) { _ in meet() }
        self.log.add("met on a queue")
      }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["met on the main thread", "met on a queue"])
  }

  func test_iterationsSleepSideBySide() {
    app {
      DispatchQueue.concurrentPerform(iterations: 6) { number in
        Thread.sleep(forTimeInterval: Double(6 - number))
        self.note("\(number)")
      }
    }
    XCTAssertEqual(log.events, (1...6).map { "\(6 - $0) at \($0).0 seconds" })
  }

  func test_anIterationInsideAnotherLetsBothGoOn() {
    let semaphore = DispatchSemaphore(value: 0)
    app {
      DispatchQueue.concurrentPerform(iterations: 2) { outer in
        DispatchQueue.concurrentPerform(iterations: 2) { inner in
          if outer == 0 { semaphore.wait() } else { semaphore.signal() }
          self.log.add("\(outer).\(inner)")
        }
      }
      log.add("after")
    }
    XCTAssertEqual(log.events.sorted(), ["0.0", "0.1", "1.0", "1.1", "after"])
    XCTAssertEqual(log.events.last, "after")
  }

  func test_iterationsOfTheTestsOwnMayWaitForEachOther() {
    let semaphore = DispatchSemaphore(value: 0)
    scheduler.asTestCode {
      DispatchQueue.concurrentPerform(iterations: 2) { if $0 == 0 { semaphore.wait() } else { semaphore.signal() } }
    }
    XCTAssertEqual(log.events, [])
  }

  func test_iterationsThatWaitForNothingAreToldOnceAndNeverGoOn() {
    let semaphore = DispatchSemaphore(value: 0)
    app {
      DispatchQueue.concurrentPerform(iterations: 100) { number in
        semaphore.wait()
        self.log.add("\(number)")
      }
      log.add("after")
      for _ in 0..<100 { semaphore.signal() }
    }
    scheduler.runDue()
    let others = max(6, ProcessInfo.processInfo.activeProcessorCount) - 1
    XCTAssertEqual(
      log.events.first,
      "Deadlock: the button “Save” waits for a semaphore, and nothing that could end the wait is running or scheduled. "
        + "On a device the app would hang here. Also waiting: the button “Save” for a semaphore (\(others) times).")
    XCTAssertEqual(log.events.dropFirst(), ["0", "after"])
  }
}

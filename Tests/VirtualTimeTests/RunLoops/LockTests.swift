import Foundation
import VirtualTime
import XCTest

/// Foundation's locks that a scheduler's code holds, or waits for, while virtual time passes.
final class LockTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  func test_aLockThatIsHeldOverASleepIsWaitedFor() {
    for lock in [NSLock(), NSRecursiveLock()] as [any NSLocking & Sendable] {
      let start = scheduler.now
      app {
        // The third block tests whether the second one released the lock that was taken for it during its wait.
        for number in 0..<3 {
          DispatchQueue.global().async {
            lock.lock()
            Thread.sleep(forTimeInterval: 5)
            self.log.add("\(number) at \(start.duration(to: self.scheduler.now))")
            lock.unlock()
          }
        }
      }
      XCTAssertEqual(wait(for: log.events.count + 3), .satisfied)
      XCTAssertEqual(log.events.suffix(3), ["0 at 5.0 seconds", "1 at 10.0 seconds", "2 at 15.0 seconds"])
    }
  }

  func test_noVirtualTimePassesWhileAThreadOutsideHoldsALock() {
    let lock = NSLock()
    let isHeld = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      lock.lock()
      isHeld.signal()
      Thread.sleep(forTimeInterval: 0.02)
      lock.unlock()
    }
    isHeld.wait()
    app {
      DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { self.note("an hour") }
      DispatchQueue.main.async { lock.withLock { self.note("locked") } }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(log.events, ["locked at 0.0 seconds"])
  }

  func test_aLockIsWaitedForUntilADate() {
    let lock = NSLock()
    app {
      DispatchQueue.global().async {
        lock.lock()
        Thread.sleep(forTimeInterval: 5)
        lock.unlock()
      }
      DispatchQueue.global().async {
        self.note("\(lock.lock(before: Date(timeIntervalSinceNow: 2)))")
        self.note("\(lock.lock(before: Date(timeIntervalSinceNow: 60)))")
      }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["false at 2.0 seconds", "true at 5.0 seconds"])
  }

  func test_aConditionIsSignalledOrItsTimeIsOver() {
    let condition = NSCondition()
    app {
      for number in 0..<2 {
        DispatchQueue.global().async {
          condition.lock()
          self.note("\(number) \(condition.wait(until: Date(timeIntervalSinceNow: 3)))")
          condition.wait()
          self.note("\(number) woken")
          condition.unlock()
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 10) {
        condition.lock()
        condition.broadcast()
        condition.unlock()
      }
    }
    XCTAssertEqual(wait(for: 4), .satisfied)
    XCTAssertEqual(
      log.events, ["0 false at 3.0 seconds", "1 false at 3.0 seconds", "0 woken at 10.0 seconds", "1 woken at 10.0 seconds"])
  }

  func test_operationsAreWaitedFor() {
    app {
      let queue = OperationQueue()
      let operation = BlockOperation { Thread.sleep(forTimeInterval: 4) }
      queue.addOperation(operation)
      operation.waitUntilFinished()
      self.note("one")
      queue.addOperation { Thread.sleep(forTimeInterval: 6) }
      queue.waitUntilAllOperationsAreFinished()
      self.note("all")
    }
    XCTAssertEqual(log.events, ["one at 4.0 seconds", "all at 10.0 seconds"])
  }

  func test_whereTheWaitForALockFailsNoTwoThreadsAreIn() {
    let lock = NSLock()
    scheduler.onProblem { self.log.add($0.message) }
    scheduler.withCause("the sync") {
      DispatchQueue.global().async {
        lock.withLock {
          self.log.add("first in")
          Thread.sleep(forTimeInterval: 2)
          // By now, the main thread is waiting for the lock.
          DispatchQueue.main.sync { self.log.add("main") }
          self.log.add("first out")
        }
      }
    }
    scheduler.withCause("the button “Save”") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        lock.withLock { self.log.add("second in") }
        self.log.add("second out")
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { self.log.events.contains("main") }, .satisfied)
    scheduler.runDue()
    app { DispatchQueue.main.async { lock.withLock { self.log.add("third in") } } }
    scheduler.runDue()
    XCTAssertEqual(
      log.events,
      [
        "first in",
        "Deadlock: the button “Save” waits on the main thread for a lock, and the only work that is left is scheduled behind it on the main queue: "
          + "a block, started by the sync. On a device the app would hang here. Also waiting: the sync for the main queue.",
        "second in", "second out", "main", "third in",
      ])
  }

  func test_aLockThatIsLockedTwiceOnAQueueIsTold() {
    let lock = NSLock()
    scheduler.onProblem { self.log.add($0.message) }
    scheduler.withCause("the button “Save”") {
      DispatchQueue(label: "database").async {
        lock.lock()
        lock.lock()
        self.log.add("given up")
      }
    }
    _ = scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }
    XCTAssertEqual(
      log.events,
      [
        "Deadlock: the button “Save” locks a lock that its own thread already holds. On a device the app would hang here.",
        "given up",
      ])
  }
}

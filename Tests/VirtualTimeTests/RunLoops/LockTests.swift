import Foundation
import VirtualTime
import XCTest

/// Foundation's locks that code of one scheduler holds, or waits for, while virtual time passes.
final class LockTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: WorkOrder { .plain }

  func test_aLockThatIsHeldOverASleepIsWaitedFor() {
    for lock in [NSLock(), NSRecursiveLock()] as [any NSLocking & Sendable] {
      let start = scheduler.now
      app {
        for number in 0..<2 {
          DispatchQueue.global().async {
            lock.lock()
            Thread.sleep(forTimeInterval: 5)
            self.log.add("\(number) at \(start.duration(to: self.scheduler.now))")
            lock.unlock()
          }
        }
      }
      XCTAssertEqual(wait(for: log.events.count + 2), .satisfied)
      XCTAssertEqual(log.events.suffix(2), ["0 at 5.0 seconds", "1 at 10.0 seconds"])
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
}

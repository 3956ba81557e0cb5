import Dispatch
import Foundation
import VirtualTime
import XCTest

/// A thread that waits in a block continues only once, and doesn't block its queue for the next test.
final class WaitingThreadTests: CapturedCodeTestCase, @unchecked Sendable {
  func test_whatItWaitsForComesAtTheInstantAtWhichItsTimeIsOver() {
    let semaphore = DispatchSemaphore(value: 0)
    app {
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      DispatchQueue.global().async {
        _ = semaphore.wait(timeout: .now() + 1)
        self.log.add("went on")
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { self.log.add("later") }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["went on", "later"])
  }

  func test_aSleepEndsWithTheTest() {
    let queue = DispatchQueue(label: "shared")
    app {
      queue.async {
        Thread.sleep(forTimeInterval: 10)
        self.log.add("woken")
      }
    }
    scheduler.runDue()
    scheduler.shutDown()
    XCTAssertEqual(log.events, ["woken"])
    assertNextTestUses(queue)
  }

  func test_aWaitWithoutEndKeepsNoQueueFromTheNextTest() {
    let target = DispatchQueue(label: "target")
    let queue = DispatchQueue(label: "shared", target: target)
    let semaphore = DispatchSemaphore(value: 0)
    app {
      queue.async {
        semaphore.wait()
        self.log.add("never")
      }
    }
    scheduler.runDue()
    scheduler.shutDown()
    XCTAssertEqual(log.events, [])
    assertNextTestUses(queue)
    assertNextTestUses(target)
  }

  func test_noSchedulerIsKeptByWhatNeverRan() {
    weak var released: VirtualScheduler?
    let (queue, group, item) = (DispatchQueue(label: "suspended"), DispatchGroup(), DispatchWorkItem {})
    do {
      let scheduler = VirtualScheduler()
      released = scheduler
      scheduler.withCause("the app") {
        DispatchQueue.global().async { Thread.sleep(forTimeInterval: 10) }
        queue.suspend()
        queue.async { self.log.add("never") }
        group.enter()
        group.notify(queue: .main) { self.log.add("never") }
        item.notify(queue: .main) { self.log.add("never") }
      }
      scheduler.runDue()
      scheduler.shutDown()
    }
    assertReleased { released }
    queue.resume()
    group.leave()
    XCTAssertEqual(log.events, [])
  }

  private func assertNextTestUses(_ queue: DispatchQueue, line: UInt = #line) {
    let next = makeScheduler()
    let log = EventLog()
    let key = DispatchSpecificKey<String>()
    queue.setSpecific(key: key, value: queue.label)
    next.withCause("the app") {
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        log.add(DispatchQueue.getSpecific(key: key) ?? "no name")
      }
      queue.sync { log.add("sync") }
    }
    XCTAssertEqual(next.wait(timeout: .seconds(1)) { log.events.count == 2 }, .satisfied, line: line)
    XCTAssertEqual(log.events, [queue.label, "sync"], line: line)
  }
}

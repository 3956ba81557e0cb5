import Dispatch
import VirtualTime
import XCTest

/// What would hang or end an app on a phone is told, and the test goes on.
final class DeadlockTests: CapturedCodeTestCase, @unchecked Sendable {
  override func setUpWithError() throws {
    try super.setUpWithError()
    scheduler.onProblem { self.log.add($0.message) }
  }

  override func app(_ body: () -> Void) { scheduler.withCause("the button “Save”", body) }

  func test_aQueueThatWaitsForItself() {
    let queue = DispatchQueue(label: "database")
    app { queue.async { queue.sync { self.log.add("saved") } } }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .satisfied)
    XCTAssertEqual(
      log.events,
      ["Deadlock: the button “Save” called `sync` on the queue “database”, whose work it is itself. On a device the app would end here.", "saved"])
  }

  func test_theMainQueueThatWaitsForItself() {
    app { DispatchQueue.main.async { DispatchQueue.main.sync { self.log.add("saved") } } }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .satisfied)
    XCTAssertEqual(log.events.first, "Deadlock: the button “Save” called `sync` on the main queue, whose work it is itself. On a device the app would end here.")
  }

  func test_theMainThreadThatWaitsForWorkBehindIt() {
    let semaphore = DispatchSemaphore(value: 0)
    app {
      DispatchQueue.main.async {
        DispatchQueue.main.async { semaphore.signal() }
        semaphore.wait()
        self.log.add("given up")
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .satisfied)
    XCTAssertEqual(
      log.events.first,
      "Deadlock: the button “Save” waits for a semaphore, and nothing that could end the wait is running or scheduled. On a device the app would hang here.")
  }

  func test_whereTheAppWatchesAFileTheWaitMayEndAfterAll() {
    let semaphore = DispatchSemaphore(value: 0)
    let pipe = Pipe()
    app {
      pipe.fileHandleForReading.readabilityHandler = { _ in }
      DispatchQueue.main.async {
        semaphore.wait()
        self.log.add("given up")
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .satisfied)
    pipe.fileHandleForReading.readabilityHandler = nil
    XCTAssertEqual(
      log.events.first,
      "Deadlock: the button “Save” waits for a semaphore, and nothing that virtual time sees could end the wait. "
        + "Unless a thread, a process, a file or a socket does, the app would hang here on a device.")
  }
}

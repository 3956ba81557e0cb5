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

  private static let neverRests =
    "The app never comes to rest: the button “Save” starts new work again and again with no delay, so virtual time cannot move on."

  private func startEndlessWork() {
    @Sendable func again() { DispatchQueue.global().async { again() } }
    scheduler.jobLimit = 1000
    app { again() }
  }

  func test_aWaitOfTheAppThatEndlessWorkKeepsFromEnding() {
    let semaphore = DispatchSemaphore(value: 0)
    startEndlessWork()
    app {
      DispatchQueue.main.async {
        semaphore.wait()
        self.log.add("given up")
      }
    }
    _ = scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }
    XCTAssertEqual(log.events, [Self.neverRests, "given up"])
  }

  func test_aWaitOfTheTestThatEndlessWorkKeepsFromEnding() {
    let semaphore = DispatchSemaphore(value: 0)
    startEndlessWork()
    scheduler.asTestCode { semaphore.wait() }
    XCTAssertEqual(log.events, [Self.neverRests])
  }

  func test_anExpectationThatEndlessWorkKeepsFromItsEnd() {
    startEndlessWork()
    scheduler.asTestCode {
      XCTAssertEqual(XCTWaiter.wait(for: [XCTestExpectation(description: "never")], timeout: 1), .timedOut)
    }
    XCTAssertEqual(log.events, [Self.neverRests])
    XCTAssertGreaterThanOrEqual(scheduler.now.offset, .seconds(1))
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
}

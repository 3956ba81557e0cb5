import Dispatch
import Foundation
import VirtualTime
import XCTest

/// An app gets only as many threads as libdispatch provides on a phone, and a shortage is reported.
final class ThreadLimitTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  override func setUpWithError() throws {
    try super.setUpWithError()
    scheduler.threadLimit = 3
    scheduler.onProblem { self.log.add($0.message) }
  }

  func test_workWaitsUntilAThreadIsFree() {
    app {
      for number in 0..<8 {
        DispatchQueue.global().async {
          Thread.sleep(forTimeInterval: 1)
          self.note("\(number)")
        }
      }
    }
    scheduler.runDue()
    XCTAssertEqual(scheduler.pending.count, 8)
    XCTAssertEqual(wait(for: 8), .satisfied)
    XCTAssertEqual(log.events, (0..<8).map { "\($0) at \($0 / 3 + 1).0 seconds" })
  }

  func test_whereEveryThreadWaitsForEverTheTestIsTold() {
    let (semaphore, group) = (DispatchSemaphore(value: 0), DispatchGroup())
    group.enter()
    scheduler.withCause("the button “Save”") {
      for _ in 0..<2 { DispatchQueue.global().async { semaphore.wait() } }
      DispatchQueue.global().async { group.wait() }
    }
    scheduler.withCause("the feed") {
      DispatchQueue.global().async { for _ in 0..<2 { semaphore.signal() } }
    }
    for _ in 0..<2 { XCTAssertEqual(wait(for: 3), .nothingPending) }
    XCTAssertEqual(
      log.events,
      [
        "No thread is left for the work that the feed has started, and none will become free: 3 threads of the app wait: "
          + "the button “Save” for a semaphore (2 times), the button “Save” for a dispatch group. On a device the app would hang here."
      ])
    app { DispatchQueue.main.async { group.leave() } }
    scheduler.runDue()
    XCTAssertEqual(scheduler.pending, [])
    group.wait()
  }

  func test_moreThreadsThanAPhoneHasAreNotNeeded() {
    XCTAssertEqual(VirtualScheduler().threadLimit, 512)
  }

  func test_aThreadThatTheSystemDoesNotStartIsForgotten() {
    app {
      DispatchQueue.main.async {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 1 << 46)
        var thread = pthread_t()
        self.log.add("\(pthread_create(&thread, &attributes, { _ in nil }, nil) == EAGAIN)")
        pthread_attr_destroy(&attributes)
      }
      DispatchQueue.global().async { self.log.add("next") }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["true", "next"])
    XCTAssertEqual(scheduler.pending, [])
  }
}

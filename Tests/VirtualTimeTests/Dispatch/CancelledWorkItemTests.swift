import Dispatch
import Foundation
import VirtualTime
import XCTest

/// A canceled work item ends when it would have run, as in libdispatch, and not before.
final class CancelledWorkItemTests: CapturedCodeTestCase, @unchecked Sendable {
  private func delayedItem(_ seconds: Double, holding object: AnyObject? = nil) -> DispatchWorkItem {
    nonisolated(unsafe) let object = object
    let item = DispatchWorkItem { self.log.add("ran with \(String(describing: object))") }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    return item
  }

  func test_whatFollowsItComesAtItsTime() {
    app {
      nonisolated(unsafe) let item = delayedItem(5)
      item.notify(queue: .main) { self.note("notified") }
      item.cancel()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.note("another") }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["another at 1.0 seconds", "notified at 5.0 seconds"])
  }

  func test_whatFollowsItMayBeNamedAfterTheCancellation() {
    app {
      nonisolated(unsafe) let item = delayedItem(5)
      item.cancel()
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { item.notify(queue: .main) { self.note("notified") } }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(log.events, ["notified at 5.0 seconds"])
  }

  func test_whatFollowsItComesAtOnceWhenItsTimeIsOver() {
    app {
      nonisolated(unsafe) let item = delayedItem(5)
      item.cancel()
      DispatchQueue.main.asyncAfter(deadline: .now() + 7) { item.notify(queue: .main) { self.note("notified") } }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(log.events, ["notified at 7.0 seconds"])
  }

  func test_aWaitForItLastsUntilItsTime() {
    app {
      nonisolated(unsafe) let item = delayedItem(5)
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        item.cancel()
        self.note("\(item.wait(timeout: .now() + 1))")
        item.wait()
        self.note("over")
      }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["timedOut at 2.0 seconds", "over at 5.0 seconds"])
  }

  func test_aWaitThatHasBegunLastsUntilItsTime() {
    app {
      nonisolated(unsafe) let item = delayedItem(5)
      DispatchQueue.global().async {
        item.wait()
        self.note("over")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { item.cancel() }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(log.events, ["over at 5.0 seconds"])
  }

  func test_whereNothingFollowsItNothingIsPending() {
    app { delayedItem(1800).cancel() }
    XCTAssertEqual(scheduler.pending, [])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(3600)) { false }, .nothingPending)
    XCTAssertEqual(scheduler.now.offset, .zero)
    XCTAssertEqual(scheduler.shutDownTellingLeftovers().work, [])
  }

  func test_whatItHoldsIsReleasedAtItsTimeOrAtTheEnd() {
    weak var first: EventLog?
    weak var second: EventLog?
    app {
      let (one, other) = (EventLog(), EventLog())
      (first, second) = (one, other)
      delayedItem(5, holding: one).cancel()
      delayedItem(50, holding: other).cancel()
    }
    XCTAssertNotNil(first)
    scheduler.advance(by: .seconds(6))
    XCTAssertNil(first)
    XCTAssertNotNil(second)
    scheduler.shutDown()
    XCTAssertNil(second)
    XCTAssertEqual(log.events, [])
  }
}

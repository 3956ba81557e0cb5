import Foundation
import VirtualTime
import XCTest

/// The reports of failed waits about blocked threads.
final class BlockedThreadTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  private func sentence(_ outcome: WaitOutcome) -> String? {
    WaitRecord(timeout: .seconds(9), waited: .zero, outcome: outcome, pending: scheduler.work(after: outcome)).sentence
  }

  private static let advice =
    "To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`."

  func test_aBlockThatWaitsForASemaphoreForEverIsListed() {
    let semaphore = DispatchSemaphore(value: 0)
    scheduler.advance(by: .seconds(2))
    app { DispatchQueue.global().async { semaphore.wait() } }
    XCTAssertEqual(
      sentence(scheduler.wait(timeout: .seconds(9)) { false }),
      "Nothing was due or scheduled, so the wait of 9 seconds ended at once. There is a thread blocked on a semaphore since 2 s, started by the app. \(Self.advice)")
    semaphore.signal()
    scheduler.runDue()
    XCTAssertEqual(
      sentence(scheduler.wait(timeout: .seconds(9)) { false }), "Nothing was due or scheduled, so the wait of 9 seconds ended at once.")
  }

  func test_aThreadThatWaitsForAGroupForEverIsListed() {
    let group = DispatchGroup()
    group.enter()
    app { Thread.detachNewThread { group.wait() } }
    XCTAssertEqual(
      sentence(scheduler.wait(timeout: .seconds(9)) { false }),
      "Nothing was due or scheduled, so the wait of 9 seconds ended at once. There is a thread blocked on a dispatch group since 0 s, started by the app. \(Self.advice)")
    group.leave()
  }

  func test_aTaskWhoseThreadIsBlockedIsListedOnce() {
    let semaphore = DispatchSemaphore(value: 0)
    app { DispatchQueue.global().async { semaphore.wait() } }
    scheduler.runDue()
    app { Task.detached { semaphore.waitForEver() } }
    XCTAssertEqual(
      sentence(scheduler.wait(timeout: .seconds(9)) { false }),
      "Nothing was due or scheduled, so the wait of 9 seconds ended at once. There are a thread blocked on a semaphore since 0 s, started by the app "
        + "(and 1 more like it). \(Self.advice)")
    semaphore.signal()
    semaphore.signal()
  }

  func test_aWaitWithATimeoutIsNoSleep() {
    let semaphore = DispatchSemaphore(value: 0)
    app { DispatchQueue.global().async { _ = semaphore.wait(timeout: .now() + 60) } }
    XCTAssertEqual(
      sentence(scheduler.wait(timeout: .seconds(9)) { false }),
      "Waited 9 seconds of virtual time. Pending: a thread blocked on a semaphore since 0 s, due at 60 s, started by the app.")
  }
}

extension DispatchSemaphore {
  /// Blocks the thread of a task, which an app shouldn't do.
  fileprivate func waitForEver() { wait() }
}

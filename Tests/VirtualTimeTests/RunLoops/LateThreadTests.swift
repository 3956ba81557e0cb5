import Foundation
@testable import VirtualTime
import XCTest

/// A thread that runs after its test has ended.
final class LateThreadTests: CapturedCodeTestCase, @unchecked Sendable {
  func test_whatAThreadHandsToQueuesAfterItsTestNeverRuns() throws {
    let started = scheduler.asTestCode { scheduler.startThread(isOfLibrary: false) }
    nonisolated(unsafe) let thread = try XCTUnwrap(started)
    scheduler.shutDown()
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      thread.run {
        DispatchQueue.main.async { self.log.add("main") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { self.log.add("later") }
        RunLoop.main.perform { self.log.add("run loop") }
      }
      isOver.signal()
    }
    isOver.wait()
    // If the thread's blocks ran, they would run first.
    let next = expectation(description: "the next block")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { next.fulfill() }
    wait(for: [next], timeout: 10)
    XCTAssertEqual(log.events, [])
  }
}

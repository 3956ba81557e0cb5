import CConcurrencyHooks
import XCTest

@testable import VirtualTime

/// Tests that no time passes while the test library waits for a task of the test that has already ended.
final class EndedTestTaskTests: CapturedCodeTestCase, @unchecked Sendable {
  private final class LibraryTask {}

  /// The library looks whether its task has ended, and then runs the run loop.
  ///
  /// This test ends the task between the two, after another thread of the library has run its own run loop.
  func test_aRunLoopThatStartsAfterTheEndOfTheTaskReturnsAtOnce() {
    let task = Unmanaged.passRetained(LibraryTask())
    scheduler.adoptTestTask(task.toOpaque(), id: .max - 1, isOfLibrary: true)
    scheduler.runLoopOfTest(timeout: 1_000_000, stops: stk_time_run_loop_stops())
    let start = scheduler.now
    task.release()
    XCTAssertFalse(scheduler.beginLibraryWait(), "The task has ended, so the wait isn't for the task.")
    scheduler.runLoopOfTest(timeout: 100_000_000, stops: stk_time_run_loop_stops())
    XCTAssertEqual(scheduler.now, start)
    scheduler.runLoopOfTest(timeout: 100_000_000, stops: stk_time_run_loop_stops())
    XCTAssertEqual(start.duration(to: scheduler.now), .milliseconds(100))
  }
}

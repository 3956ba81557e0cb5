@testable import VirtualTime
import Foundation
import XCTest

/// The features that work without hooks in the runtime.
///
/// Each test runs again in a process without installed hooks.
final class WithoutHooksTests: XCTestCase {
  private static let variable = "SCREENTEST_WITHOUT_HOOKS"
  private static let notice = """
    Tasks run in real time here, because this Swift runtime has no hooks that VirtualTime supports: \
    waits don't see tasks or `Task.sleep`, only scheduled events, busy idling resources and `VirtualClock`.
    """

  private var isWithoutHooks: Bool { ProcessInfo.processInfo.environment[Self.variable] != nil }

  func test_thisPlatformHasTheHooks() {
    XCTAssertEqual(VirtualScheduler.capturesSwiftConcurrency, !isWithoutHooks)
  }

  func test_aProcessWithoutHooksSaysSoOnceAndRunsItsTests() throws {
    try XCTSkipIf(isWithoutHooks, "This is the process without hooks.")
    let (status, output) = try runWithoutHooks("WithoutHooksTests")
    XCTAssertEqual(status, 0, output)
    XCTAssertEqual(output.components(separatedBy: "ScreenTestKit: \(Self.notice) The reason: the runtime has no hooks.\n").count, 2, output)
    XCTAssertTrue(output.contains("Executed 8 tests, with 1 test skipped and 0 failures"), output)
  }

  func test_eventsAndTheInjectedClockAreVirtual() {
    let scheduler = VirtualScheduler(capturing: false)
    let clock = scheduler.clock
    let (done, event) = (Flag(), Flag())
    // The task starts in real time, before or after the event. Only a deadline is the same in both cases.
    let deadline = clock.now.advanced(by: .seconds(3600))
    scheduler.schedule(after: .seconds(10), name: "event") {
      MainActor.assumeIsolated {}
      event.set()
    }
    scheduler.withCause("the test") {
      _ = Task.detached {
        try await clock.sleep(until: deadline, tolerance: nil)
        done.set()
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(7200)) { event.isSet }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(10))
    XCTAssertEqual(scheduler.wait(timeout: .seconds(7200)) { done.isSet }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(3600))
    scheduler.shutDown()
  }

  func test_anAsyncFunctionRunsToItsEndOnTheMainThread() throws {
    let scheduler = VirtualScheduler(capturing: false)
    let clock = scheduler.clock
    let answer = try scheduler.run {
      MainActor.preconditionIsolated()
      try await clock.sleep(for: .seconds(60))
      await Task.yield()
      return await Task.detached { 42 }.value
    }
    XCTAssertEqual(answer, 42)
    XCTAssertEqual(scheduler.now.offset, .seconds(60))
    scheduler.shutDown()
  }

  func test_anAsyncFunctionRunsToItsEndOnAnotherThread() {
    let done = expectation(description: "the thread is over")
    let answer = Box(0)
    Thread.detachNewThread {
      let scheduler = VirtualScheduler(capturing: false)
      answer.value = (try? scheduler.run { await Task.detached { 42 }.value }) ?? 0
      scheduler.shutDown()
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(answer.value, 42)
  }

  func test_eventsAndObserversRunOnAnyThread() {
    let done = expectation(description: "the thread is over")
    let calls = Box<[String]>([])
    Thread.detachNewThread {
      let scheduler = VirtualScheduler(capturing: false)
      scheduler.addWorkObserver { calls.update { $0.append("observer") } }
      scheduler.schedule(after: .seconds(1), name: "event") { calls.update { $0.append("event") } }
      _ = scheduler.wait(timeout: .seconds(2)) { calls.value.count == 2 }
      scheduler.shutDown()
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(calls.value, ["event", "observer"])
  }

  func test_aFailedWaitSaysThatTasksAreNotSeen() {
    let scheduler = VirtualScheduler(capturing: false)
    XCTAssertEqual(scheduler.unseenWork, UnseenWork(isAllConcurrency: true))
    let record = WaitRecord(timeout: .seconds(5), waited: .zero, outcome: .nothingPending, unseen: scheduler.unseenWork)
    XCTAssertEqual(record.sentence, "Nothing was due or scheduled, so the wait of 5 seconds ended at once. \(Self.notice)")
    scheduler.shutDown()
  }

  func test_whereNothingIsUnseenNothingIsSaid() {
    let record = WaitRecord(timeout: .seconds(5), waited: .seconds(5), outcome: .timedOut)
    XCTAssertEqual(record.sentence, "Waited 5 seconds of virtual time.")
    XCTAssertNil(UnseenWork().sentence)
  }

  /// Runs tests of this test binary in a separate process.
  private func runWithoutHooks(_ tests: String) throws -> (status: Int32, output: String) {
    try TestBundleProcess.run(["VirtualTimeTests.\(tests)"], [Self.variable: "1"])
  }
}

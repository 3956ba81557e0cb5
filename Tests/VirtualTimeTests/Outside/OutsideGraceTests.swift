import Foundation
import VirtualTime
import XCTest

/// Work that is really outside, which captured code hands to threads and processes.
final class OutsideGraceTests: XCTestCase {
  private let flag = Flag()

  /// Has the app wait for a thread that it starts, and then set the flag.
  private func loadOnAThread(_ scheduler: VirtualScheduler) {
    let flag = flag
    scheduler.withCause("button “Load”") {
      _ = Task {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            usleep(10_000)
            continuation.resume()
          }
        }
        flag.set()
      }
    }
  }

  /// Waits for work outside of virtual time as long as a busy machine may need for it.
  private func withAmpleGrace(_ body: () -> Void) {
    withConfiguration {
      $0.outsideWorkGrace = 60
    } operation: {
      body()
    }
  }

  func test_aThreadThatCapturedCodeStartsHasItsGrace() {
    let scheduler = makeScheduler()
    loadOnAThread(scheduler)
    withAmpleGrace {
      XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { flag.isSet }, .satisfied)
      XCTAssertEqual(scheduler.now.offset, .zero)
    }
  }

  func test_aTimerDoesNotRunAheadOfTheGrace() {
    let scheduler = makeScheduler()
    loadOnAThread(scheduler)
    scheduler.schedule(after: .seconds(5), name: "a timer") {}
    withAmpleGrace {
      XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { flag.isSet }, .satisfied)
      XCTAssertEqual(scheduler.now.offset, .zero)
    }
  }

  func test_withoutAGraceAThreadIsNotWaitedFor() {
    withConfiguration {
      $0.outsideWorkGrace = 0
    } operation: {
      let scheduler = makeScheduler()
      let done = DispatchSemaphore(value: 0)
      let flag = flag
      scheduler.withCause("button “Load”") {
        _ = Task {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              done.wait()
              continuation.resume()
            }
          }
          flag.set()
        }
      }
      XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { flag.isSet }, .nothingPending)
      XCTAssertEqual(scheduler.suspendedTasks.map(\.name), ["button “Load”"])
      done.signal()
    }
  }

  func test_aWaitWithoutWorkOutsideSpendsNoRealTime() {
    let scheduler = makeScheduler()
    scheduler.withCause("the feed") { _ = Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } } }
    withConfiguration {
      $0.outsideWorkGrace = 1_000_000
    } operation: {
      // A grace of eleven days would be noticed.
      XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { false }, .nothingPending)
    }
  }

  func test_aProcessIsWaitedForUntilItIsOver() throws {
    let scheduler = makeScheduler()
    let flag = flag
    try scheduler.withCause("button “Convert”") {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sleep")
      process.arguments = ["0.2"]
      process.terminationHandler = { _ in flag.set() }
      try process.run()
    }
    XCTAssertEqual(scheduler.pending.map(\.line), ["the process sleep (idling resource), busy since 0 seconds, started by button “Convert”"])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { flag.isSet }, .satisfied)
    XCTAssertLessThan(scheduler.now.offset, .seconds(20))
  }
}

import Foundation
import VirtualTime
import XCTest

/// Real outside work that captured code gives to threads and processes.
final class OutsideGraceTests: XCTestCase {
  private let flag = Flag()

  /// Makes the app wait for a thread that waits invisibly and then sets the flag.
  private func loadOnAThread(_ scheduler: VirtualScheduler) {
    let flag = flag
    scheduler.withCause("button “Load”") {
      _ = Task {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            // Nothing ever arrives, because there is no writer.
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            var reader = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
            poll(&reader, 1, 40)
            for end in ends { close(end) }
            continuation.resume()
          }
        }
        flag.set()
      }
    }
  }

  /// Runs a closure with enough grace for outside work on a busy machine.
  private func withAmpleGrace(_ body: () -> Void) {
    withConfiguration {
      $0.outsideWorkGrace = 60
    } operation: {
      body()
    }
  }

  func test_aThreadThatWaitsForSomethingUnseenHasItsGrace() {
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
      var ends: [Int32] = [0, 0]
      XCTAssertEqual(pipe(&ends), 0)
      let (reader, writer) = (ends[0], ends[1])
      let flag = flag
      scheduler.withCause("button “Load”") {
        _ = Task {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              var byte: UInt8 = 0
              XCTAssertEqual(read(reader, &byte, 1), 0)
              continuation.resume()
            }
          }
          flag.set()
        }
      }
      XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { flag.isSet }, .nothingPending)
      XCTAssertEqual(scheduler.suspendedTasks.map(\.name), ["button “Load”"])
      close(writer)
    }
  }

  func test_aWaitWithoutWorkOutsideSpendsNoRealTime() {
    let scheduler = makeScheduler()
    scheduler.withCause("the feed") { _ = Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } } }
    withConfiguration {
      $0.outsideWorkGrace = 1_000_000
    } operation: {
      // A wait through this grace period of eleven days would be noticed.
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
    XCTAssertEqual(scheduler.pending.map(\.line), ["the process sleep (idling resource), busy since 0 s, started by button “Convert”"])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { flag.isSet }, .satisfied)
    XCTAssertLessThan(scheduler.now.offset, .seconds(20))
  }
}

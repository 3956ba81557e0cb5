import Foundation
import XCTest

@testable import VirtualTime

/// Timers on a thread's own run loop, while a test moves the time.
final class ThreadTimerTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  /// Makes a thread of the app wait in its run loop for timers with the given intervals.
  private func startThread(_ timers: [(seconds: Double, repeats: Bool)]) {
    app {
      Thread.detachNewThread {
        for (seconds, repeats) in timers {
          _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { _ in self.note("\(seconds)") }
        }
        RunLoop.current.run()
      }
    }
    scheduler.runDue()
  }

  func test_R48_aThreadsTimersFireOnceWhateverTheirIntervals() {
    startThread([(1, true), (60, false), (7_200, true)])
    XCTAssertEqual(scheduler.advanceUntilIdle(), .settled)
    XCTAssertEqual(log.events, ["1.0 at 1.0 seconds", "60.0 at 60.0 seconds", "7200.0 at 7200.0 seconds"])
    XCTAssertEqual(scheduler.now.offset, .seconds(7_200))
    scheduler.advance(by: .seconds(1))
    XCTAssertEqual(log.events.dropFirst(3), ["1.0 at 7201.0 seconds"])
  }

  func test_R49_aThreadsTimersAreDropped() {
    startThread([(1, true), (60, false)])
    XCTAssertEqual(scheduler.pending.map(\.kind), [.repeatingTimer, .timer])
    scheduler.dropTimers()
    XCTAssertEqual(scheduler.pending, [])
    // Other work makes threads check again what they wait for.
    app { DispatchQueue.main.asyncAfter(deadline: .now() + 100) { self.note("block") } }
    scheduler.advance(by: .seconds(3600))
    XCTAssertEqual(log.events, ["block at 100.0 seconds"])
  }

  func test_aThreadsTimersAreListedAsTimers() {
    startThread([(1, true), (60, false)])
    XCTAssertEqual(
      scheduler.pending.map(\.line),
      [
        "a repeating timer of 1 second, first started at 0 s by the app, next due at 1 s",
        "a timer of 60 seconds, scheduled at 0 s, due at 60 s, started by the app",
      ])
  }

  func test_aTimerThatIsMovedFiresAtItsNewDate() {
    let timers = Timers()
    app {
      Thread.detachNewThread {
        timers.first = Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in self.note("fired") }
        RunLoop.current.run()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { timers.first?.fireDate = Date(timeIntervalSinceNow: 20) }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(log.events, ["fired at 25.0 seconds"])
  }

  func test_aThreadsRunLoopEndsWhenTheSchedulerIsShutDown() {
    app {
      Thread.detachNewThread {
        _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in self.note("fired") }
        RunLoop.current.run()
        self.log.add("over")
      }
    }
    scheduler.runDue()
    scheduler.shutDown()
    XCTAssertEqual(log.events, ["over"])
  }

  func test_aTimerIsFiredWhenItsThreadRunsTheRunLoopAgain() {
    app {
      Thread.detachNewThread {
        _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in self.note("fired") }
        Thread.sleep(forTimeInterval: 25)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 10))
        self.note("over")
      }
    }
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events, ["fired at 25.0 seconds", "fired at 30.0 seconds", "over at 35.0 seconds"])
  }
}

private final class Timers: @unchecked Sendable {
  var first: Timer?
}

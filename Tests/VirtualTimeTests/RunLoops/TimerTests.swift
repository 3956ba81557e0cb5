import Foundation
import VirtualTime
import XCTest

/// Timers and run loops of captured code are virtual.
final class TimerTests: CapturedCodeTestCase, @unchecked Sendable {
  func test_aTimerFiresOnceOnTheMainActor() {
    app {
      _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { timer in
        MainActor.assertIsolated()
        self.note("fired \(timer.isValid) \(Thread.isMainThread)")
        dispatchPrecondition(condition: .onQueue(.main))
      }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(log.events, ["fired true true at 1.5 seconds"])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { false }, .nothingPending)
  }

  func test_aRepeatingTimerFiresAtMultiplesUntilItIsInvalidated() {
    app {
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        self.note("fired")
        if self.log.events.count == 4 { timer.invalidate() }
      }
    }
    XCTAssertEqual(wait(for: 4), .satisfied)
    XCTAssertEqual(log.events, ["fired at 0.1 seconds", "fired at 0.2 seconds", "fired at 0.3 seconds", "fired at 0.4 seconds"])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { false }, .nothingPending)
    XCTAssertEqual(scheduler.now.offset, .milliseconds(400))
  }

  func test_timersOfDifferentIntervalsKeepTheirOrder() {
    app {
      for interval in [25.0, 10] {
        _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in self.note("\(Int(interval))") }
      }
    }
    XCTAssertEqual(wait(for: 5), .satisfied)
    XCTAssertEqual(
      log.events, ["10 at 10.0 seconds", "10 at 20.0 seconds", "25 at 25.0 seconds", "10 at 30.0 seconds", "10 at 40.0 seconds"])
  }

  func test_timersAreAddedByHand() {
    app {
      let first = Timer(timeInterval: 2, repeats: false) { _ in self.note("interval") }
      RunLoop.main.add(first, forMode: .common)
      let second = Timer(fire: Date(timeIntervalSinceNow: 5), interval: 10, repeats: true) { _ in self.note("date") }
      RunLoop.current.add(second, forMode: .default)
      RunLoop.current.add(second, forMode: .common)
      _ = Timer(timeInterval: 1, repeats: false) { _ in self.note("never added") }
    }
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events, ["interval at 2.0 seconds", "date at 5.0 seconds", "date at 15.0 seconds"])
  }

  func test_aTimerCanBeFiredAndMovedByHand() {
    var timer: Timer?
    app {
      let made = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in self.note("fired") }
      made.tolerance = 3
      timer = made
      made.fire()
    }
    XCTAssertEqual(log.events, ["fired at 0.0 seconds"])
    app { timer?.fireDate = Date(timeIntervalSinceNow: 3) }
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events.suffix(2), ["fired at 3.0 seconds", "fired at 13.0 seconds"])
    app { XCTAssertEqual(timer?.fireDate.timeIntervalSinceNow, 10) }
  }

  func test_aTimerThatIsFiredBeforeItsTimeIsOver() {
    app {
      let timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in self.note("fired") }
      timer.fire()
      XCTAssertFalse(timer.isValid)
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { false }, .nothingPending)
    XCTAssertEqual(log.events, ["fired at 0.0 seconds"])
  }

  func test_timesThatAreMissedAreLeftOut() {
    app {
      _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in
        self.note("fired")
        if self.log.events.count == 1 { Thread.sleep(forTimeInterval: 25) }
      }
    }
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events, ["fired at 10.0 seconds", "fired at 40.0 seconds", "fired at 50.0 seconds"])
  }

  func test_aTimerInTheRunLoopOfAQueuesThreadNeverFires() {
    app {
      DispatchQueue.global().async {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.note("fired") }
        self.note("added")
      }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { log.events.count > 1 }, .nothingPending)
  }

  func test_aTimerInTheRunLoopOfAQueuesThreadFiresWhileTheRunLoopRuns() {
    app {
      DispatchQueue.global().async {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.note("\(Thread.isMainThread)") }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 2.5))
        self.note("over")
      }
    }
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events, ["false at 1.0 seconds", "false at 2.0 seconds", "over at 2.5 seconds"])
  }

  func test_theRunLoopPerformsBlocksInOrder() {
    app {
      RunLoop.main.perform { self.note("first") }
      DispatchQueue.main.async { self.note("second") }
      DispatchQueue.global().async { RunLoop.main.perform { self.note("third") } }
    }
    XCTAssertEqual(log.events, [])
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events, ["first at 0.0 seconds", "second at 0.0 seconds", "third at 0.0 seconds"])
  }

  func test_anAppThatRunsItsRunLoopGetsItsTimersAndOtherQueuesWork() {
    app {
      DispatchQueue.main.async {
        DispatchQueue.main.async { self.note("main") }
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.note("timer") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
          self.note("global")
          RunLoop.main.perform { self.note("performed") }
        }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 4))
        self.note("over")
      }
    }
    XCTAssertEqual(wait(for: 5), .satisfied)
    XCTAssertEqual(
      log.events,
      ["timer at 1.0 seconds", "global at 2.0 seconds", "performed at 2.0 seconds", "over at 4.0 seconds", "main at 4.0 seconds"])
  }

  func test_anAppThatSleepsGetsNoTimers() {
    app {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.note("timer") }
      DispatchQueue.main.async {
        Thread.sleep(forTimeInterval: 3)
        self.note("slept")
      }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["slept at 3.0 seconds", "timer at 3.0 seconds"])
  }

  func test_aRunLoopOfTheTestRunsEverything() {
    scheduler.asTestCode {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.note("timer") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.note("main") }
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 60))
    }
    XCTAssertEqual(log.events, ["timer at 1.0 seconds", "main at 2.0 seconds"])
    XCTAssertEqual(scheduler.now.offset, .seconds(60))
  }

  func test_timersEndWithTheSession() {
    var timer: Timer?
    app { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.note("fired") } }
    scheduler.shutDown()
    XCTAssertEqual(timer?.isValid, false)
    XCTAssertEqual(log.events, [])
  }

  func test_twoSchedulersHaveTheirOwnTimers() {
    let other = makeScheduler()
    app { _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self.note("mine") } }
    other.withCause("the other app") {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.log.add("other at \(other.now.offset)") }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(log.events, ["mine at 5.0 seconds"])
    XCTAssertEqual(other.wait(timeout: .seconds(60)) { log.events.count == 2 }, .satisfied)
    XCTAssertEqual(log.events.last, "other at 1.0 seconds")
  }

  func test_aPendingTimerCarriesItsCause() {
    app { _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in } }
    XCTAssertEqual(scheduler.pending.map(\.description), ["the app (due at 5.0 seconds)"])
  }
}

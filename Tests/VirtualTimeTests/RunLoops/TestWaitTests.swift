import Foundation
import VirtualTime
import XCTest

/// The test's own waits advance its scheduler's clock, and run the work that becomes due.
final class TestWaitTests: CapturedCodeTestCase, @unchecked Sendable {
  private func answer(after delay: Double, _ body: @escaping @Sendable () -> Void = {}) {
    scheduler.withCause("the app") {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        self.log.add("answer at \(self.scheduler.now.offset)")
        body()
      }
    }
  }

  func test_anExpectationIsWaitedFor() {
    scheduler.asTestCode {
      let expectation = expectation(description: "an answer")
      answer(after: 30) { expectation.fulfill() }
      wait(for: [expectation], timeout: 60)
    }
    XCTAssertEqual(log.events, ["answer at 30.0 seconds"])
    XCTAssertEqual(scheduler.now.offset, .seconds(30))
  }

  @MainActor func test_expectationsOfTheTestCaseAreWaitedFor() {
    scheduler.asTestCode {
      let expectation = expectation(description: "an answer")
      answer(after: 30) { expectation.fulfill() }
      waitForExpectations(timeout: 60)
    }
    XCTAssertEqual(scheduler.now.offset, .seconds(30))
  }

  func test_aWaiterTimesOutInVirtualTime() {
    let result = scheduler.asTestCode {
      answer(after: 100)
      return XCTWaiter.wait(for: [XCTestExpectation(description: "nothing")], timeout: 60)
    }
    XCTAssertEqual(result, .timedOut)
    XCTAssertEqual(log.events, [])
    XCTAssertEqual(scheduler.now.offset, .seconds(60))
  }

  func test_anInvertedExpectationTakesItsWholeTime() {
    let result = scheduler.asTestCode {
      let inverted = XCTestExpectation(description: "no answer")
      inverted.isInverted = true
      answer(after: 100) { inverted.fulfill() }
      return XCTWaiter.wait(for: [inverted], timeout: 60)
    }
    XCTAssertEqual(result, .completed)
    XCTAssertEqual(scheduler.now.offset, .seconds(60))
  }

  func test_aPredicateIsPolledInVirtualTime() {
    scheduler.asTestCode {
      answer(after: 30)
      let log = log
      let predicate = NSPredicate { _, _ in !log.events.isEmpty }
      let expectation = expectation(for: predicate, evaluatedWith: self)
      wait(for: [expectation], timeout: 60)
    }
    XCTAssertEqual(log.events, ["answer at 30.0 seconds"])
    XCTAssertLessThan(scheduler.now.offset, .seconds(31))
  }

  func test_sleepsRunWhatIsDue() {
    scheduler.asTestCode {
      answer(after: 1)
      sleep(3)
      XCTAssertEqual(log.events, ["answer at 1.0 seconds"])
      Thread.sleep(forTimeInterval: 1)
      usleep(500_000)
    }
    XCTAssertEqual(scheduler.now.offset, .milliseconds(4500))
  }

  func test_aLoopOverTheDateEnds() {
    scheduler.asTestCode {
      answer(after: 3)
      let end = Date(timeIntervalSinceNow: 5)
      while Date() < end {}
    }
    XCTAssertEqual(log.events, ["answer at 3.0 seconds"])
    XCTAssertGreaterThanOrEqual(scheduler.now.offset, .seconds(5))
    XCTAssertLessThan(scheduler.now.offset, .seconds(6))
  }

  func test_aLoopThatCountsItsTurnsEndsToo() {
    var turns = 0
    scheduler.asTestCode {
      answer(after: 3)
      let end = Date(timeIntervalSinceNow: 5)
      while Date() < end { turns += 1 }
    }
    XCTAssertGreaterThan(turns, 1000)
    XCTAssertEqual(log.events, ["answer at 3.0 seconds"])
    XCTAssertLessThan(scheduler.now.offset, .seconds(6))
  }

  func test_datesThatATestOrAnAppCreatesInARowMoveNoClock() {
    scheduler.asTestCode {
      answer(after: 3)
      let dates = (0..<20_000).map { Date(timeIntervalSinceNow: Double($0)) }
      XCTAssertEqual(dates[19_999].timeIntervalSince(dates[0]), 19_999)
      var rows: [String] = []
      for number in 0..<5000 { rows.append("\(number): \(Date().timeIntervalSince1970)") }
      XCTAssertEqual(rows.count, 5000)
    }
    scheduler.withCause("the app") {
      let dates = (0..<20_000).map { _ in Date() }
      XCTAssertEqual(dates.first, dates.last)
      DispatchQueue.main.async {
        for _ in 0..<20_000 { _ = Date() }
        self.log.add("formatted")
      }
    }
    XCTAssertEqual(scheduler.now.offset, .zero)
    scheduler.runDue()
    XCTAssertEqual(log.events, ["formatted"])
    XCTAssertEqual(scheduler.now.offset, .zero)
  }

  func test_aLoopOverAnotherClockEnds() {
    scheduler.asTestCode {
      answer(after: 3)
      let end = ProcessInfo.processInfo.systemUptime + 5
      while ProcessInfo.processInfo.systemUptime < end {}
      XCTAssertEqual(log.events, ["answer at 3.0 seconds"])
      answer(after: 3)
      let later = ContinuousClock.now + .seconds(5)
      while ContinuousClock.now < later {}
    }
    XCTAssertEqual(log.events.count, 2)
    XCTAssertGreaterThanOrEqual(scheduler.now.offset, .seconds(10))
    XCTAssertLessThan(scheduler.now.offset, .seconds(11))
  }

  func test_aTimerThatTheTestCreatesFiresWhileItWaits() {
    scheduler.asTestCode {
      let expectation = expectation(description: "the timer")
      _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in expectation.fulfill() }
      wait(for: [expectation], timeout: 60)
    }
    XCTAssertEqual(scheduler.now.offset, .seconds(5))
  }

  func test_anAnswerFromAThreadOfTheTestEndsTheWait() {
    scheduler.asTestCode {
      let expectation = expectation(description: "an answer")
      Thread.detachNewThread { expectation.fulfill() }
      wait(for: [expectation], timeout: 3600)
    }
  }

  func test_anAsyncTestAwaitsExpectations() async {
    await scheduler.asTestCode {
      let expectation = XCTestExpectation(description: "an answer")
      answer(after: 30) { expectation.fulfill() }
      await fulfillment(of: [expectation], timeout: 60)
    }
    XCTAssertEqual(log.events, ["answer at 30.0 seconds"])
    XCTAssertEqual(scheduler.now.offset, .seconds(30))
  }

  func test_anAsyncTestsExpectationTimesOutInVirtualTime() async {
    let result = await scheduler.asTestCode {
      answer(after: 100)
      return await XCTWaiter.fulfillment(of: [XCTestExpectation(description: "nothing")], timeout: 60)
    }
    XCTAssertEqual(result, .timedOut)
    XCTAssertEqual(log.events, [])
    XCTAssertEqual(scheduler.now.offset, .seconds(60))
  }
}

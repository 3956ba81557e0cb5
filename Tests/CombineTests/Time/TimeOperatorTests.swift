import Combine
import Foundation
import VirtualTime
import XCTest

/// Operators that wait, in virtual time.
final class TimeOperatorTests: TimedTestCase, @unchecked Sendable {
  func test_debounceSendsWhatIsFollowedByNothing() {
    let source = timeline([(0, "a"), (100, "ab"), (500, "abc"), (700, "abcd")], end: 2000)
    app { record(source.debounce(for: .milliseconds(300), scheduler: RunLoop.main)) }
    runAll()
    XCTAssertEqual(events, ["ab at 400", "abcd at 1000", "finished at 2000"])
  }

  func test_debounceLeavesOutWhatWaitsWhenThePublisherEnds() {
    let source = timeline([(0, "a"), (500, "b")], end: 600, error: .first)
    app { record(source.debounce(for: 0.3, scheduler: DispatchQueue.main)) }
    runAll()
    XCTAssertEqual(events, ["a at 300", "failed: first at 600"])
  }

  func test_aCancelledDebounceLeavesNothingToWaitFor() {
    let source = timeline([(0, "a")], end: nil)
    app { record(source.debounce(for: .seconds(100), scheduler: DispatchQueue.main)) }
    run(10)
    app { cancelAll() }
    runAll()
    XCTAssertEqual(events, [])
    XCTAssertLessThan(scheduler.now.offset, .seconds(1))
  }

  func test_debounceDropsWhatIsNotDemanded() {
    let source = timeline([(0, "a"), (500, "b"), (1000, "c")], end: 2000)
    let recorder = Recorder<String, SampleError>(demand: .max(1))
    app { source.debounce(for: .milliseconds(100), scheduler: DispatchQueue.main).subscribe(recorder) }
    run(700)
    recorder.request(1)
    runAll()
    XCTAssertEqual(recorder.events, ["a", "c", "finished"])
  }

  func test_throttleSendsTheLatestOfEachInterval() {
    let source = timeline([(0, "a"), (100, "b"), (200, "c"), (1500, "d"), (1600, "e")], end: 3000)
    app { record(source.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)) }
    runAll()
    XCTAssertEqual(events, ["a at 0", "c at 1000", "d at 2000", "finished at 3000"].map { $0 == "d at 2000" ? "e at 2000" : $0 })
  }

  func test_throttleSendsTheFirstOfEachInterval() {
    let source = timeline([(0, "a"), (100, "b"), (200, "c"), (2500, "d")], end: 2600)
    app { record(source.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: false)) }
    runAll()
    XCTAssertEqual(events, ["a at 0", "b at 1000", "d at 2500", "finished at 2600"])
  }

  func test_throttleSendsWhatWaitsBeforeItFinishesAndNothingBeforeItFails() {
    let finishing = timeline([(0, "a"), (100, "b")], end: 200)
    let failing = timeline([(0, "x"), (100, "y")], end: 200, error: .first)
    app {
      record(finishing.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true))
      record(failing.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true))
    }
    runAll()
    XCTAssertEqual(events.sorted(), ["a at 0", "b at 1000", "failed: first at 200", "finished at 1000", "x at 0"])
  }

  func test_aCancelledThrottleLeavesNothingToWaitFor() {
    let source = timeline([(0, "a"), (10, "b")], end: nil)
    app { record(source.throttle(for: .seconds(100), scheduler: DispatchQueue.main, latest: true)) }
    run(20)
    app { cancelAll() }
    runAll()
    XCTAssertEqual(events, ["a at 0"])
    XCTAssertLessThan(scheduler.now.offset, .seconds(1))
  }

  func test_delaySendsEverythingLater() {
    let source = timeline([(0, "a"), (100, "b")], end: 200)
    app { record(source.delay(for: .seconds(2), scheduler: DispatchQueue.main)) }
    runAll()
    XCTAssertEqual(events, ["a at 2000", "b at 2100", "finished at 2200"])
  }

  func test_delayedFailuresComeLaterAndNothingAfterCancelling() {
    let failing = timeline([(0, "a")], end: 100, error: .first)
    app { record(failing.delay(for: 1, scheduler: RunLoop.main)) }
    run(1050)
    XCTAssertEqual(events, ["a at 1000"])
    app { cancelAll() }
    runAll()
    XCTAssertEqual(events, ["a at 1000"])
  }

  func test_receiveOnTheMainQueueIsATurnLater() {
    app {
      record([1, 2].publisher.receive(on: DispatchQueue.main))
      note("subscribed")
    }
    runAll()
    XCTAssertEqual(events, ["subscribed at 0", "1 at 0", "2 at 0", "finished at 0"])
  }

  func test_receiveOnBringsWorkToItsQueue() {
    app {
      keep(
        Deferred { Future<Bool, Never> { $0(.success(Thread.isMainThread)) } }
          .subscribe(on: DispatchQueue.global(qos: .userInitiated))
          .handleEvents(receiveOutput: { self.note("worked on main \($0) \(Thread.isMainThread)") })
          .receive(on: DispatchQueue.main)
          .sink { _ in
            MainActor.assertIsolated()
            self.note("received on main \(Thread.isMainThread)")
          })
    }
    runAll()
    XCTAssertEqual(events, ["worked on main false false at 0", "received on main true at 0"])
  }

  func test_everySchedulerDelivers() {
    let queue = OperationQueue()
    // In a concurrent queue, the completion can overtake the value, which happens with some seeds.
    queue.maxConcurrentOperationCount = 1
    app {
      record(Just("dispatch").receive(on: DispatchQueue(label: "own")))
      record(Just("loop").receive(on: RunLoop.main))
      record(Just("operations").receive(on: OperationQueue.main))
      record(Just("own operations").delay(for: .milliseconds(5), scheduler: queue))
    }
    runAll()
    XCTAssertEqual(Set(events.filter { !$0.hasPrefix("finished") }), ["dispatch at 0", "loop at 0", "operations at 0", "own operations at 5"])
  }

  func test_receiveOnHandsTheDemandOn() {
    let source = Source()
    let recorder = Recorder<Int, Never>(demand: .max(2)) { $0 == 1 ? .max(3) : .none }
    app { source.receive(on: DispatchQueue.main).subscribe(recorder) }
    app { source.send(1) }
    runAll()
    XCTAssertEqual(source.take(), ["demand 2", "demand 3"])
    app { recorder.cancel() }
    XCTAssertEqual(source.take(), ["cancel"])
  }

  func test_subscribeOnAsksAndCancelsOnTheScheduler() {
    let source = Source()
    let recorder = Recorder<Int, Never>()
    app { source.subscribe(on: DispatchQueue.main).subscribe(recorder) }
    XCTAssertEqual(source.subscriberCount, 0)
    runAll()
    XCTAssertEqual(source.take(), ["demand unlimited"])
    app { recorder.cancel() }
    XCTAssertEqual(source.take(), [])
    runAll()
    XCTAssertEqual(source.take(), ["cancel"])
  }

  func test_timeoutFailsOrFinishesWhenNothingComes() {
    let source = timeline([(0, "a"), (400, "b")], end: nil)
    app { record(source.timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { .second })) }
    runAll()
    XCTAssertEqual(events, ["a at 0", "b at 400", "failed: second at 1400"])
    let silent = timeline([], end: nil)
    app { record(silent.timeout(.milliseconds(500), scheduler: RunLoop.main)) }
    runAll()
    XCTAssertEqual(events.last, "finished at 1900")
  }

  func test_aTimeoutThatIsOverLeavesNothingToWaitFor() {
    let source = timeline([(0, "a")], end: 100)
    app { record(source.timeout(.seconds(1000), scheduler: DispatchQueue.main)) }
    runAll()
    XCTAssertEqual(events, ["a at 0", "finished at 100"])
    XCTAssertLessThan(scheduler.now.offset, .seconds(1))
  }

  func test_collectByTimeSendsTheValuesOfEachWindow() {
    let source = timeline([(100, "a"), (200, "b"), (2500, "c"), (3100, "d")], end: 3200)
    app { record(source.collect(.byTime(DispatchQueue.main, .seconds(1)))) }
    runAll()
    XCTAssertEqual(events, [#"["a", "b"] at 1000"#, #"["c"] at 3000"#, #"["d"] at 3200"#, "finished at 3200"])
  }

  func test_collectByTimeOrCountSendsFullArraysBefore() {
    let source = timeline([(100, "a"), (200, "b"), (300, "c")], end: 1500, error: .first)
    app { record(source.collect(.byTimeOrCount(RunLoop.main, .seconds(1), 2))) }
    runAll()
    XCTAssertEqual(events, [#"["a", "b"] at 200"#, #"["c"] at 1000"#, "failed: first at 1500"])
  }

  func test_measureIntervalTellsTheTimeBetweenValues() {
    let source = timeline([(100, "a"), (350, "b")], end: 400)
    app { record(source.measureInterval(using: DispatchQueue.main).map { Int($0.magnitude / 1_000_000) }) }
    runAll()
    XCTAssertEqual(events, ["100 at 100", "250 at 350", "finished at 400"])
  }
}

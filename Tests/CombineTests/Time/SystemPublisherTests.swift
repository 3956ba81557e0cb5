import Combine
import Foundation
import VirtualTime
import XCTest

/// Timers, notifications, futures and asynchronous sequences.
final class SystemPublisherTests: TimedTestCase, @unchecked Sendable {
  func test_aTimerSendsDatesWhileItIsConnected() {
    app { record(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().map { _ in "tick" }.prefix(3)) }
    runAll()
    XCTAssertEqual(events, ["tick at 500", "tick at 1000", "tick at 1500", "finished at 1500"])
  }

  func test_aTimerSendsNothingBeforeItIsConnectedAndCanBeStoppedFromElsewhere() {
    let timer = Timer.publish(every: 1, on: .main, in: .default)
    app { record(timer.map { _ in "tick" }) }
    run(3000)
    XCTAssertEqual(events, [])
    app { _ = timer.connect() }
    run(2500)
    XCTAssertEqual(events, ["tick at 4000", "tick at 5000"])
    app { timer.connect().cancel() }
    runAll()
    XCTAssertEqual(events.count, 2)
  }

  func test_aTimerDropsWhatIsNotDemanded() {
    let recorder = Recorder<String, Never>(demand: .max(1))
    app { Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in "tick" }.subscribe(recorder) }
    run(3500)
    recorder.request(1)
    run(5000)
    XCTAssertEqual(recorder.events, ["tick", "tick"])
    recorder.cancel()
    runAll()
  }

  func test_notifications() {
    let name = Notification.Name("SystemPublisherTests")
    let (first, second) = (NSObject(), NSObject())
    let center = NotificationCenter()
    let recorder = Recorder(center.publisher(for: name, object: first).map { $0.userInfo?["n"] as? Int ?? 0 }, demand: .max(2))
    for number in 1...3 {
      center.post(name: name, object: first, userInfo: ["n": number])
      center.post(name: name, object: second, userInfo: ["n": -number])
    }
    recorder.request(5)
    center.post(name: name, object: first, userInfo: ["n": 4])
    recorder.cancel()
    center.post(name: name, object: first, userInfo: ["n": 5])
    XCTAssertEqual(recorder.events, ["1", "2", "4"])
  }

  func test_valuesAreAnAsynchronousSequence() {
    let source = timeline([(100, "a"), (200, "b")], end: 300)
    app {
      let sent = Sent(source)
      _ = Task {
        do {
          for try await value in sent.publisher.values { self.note(value) }
          self.note("over")
        } catch {
          self.note("caught \(error)")
        }
      }
    }
    runAll()
    XCTAssertEqual(events, ["a at 100", "b at 200", "over at 300"])
  }

  func test_asynchronousSequencesThrow() {
    let source = timeline([(100, "a")], end: 300, error: .second)
    app {
      let sent = Sent(source)
      _ = Task {
        do { for try await value in sent.publisher.values { self.note(value) } } catch { self.note("caught \(error)") }
      }
    }
    runAll()
    XCTAssertEqual(events, ["a at 100", "caught second at 300"])
  }

  func test_aCancelledTaskEndsItsSubscription() {
    nonisolated(unsafe) let source = Source()
    app {
      let task = Task {
        for await value in source.values { self.note("\(value)") }
        self.note("over")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { source.send(1) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { task.cancel() }
    }
    runAll()
    XCTAssertEqual(events, ["1 at 1000", "over at 2000"])
    XCTAssertEqual(source.take(), ["demand 1", "demand 1", "cancel"])
  }

  func test_theValueOfAFutureIsAwaited() {
    app {
      let future = Future<Int, SampleError> { promise in
        nonisolated(unsafe) let promise = promise
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { promise(.success(7)) }
      }
      _ = Task { self.note("\(try await future.value)") }
    }
    runAll()
    XCTAssertEqual(events, ["7 at 3000"])
  }

  func test_schedulersRepeatUntilTheyAreCancelled() {
    app {
      var count = 0
      var timer: (any Cancellable)?
      timer = DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .seconds(1)), interval: .milliseconds(250)) {
        self.note("queue")
        count += 1
        if count == 2 { timer?.cancel() }
      }
      var loopCount = 0
      var loopTimer: (any Cancellable)?
      loopTimer = RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 2), interval: 1) {
        self.note("loop")
        loopCount += 1
        if loopCount == 2 { loopTimer?.cancel() }
      }
      var queueCount = 0
      var queueTimer: (any Cancellable)?
      queueTimer = OperationQueue.main.schedule(after: OperationQueue.main.now.advanced(by: 4), interval: 1) {
        self.note("operations")
        queueCount += 1
        if queueCount == 2 { queueTimer?.cancel() }
      }
    }
    runAll()
    XCTAssertEqual(events, ["queue at 1000", "queue at 1250", "loop at 2000", "loop at 3000", "operations at 4000", "operations at 5000"])
  }

  func test_lengthsOfTime() {
    XCTAssertEqual(DispatchQueue.SchedulerTimeType.Stride.seconds(1.5).magnitude, 1_500_000_000)
    XCTAssertEqual(DispatchQueue.SchedulerTimeType.Stride.milliseconds(3), .microseconds(3000))
    XCTAssertEqual(DispatchQueue.SchedulerTimeType.Stride(.seconds(.max)).magnitude, .max)
    let half: DispatchQueue.SchedulerTimeType.Stride = 0.5
    XCTAssertEqual(half, .milliseconds(500))
    let loop: RunLoop.SchedulerTimeType.Stride = 2
    XCTAssertEqual(loop, .milliseconds(2000))
    let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000))
    XCTAssertEqual(start.distance(to: start.advanced(by: .nanoseconds(500))), .nanoseconds(500))
  }
}

/// A publisher that a test transfers to a task.
private struct Sent<P: Publisher>: @unchecked Sendable {
  let publisher: P

  init(_ publisher: P) { self.publisher = publisher }
}

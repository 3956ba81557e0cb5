import VirtualTime
import XCTest

final class NeverSettlesTests: XCTestCase {
  private func expectNeverSettles(_ cause: String, line: UInt = #line, _ start: (VirtualScheduler) -> Void) {
    let scheduler = makeScheduler()
    scheduler.jobLimit = 2000
    start(scheduler)
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { false }, .neverSettles(cause: cause), line: line)
    XCTAssertEqual(scheduler.runDue(), .neverSettles(cause: cause), line: line)
    XCTAssertEqual(scheduler.advance(by: .seconds(1)), .neverSettles(cause: cause), line: line)
  }

  func test_aLoopOfYields() {
    expectNeverSettles("the task of FeedView") { scheduler in
      scheduler.withCause("the task of FeedView") { _ = Task { while !Task.isCancelled { await Task.yield() } } }
    }
  }

  func test_aMainActorLoopOfYieldsInANamedTask() {
    expectNeverSettles("task “refresh loop” of FeedView") { scheduler in
      scheduler.withCause("the task of FeedView") {
        _ = Task(name: "refresh loop") { @MainActor in while !Task.isCancelled { await Task.yield() } }
      }
    }
  }

  func test_aLoopOfSleepsOfZeroLength() {
    expectNeverSettles("button “Log in”") { scheduler in
      scheduler.withCause("button “Log in”") {
        _ = Task { @MainActor in while !Task.isCancelled { try await Task.sleep(for: .zero) } }
      }
    }
  }

  func test_aLoopOfSleepsOnTheVirtualClock() {
    expectNeverSettles("a task") { scheduler in
      let clock = scheduler.clock
      VirtualScheduler.$current.withValue(scheduler) {
        _ = Task.detached { while !Task.isCancelled { try await clock.sleep(for: .zero) } }
      }
    }
  }

  func test_aTimerThatStartsItselfAgainWithoutDelay() {
    func again(_ scheduler: VirtualScheduler) {
      scheduler.schedule(after: .zero, name: "the blinking cursor") { again(scheduler) }
    }
    expectNeverSettles("the blinking cursor") { again($0) }
  }

  func test_twoTasksThatWakeEachOther() {
    expectNeverSettles("ping pong") { scheduler in
      let (pings, ping) = AsyncStream.makeStream(of: Int.self)
      let (pongs, pong) = AsyncStream.makeStream(of: Int.self)
      scheduler.withCause("ping pong") {
        _ = Task { for await value in pings { pong.yield(value) } }
        _ = Task { @MainActor in
          ping.yield(0)
          for await value in pongs { ping.yield(value) }
        }
      }
    }
  }

  func test_aLoopThatStartsLaterAndWaitsInBetween() {
    let scheduler = makeScheduler()
    scheduler.jobLimit = 2000
    scheduler.withCause("the poller") {
      _ = Task { @MainActor in
        try await Task.sleep(for: .seconds(5))
        func waitHere() { _ = scheduler.wait(timeout: .zero) { false } }
        while !Task.isCancelled {
          await Task.yield()
          waitHere()
        }
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { false }, .neverSettles(cause: "the poller"))
    XCTAssertEqual(scheduler.now.offset, .seconds(5))
  }

  func test_workThatWaitsForWorkThatWaitsAgain() {
    let scheduler = makeScheduler()
    func again() {
      scheduler.schedule(after: .zero, name: "the modal loop") {
        again()
        _ = scheduler.wait(timeout: .seconds(1)) { false }
      }
    }
    again()
    scheduler.jobLimit = 2000
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { false }, .neverSettles(cause: "the modal loop"))
  }

  func test_sleepsOfANanosecondCreepAndNeverSettle() {
    let scheduler = makeScheduler()
    scheduler.jobLimit = 2000
    scheduler.withCause("the spinner") { _ = Task { while !Task.isCancelled { try await Task.sleep(nanoseconds: 1) } } }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { false }, .neverSettles(cause: "the spinner"))
  }

  func test_manyJobsThatComeToAnEndSettle() {
    let scheduler = makeScheduler()
    scheduler.withCause("the import") { _ = Task { for _ in 0..<20_000 { await Task.yield() } } }
    XCTAssertEqual(scheduler.runDue(), .settled)
  }

  func test_theConditionIsStillSeenBeforeALoopIsGivenUp() {
    let scheduler = makeScheduler()
    let count = Box(0)
    scheduler.withCause("the loop") {
      _ = Task {
        while !Task.isCancelled {
          await Task.yield()
          count.update { $0 += 1 }
        }
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { count.value == 10 }, .satisfied)
    XCTAssertEqual(count.value, 10)
  }

  func test_runThrowsTheCause() {
    let scheduler = makeScheduler()
    scheduler.jobLimit = 2000
    XCTAssertThrowsError(
      try scheduler.run { while !Task.isCancelled { await Task.yield() } }
    ) { XCTAssertEqual($0 as? VirtualTimeError, .neverSettles(cause: "the test")) }
  }
}

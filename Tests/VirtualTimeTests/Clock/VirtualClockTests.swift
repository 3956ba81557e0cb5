@testable import VirtualTime
import XCTest

/// App code that takes its clock as a parameter.
private func first<C: Clock>(of seconds: [Int], on clock: C) async -> Int? where C.Duration == Duration {
  await withTaskGroup(of: Int?.self) { group in
    for second in seconds {
      group.addTask {
        do {
          try await clock.sleep(for: .seconds(second))
          return second
        } catch {
          return nil
        }
      }
    }
    let winner = await group.next() ?? nil
    group.cancelAll()
    return winner
  }
}

final class VirtualClockTests: XCTestCase {
  func test_aRaceOnAnInjectedClock() throws {
    let scheduler = makeScheduler()
    let clock = scheduler.clock
    XCTAssertEqual(try scheduler.run { await first(of: [30, 2, 60], on: clock) }, 2)
    XCTAssertEqual(clock.now.offset, .seconds(2))
    XCTAssertEqual(scheduler.pending, [])
  }

  func test_aSleepingTaskThatIsCancelledThrowsAtOnce() {
    let scheduler = makeScheduler()
    let clock = scheduler.clock
    let box = Box("")
    let task = scheduler.withCause("the test") {
      Task {
        do { try await clock.sleep(for: .seconds(10)) } catch { box.value = "\(type(of: error)) at \(clock.now.offset)" }
      }
    }
    scheduler.advance(by: .seconds(4))
    task.cancel()
    scheduler.runDue()
    XCTAssertEqual(box.value, "CancellationError at 4.0 seconds")
  }

  func test_aTaskThatIsAlreadyCancelledDoesNotSleep() {
    let scheduler = makeScheduler()
    let clock = scheduler.clock
    let box = Box("")
    scheduler.withCause("the test") {
      let task = Task {
        do { try await clock.sleep(for: .seconds(10)) } catch { box.value = "\(type(of: error))" }
      }
      task.cancel()
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { !box.value.isEmpty }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .zero)
    XCTAssertEqual(box.value, "CancellationError")
  }

  func test_measuringOnTheClock() throws {
    let scheduler = makeScheduler()
    let clock = scheduler.clock
    let elapsed = try scheduler.run { try await clock.measure { try await Task.sleep(for: .milliseconds(1500)) } }
    XCTAssertEqual(elapsed, .milliseconds(1500))
  }

  func test_instantsAddAndCompare() {
    let start = VirtualClock.Instant(offset: .seconds(1))
    let end = start.advanced(by: .milliseconds(250))
    XCTAssertEqual(end.offset, .milliseconds(1250))
    XCTAssertEqual(start.duration(to: end), .milliseconds(250))
    XCTAssertEqual(end.duration(to: start), .milliseconds(-250))
    XCTAssertLessThan(start, end)
    var moved = start
    moved.offset = .seconds(9)
    XCTAssertEqual(moved, .init(offset: .seconds(9)))
  }

  func test_instantsStayInRange() {
    let late = VirtualClock.Instant(offset: .seconds(Int64.max))
    XCTAssertEqual(late.advanced(by: .seconds(1)), late)
    let early = VirtualClock.Instant(offset: .seconds(Int64.min))
    XCTAssertEqual(early.advanced(by: .seconds(-1)), early)
    XCTAssertGreaterThan(early.duration(to: late), .zero)
  }

  func test_durationsAreRoundedUpToNanoseconds() {
    XCTAssertEqual(Duration(secondsComponent: 0, attosecondsComponent: 1).roundedNanoseconds, 1)
    XCTAssertEqual(Duration.nanoseconds(7).roundedNanoseconds, 7)
    XCTAssertEqual(Duration(secondsComponent: 0, attosecondsComponent: -1).roundedNanoseconds, 0)
    XCTAssertEqual(Duration.seconds(Int64.max).roundedNanoseconds, .max)
    XCTAssertEqual(Duration.seconds(Int64.min).roundedNanoseconds, .min)
  }

  func test_secondsThatNoClockMeasuresAreHeldWithinRange() {
    XCTAssertEqual(Duration(clampingSeconds: .nan), .zero)
    XCTAssertEqual(Duration(clampingSeconds: .infinity), .seconds(9_000_000_000))
    XCTAssertEqual(Duration(clampingSeconds: -.infinity), .seconds(-9_000_000_000))
    XCTAssertEqual(Duration(clampingSeconds: 0.25), .milliseconds(250))
  }
}

import XCTest

@testable import VirtualTime

/// Moving the clock until nothing is pending, and dropping pending timers.
@preconcurrency @MainActor
final class AdvanceUntilIdleTests: XCTestCase {
  private let scheduler = SchedulingOrder.$current.withValue(.plain) { VirtualScheduler() }

  override func tearDown() async throws {
    scheduler.shutDown()
  }

  /// Starts a repeating timer of the app.
  @discardableResult
  private func startRepeating(every seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) -> Timer {
    scheduler.withCause("the app") { Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in MainActor.assumeIsolated(action) } }
  }

  func test_R48_timersOfAnyIntervalFireAndRepeatingOnesOnce() throws {
    try skipWithoutCapture()
    var fired: [String] = []
    startRepeating(every: 1) { fired.append("every second") }
    startRepeating(every: 7_200) { fired.append("every two hours") }
    scheduler.schedule(after: .seconds(90), name: "late") {
      fired.append("late")
      self.scheduler.schedule(after: .seconds(1), name: "later") { fired.append("later") }
    }
    XCTAssertEqual(scheduler.advanceUntilIdle(), .settled)
    XCTAssertEqual(fired, ["every second", "late", "later", "every two hours"])
    XCTAssertEqual(scheduler.now.offset, .seconds(7_200))
  }

  func test_aRepeatingTimerGoesOnAfterwardsAsIfItHadFiredAllAlong() throws {
    try skipWithoutCapture()
    var fired: [Duration] = []
    let timer = startRepeating(every: 7) { fired.append(self.scheduler.now.offset) }
    scheduler.schedule(after: .seconds(100), name: "late") {}
    scheduler.advanceUntilIdle()
    XCTAssertEqual(fired, [.seconds(7)])
    XCTAssertEqual(scheduler.pending.map { $0.due?.offset }, [.seconds(105)])
    scheduler.withCause("the app") { XCTAssertEqual(timer.fireDate.timeIntervalSinceNow, 5, accuracy: 0.001) }
    scheduler.advance(by: .seconds(12))
    XCTAssertEqual(fired, [.seconds(7), .seconds(105), .seconds(112)])
  }

  func test_aTimerThatIsCancelledOnTheWayDoesNotFire() {
    var fired: [String] = []
    let second = scheduler.schedule(after: .seconds(2), name: "second") { fired.append("second") }
    scheduler.schedule(after: .seconds(1), name: "first") {
      fired.append("first")
      second.cancel()
    }
    scheduler.advanceUntilIdle()
    XCTAssertEqual(fired, ["first"])
    XCTAssertEqual(scheduler.now.offset, .seconds(1))
  }

  func test_workWithoutAnEndAtOneInstantIsNamed() {
    scheduler.jobLimit = 100
    @MainActor func again() { scheduler.schedule(after: .zero, name: "the loop") { again() } }
    again()
    XCTAssertEqual(scheduler.advanceUntilIdle(), .neverSettles(cause: "the loop"))
  }

  func test_whatIsDroppedNeverComesDueAndCanBeCancelled() {
    var events: [String] = []
    let event = scheduler.schedule(after: .seconds(1), name: "an event") { events.append("event") }
    let clock = scheduler.clock
    let (sleeper, other) = scheduler.withCause("a test") {
      (
        Task { @MainActor in
          do { try await Task.sleep(for: .seconds(2)) } catch { events.append("cancelled") }
        },
        Task { @MainActor in
          do { try await clock.sleep(until: clock.now.advanced(by: .seconds(3))) } catch { events.append("cancelled too") }
        }
      )
    }
    scheduler.runDue()
    scheduler.dropTimers()
    XCTAssertFalse(event.isPending)
    XCTAssertEqual(scheduler.pending, [])
    event.cancel()
    scheduler.advance(by: .seconds(60))
    XCTAssertEqual(events, [])
    sleeper.cancel()
    other.cancel()
    scheduler.runDue()
    XCTAssertEqual(events, ["cancelled", "cancelled too"])
  }

  func test_aThreadThatSleepsGoesOnWhenItsTimeHasCome() throws {
    try skipWithoutCapture()
    let scheduler = scheduler
    let woke = Box<[Duration]>([])
    scheduler.withCause("the app") {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 5)
        woke.update { $0.append(scheduler.now.offset) }
      }
    }
    scheduler.runDue()
    scheduler.dropTimers()
    scheduler.advance(by: .seconds(60))
    XCTAssertEqual(woke.value, [.seconds(5)])
  }

  func test_tasksWhoseSleepWasDroppedEndWithTheScheduler() {
    weak var held: Held?
    do {
      let object = Held()
      held = object
      scheduler.withCause("a test") {
        _ = Task { @MainActor in
          try? await Task.sleep(for: .seconds(2))
          withExtendedLifetime(object) {}
        }
      }
    }
    scheduler.runDue()
    scheduler.dropTimers()
    XCTAssertNotNil(held)
    scheduler.shutDown()
    XCTAssertNil(held)
  }
}

private final class Held: Sendable {}

import VirtualTime
import XCTest

/// The reports of failed waits about tasks that wait for work that no scheduler sees.
final class SuspendedTaskTests: XCTestCase {
  private let stream = AsyncStream.makeStream(of: Int.self)

  func test_aSuspendedTaskIsListedWithItsStarterAndSinceWhen() {
    let scheduler = makeScheduler()
    let stream = stream.stream
    scheduler.advance(by: .seconds(2))
    scheduler.withCause("the task of FeedView") {
      _ = Task {
        try await Task.sleep(for: .seconds(3))
        for await _ in stream {}
      }
    }
    XCTAssertEqual(scheduler.suspendedTasks, [])
    let outcome = scheduler.wait(timeout: .seconds(30)) { false }
    XCTAssertEqual(outcome, .nothingPending)
    XCTAssertEqual(scheduler.suspendedTasks.map(\.name), ["the task of FeedView"])
    XCTAssertEqual(scheduler.suspendedTasks.map { $0.since?.offset }, [.seconds(5)])
    let record = WaitRecord(timeout: .seconds(30), waited: .seconds(3), outcome: outcome, pending: scheduler.work(after: outcome))
    XCTAssertEqual(
      record.sentence,
      "Waited 3 seconds of virtual time; then nothing was due or scheduled, so the wait of 30 seconds ended early. "
        + "There is a task suspended at 5 s, started by the task of FeedView. "
        + "To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.")
  }

  func test_theFirstThreeOfSeveralAreListed() {
    let scheduler = makeScheduler()
    for number in 1...5 {
      scheduler.withCause("button \(number)") { _ = Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } } }
    }
    let outcome = scheduler.wait(timeout: .seconds(9)) { false }
    XCTAssertEqual(
      WaitRecord(timeout: .seconds(9), waited: .zero, outcome: outcome, pending: scheduler.work(after: outcome)).sentence,
      "Nothing was due or scheduled, so the wait of 9 seconds ended at once. There are a task suspended at 0 s, started by button 1; "
        + "a task suspended at 0 s, started by button 2; a task suspended at 0 s, started by button 3 and 2 more. "
        + "To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.")
  }

  func test_aSingleFurtherOneIsListed() {
    let timers = (1...4).map { PendingWork(name: "timer \($0)", kind: .event, due: VirtualClock.Instant(offset: .seconds(60 + $0))) }
    XCTAssertEqual(
      WaitRecord(timeout: .seconds(30), waited: .seconds(30), outcome: .timedOut, pending: timers).sentence,
      "Waited 30 seconds of virtual time. Pending: timer 1 (event), due at 61 s; timer 2 (event), due at 62 s; timer 3 (event), due at 63 s; timer 4 (event), due at 64 s.")
  }

  func test_equalWorkIsListedOnce() {
    let now = VirtualClock.Instant(offset: .seconds(30))
    let block = PendingWork(name: "the task of TipView", kind: .block, due: now, since: now)
    let timers = (1...4).map { PendingWork(name: "timer \($0)", kind: .event, due: VirtualClock.Instant(offset: .seconds(60 + $0))) }
    let text = "a block, scheduled at 30 s, due now, started by the task of TipView"
    func sentence(_ pending: [PendingWork]) -> String? { WaitRecord(timeout: .seconds(30), waited: .seconds(30), outcome: .timedOut, pending: pending).sentence }
    XCTAssertEqual(sentence([block, block]), "Waited 30 seconds of virtual time. Pending: \(text) (and 1 more like it).")
    XCTAssertEqual(
      sentence([block, timers[0], block, block] + timers),
      "Waited 30 seconds of virtual time. Pending: \(text) (and 2 more like it); timer 1 (event), due at 61 s (and 1 more like it); timer 2 (event), due at 62 s and 2 more.")
  }

  func test_aTaskThatIsOverIsNotListedThoughItIsHeld() {
    let scheduler = makeScheduler()
    let held = scheduler.withCause("button “Load”") { Task { try? await Task.sleep(for: .seconds(1)) } }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(9)) { false }, .nothingPending)
    XCTAssertEqual(scheduler.suspendedTasks, [])
    withExtendedLifetime(held) {}
  }

  func test_aTaskThatSleepsIsNotListed() {
    let scheduler = makeScheduler()
    scheduler.withCause("button “Load”") { _ = Task { try? await Task.sleep(for: .seconds(100)) } }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(9)) { false }, .timedOut)
    XCTAssertEqual(scheduler.suspendedTasks, [])
  }

  func test_aWaitSaysOnlyWhatIsKnown() {
    XCTAssertEqual(
      WaitRecord(timeout: .seconds(30), waited: .zero, outcome: .nothingPending).sentence,
      "Nothing was due or scheduled, so the wait of 30 seconds ended at once.")
    let busy = PendingWork(name: "GET http://127.0.0.1/never", kind: .request, due: nil, since: VirtualClock.Instant(offset: .seconds(3)), startedBy: "button “Load”")
    XCTAssertEqual(
      WaitRecord(timeout: .seconds(30), waited: .seconds(30), outcome: .timedOut, pending: [busy]).sentence,
      "Waited 30 seconds. Time is real while work outside virtual time is busy. Still busy: GET http://127.0.0.1/never (request), started at 3 s by button “Load”.")
  }
}

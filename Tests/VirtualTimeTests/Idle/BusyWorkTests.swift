import VirtualTime
import XCTest

/// The reports of waits for an idle app, for each kind of work that never ends.
final class BusyWorkTests: XCTestCase {
  func test_aSleepThatComesAgainAndAgain() {
    let scheduler = makeScheduler()
    scheduler.withCause("the task of FeedView") {
      Task { while !Task.isCancelled { try await Task.sleep(for: .seconds(0.8)) } }
    }
    let record = scheduler.waitUntilIdle(TestConfiguration())
    XCTAssertEqual(record.outcome, .timedOut)
    XCTAssertEqual(record.waited, .seconds(30))
    XCTAssertEqual(record.pending.map(\.line), ["a sleep of 0.8 seconds, scheduled at 29.6 s, due at 30.4 s, started by the task of FeedView"])
  }

  func test_workWithANameOfItsOwn() {
    for (kind, words) in [
      (PendingWork.Kind.animation, "animation"), (.screenTransition, "screen transition"), (.keyboardTransition, "keyboard transition"), (.request, "request"),
    ] {
      let scheduler = makeScheduler()
      scheduler.advance(by: .seconds(2))
      scheduler.withCause("button “Load”") { _ = scheduler.schedule(after: .seconds(100), name: "its name", kind: kind) {} }
      XCTAssertEqual(
        scheduler.waitUntilIdle(TestConfiguration()).pending.map(\.line),
        ["its name (\(words)), started at 2 s by button “Load”, due at 102 s"])
    }
  }

  func test_aBlockATimerAndADelayedBlock() {
    for (kind, words) in [(PendingWork.Kind.timer, "a timer of 1 second"), (.delayedBlock, "a block delayed by 1 second"), (.sleep, "a sleep of 1 second")] {
      let scheduler = makeScheduler()
      scheduler.schedule(after: .seconds(1), name: "the launch of Feed", kind: kind) {}
      let record = scheduler.waitUntilIdle(TestConfiguration(interactionTimeout: 0.5))
      XCTAssertEqual(record.pending.map(\.line), ["\(words), scheduled at 0 s, due at 1 s, started by the launch of Feed"])
    }
  }

  func test_aResourceThatStaysBusySaysWhy() {
    let scheduler = makeScheduler()
    scheduler.advance(by: .seconds(3))
    let upload = Upload()
    scheduler.register(upload)
    defer { scheduler.deregister(upload) }
    let record = scheduler.waitUntilIdle(TestConfiguration(interactionTimeout: 0.02))
    XCTAssertEqual(record.outcome, .timedOut)
    XCTAssertEqual(record.pending.map(\.line), ["the upload (idling resource), busy since 3 s, with the reason: 3 of 20 pictures are sent"])
  }

  func test_workAtOneInstantThatNeverEnds() {
    let scheduler = makeScheduler()
    scheduler.jobLimit = 1000
    scheduler.withCause("the task of FeedView") {
      Task { while !Task.isCancelled { await Task.yield() } }
    }
    XCTAssertEqual(scheduler.waitUntilIdle(TestConfiguration()).outcome, .neverSettles(cause: "the task of FeedView"))
  }
}

private final class Upload: IdlingResource {
  let name = "the upload"
  let isIdle = false
  let busyReason: String? = "3 of 20 pictures are sent"
}

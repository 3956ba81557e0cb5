import VirtualTime
import XCTest

/// The properties of pending work: its kind, its start time, and what started it.
final class PendingWorkTests: XCTestCase {
  private let scheduler = VirtualScheduler()

  override func tearDown() {
    scheduler.shutDown()
  }

  func test_tasksAndSleepsTellTheirKind() {
    scheduler.advance(by: .seconds(5))
    scheduler.withCause("the task of FeedView") {
      Task { try? await Task.sleep(for: .seconds(2)) }
    }
    XCTAssertEqual(scheduler.pending.map(\.kind), [.task])
    XCTAssertEqual(scheduler.pending.map { $0.since?.offset }, [.seconds(5)])
    scheduler.runDue()
    scheduler.advance(by: .seconds(1))
    XCTAssertEqual(scheduler.pending, [PendingWork(name: "the task of FeedView", kind: .sleep, due: at(7), since: at(5))])
    XCTAssertEqual(scheduler.pending[0].delay, .seconds(2))
  }

  func test_aSleepOnAVirtualClockIsASleep() {
    let clock = scheduler.clock
    scheduler.withCause("the clock’s user") {
      Task { try? await clock.sleep(until: clock.now.advanced(by: .seconds(3))) }
    }
    scheduler.runDue()
    XCTAssertEqual(scheduler.pending, [PendingWork(name: "the clock’s user", kind: .sleep, due: at(3), since: at(0))])
  }

  func test_workWithANameOfItsOwnTellsWhatStartedIt() {
    scheduler.withCause("button “Log in”") {
      _ = scheduler.schedule(after: .seconds(1), name: "the fade of the title", kind: .animation) {}
    }
    XCTAssertEqual(
      scheduler.pending,
      [PendingWork(name: "the fade of the title", kind: .animation, due: at(1), since: at(0), startedBy: "button “Log in”")])
  }

  func test_aBusyResourceTellsItsReason() {
    let upload = Upload()
    scheduler.register(upload)
    defer { scheduler.deregister(upload) }
    XCTAssertEqual(scheduler.pending, [PendingWork(name: "the upload", kind: .resource, due: nil, reason: "3 of 20 pictures are sent")])
  }

  private func at(_ seconds: Int) -> VirtualClock.Instant { .init(offset: .seconds(seconds)) }
}

private final class Upload: IdlingResource {
  let name = "the upload"
  let isIdle = false
  let busyReason: String? = "3 of 20 pictures are sent"
}

import VirtualTime
import XCTest

final class CauseTests: XCTestCase {
  private func names(_ scheduler: VirtualScheduler) -> [String] { scheduler.pending.map(\.name) }

  func test_workWithoutANameIsATask() {
    let scheduler = makeScheduler()
    VirtualScheduler.$current.withValue(scheduler) { _ = Task { try await Task.sleep(for: .seconds(1)) } }
    XCTAssertEqual(names(scheduler), ["a task"])
    scheduler.runDue()
    XCTAssertEqual(scheduler.pending, [PendingWork(name: "a task", kind: .sleep, due: .init(offset: .seconds(1)), since: .init(offset: .zero))])
  }

  func test_everythingThatATaskStartsInheritsItsCause() {
    let scheduler = makeScheduler()
    let clock = scheduler.clock
    scheduler.withCause("button “Log in”") {
      _ = Task { @MainActor in
        Task.detached { try await Task.sleep(for: .seconds(1)) }
        async let child: Void = clock.sleep(for: .seconds(2))
        await withTaskGroup(of: Void.self) { group in
          group.addTask { try? await Task.sleep(for: .seconds(3)) }
        }
        try await child
      }
    }
    scheduler.runDue()
    XCTAssertEqual(names(scheduler), Array(repeating: "button “Log in”", count: 3))
    XCTAssertEqual(scheduler.pending.map { $0.due?.offset }, [.seconds(1), .seconds(2), .seconds(3)])
  }

  func test_eachPieceOfWorkKeepsItsOwnCause() {
    let scheduler = makeScheduler()
    let causes = ["one", "two", "one", "three “3”", "two", "three “3”", "one", "four", "the test", "a task", "two"]
    for (index, cause) in causes.enumerated() { scheduler.withCause(cause) { _ = Task { try await Task.sleep(for: .seconds(index + 1)) } } }
    scheduler.runDue()
    XCTAssertEqual(names(scheduler), causes)
  }

  func test_anInnerCauseReplacesTheOuterOneForWhatStartsInside() {
    let scheduler = makeScheduler()
    scheduler.withCause("outer") {
      scheduler.withCause("inner") { _ = Task { try await Task.sleep(for: .seconds(1)) } }
      _ = Task { try await Task.sleep(for: .seconds(2)) }
    }
    XCTAssertEqual(names(scheduler), ["inner", "outer"])
  }

  func test_anEventsWorkCarriesTheEventsName() {
    let scheduler = makeScheduler()
    scheduler.schedule(after: .seconds(1), name: "the alert") { _ = Task { try await Task.sleep(for: .seconds(1)) } }
    XCTAssertEqual(names(scheduler), ["the alert"])
    scheduler.advance(by: .seconds(1))
    XCTAssertEqual(scheduler.pending, [PendingWork(name: "the alert", kind: .sleep, due: .init(offset: .seconds(2)), since: .init(offset: .seconds(1)))])
    XCTAssertEqual(scheduler.pending[0].description, "the alert (due at 2.0 seconds)")
  }

  func test_aTasksOwnNameIsShownAndNotInherited() {
    let scheduler = makeScheduler()
    scheduler.withCause("the task of FeedView") {
      _ = Task(name: "refresh loop") { @MainActor in
        Task { try await Task.sleep(for: .seconds(2)) }
        try await Task.sleep(for: .seconds(1))
      }
    }
    scheduler.runDue()
    XCTAssertEqual(names(scheduler), ["task “refresh loop” of FeedView", "the task of FeedView"])
  }

  func test_aNamedTaskWithoutACause() {
    let scheduler = makeScheduler()
    VirtualScheduler.$current.withValue(scheduler) { _ = Task(name: "sync") { try await Task.sleep(for: .seconds(1)) } }
    scheduler.runDue()
    XCTAssertEqual(names(scheduler), ["task “sync”"])
  }

  func test_anActorsWorkCarriesTheCauseOfItsCaller() {
    let scheduler = makeScheduler()
    let store = Store()
    scheduler.withCause("button “Refresh”") { _ = Task { @MainActor in try await store.slowCount() } }
    scheduler.runDue()
    XCTAssertEqual(names(scheduler), ["button “Refresh”"])
  }

  func test_theSchedulerIsCurrentInTheTasksThatItCaptures() throws {
    let scheduler = makeScheduler()
    XCTAssertNil(VirtualScheduler.current)
    let isCurrent = try scheduler.run { await Task { VirtualScheduler.current === scheduler }.value }
    XCTAssertTrue(isCurrent)
    scheduler.withCause("scope") { XCTAssertTrue(VirtualScheduler.current === scheduler) }
    XCTAssertNil(VirtualScheduler.current)
  }
}

import Dispatch
import Foundation
import VirtualTime
import XCTest

/// A block's captured values are released without the scheduler's lock.
///
/// This is necessary because a `deinit` may cancel a task or start new work.
final class ReleasedWorkTests: CapturedCodeTestCase, @unchecked Sendable {
  /// An object that starts new work when it's released.
  private final class Owner: Sendable {
    private let log: EventLog

    init(_ log: EventLog) { self.log = log }

    func use() {}

    deinit {
      DispatchQueue.main.async { [log] in log.add("released") }
    }
  }

  func test_afterABlockHasRun() {
    app {
      let owner = Owner(log)
      DispatchQueue.main.async { owner.use() }
      DispatchQueue.main.async { self.log.add("second") }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events.sorted(), ["released", "second"])
  }

  func test_whenADelayedBlockIsDroppedAtTheEnd() {
    app {
      let owner = Owner(log)
      DispatchQueue.main.asyncAfter(deadline: .now() + 100) { owner.use() }
    }
    scheduler.shutDown()
    XCTAssertEqual(log.events, ["released"])
  }

  func test_aBlockThatIsDroppedLeavesItsGroup() {
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "suspended")
    defer { queue.resume() }
    app {
      queue.suspend()
      queue.async(group: group) { self.log.add("ran") }
    }
    scheduler.shutDown()
    XCTAssertEqual(group.wait(timeout: .now() + 20), .success)
    XCTAssertEqual(log.events, [])
  }

  func test_whenTimersAreDropped() {
    app {
      let owner = Owner(log)
      DispatchQueue.main.asyncAfter(deadline: .now() + 100) { owner.use() }
    }
    scheduler.dropTimers()
    XCTAssertEqual(scheduler.nextEvent, nil)
  }

  func test_whenABlockOfARunLoopIsDroppedAtTheEnd() {
    app {
      DispatchQueue.global().async {
        let owner = Owner(self.log)
        RunLoop.current.perform { owner.use() }
      }
    }
    scheduler.runDue()
    scheduler.shutDown()
    XCTAssertEqual(log.events, ["released"])
  }

  func test_aDeinitThatCancelsATask() {
    final class Model: @unchecked Sendable {
      var task: Task<Void, any Error>?

      deinit { task?.cancel() }
    }
    app {
      let model = Model()
      model.task = Task {
        defer { log.add("cancelled") }
        try await Task.sleep(for: .seconds(50))
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 100) { _ = model }
    }
    scheduler.runDue()
    scheduler.shutDown()
    XCTAssertEqual(log.events, ["cancelled"])
  }

  func test_aBlockThatWouldHaveSignalledASemaphoreIsDropped() {
    weak var released: DispatchSemaphore?
    app {
      let semaphore = DispatchSemaphore(value: 1)
      released = semaphore
      semaphore.wait()
      DispatchQueue.main.asyncAfter(deadline: .now() + 100) { semaphore.signal() }
    }
    XCTAssertNotNil(released)
    scheduler.shutDown()
    XCTAssertNil(released)
  }

  func test_aSemaphoreLetsAsManyThroughAsItsValueSays() {
    app {
      let semaphore = DispatchSemaphore(value: 2)
      for _ in 0..<3 { log.add("\(semaphore.wait(timeout: .now()))") }
    }
    XCTAssertEqual(log.events, ["success", "success", "timedOut"])
  }
}

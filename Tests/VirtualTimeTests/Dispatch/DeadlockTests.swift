import Foundation
import VirtualTime
import XCTest

/// A situation that would hang or end an app on a phone is reported, and the test continues.
final class DeadlockTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  override func setUpWithError() throws {
    try super.setUpWithError()
    scheduler.onProblem { self.log.add($0.message) }
  }

  override func app(_ body: () -> Void) { scheduler.withCause("the button “Save”", body) }

  func test_aQueueThatWaitsForItself() {
    let queue = DispatchQueue(label: "database")
    app { queue.async { queue.sync { self.log.add("saved") } } }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .satisfied)
    XCTAssertEqual(
      log.events,
      ["Deadlock: the button “Save” called `sync` on the queue “database” while running on that queue itself. On a device the app would end here.", "saved"])
  }

  func test_aBarrierThatWaitsForItself() {
    let queue = DispatchQueue(label: "cache", attributes: .concurrent)
    app { queue.async { queue.sync { self.log.add("read") } } }
    scheduler.runDue()
    app { queue.async(flags: .barrier) { queue.sync { self.log.add("saved") } } }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 3 }, .satisfied)
    XCTAssertEqual(
      log.events,
      [
        "read", "Deadlock: the button “Save” called `sync` on the queue “cache” while running on that queue itself. On a device the app would end here.", "saved",
      ])
  }

  func test_theMainQueueThatWaitsForItself() {
    app { DispatchQueue.main.async { DispatchQueue.main.sync { self.log.add("saved") } } }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .satisfied)
    XCTAssertEqual(log.events.first, "Deadlock: the button “Save” called `sync` on the main queue while running on that queue itself. On a device the app would end here.")
  }

  private static let neverRests =
    "The app never settles: the button “Save” keeps starting new work without delay, so virtual time cannot advance."

  private func startEndlessWork() {
    @Sendable func again() { DispatchQueue.global().async { again() } }
    scheduler.jobLimit = 1000
    app { again() }
  }

  func test_waitsThatNestTooDeepAreToldAsThat() {
    @Sendable func nest(_ depth: Int) {
      RunLoop.main.perform {
        if depth < 70 { nest(depth + 1) }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
      }
    }
    app { nest(1) }
    scheduler.runDue()
    XCTAssertEqual(
      log.events,
      ["The button “Save” waits inside work that runs in another wait, 64 levels deep. A wait nested this deeply isn't waited for."])
  }

  func test_aWaitOfTheAppThatEndlessWorkKeepsFromEnding() {
    let semaphore = DispatchSemaphore(value: 0)
    startEndlessWork()
    app {
      DispatchQueue.main.async {
        semaphore.wait()
        self.log.add("given up")
      }
    }
    _ = scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }
    XCTAssertEqual(log.events, [Self.neverRests, "given up"])
  }

  func test_aWaitOfTheTestThatEndlessWorkKeepsFromEnding() {
    let semaphore = DispatchSemaphore(value: 0)
    startEndlessWork()
    scheduler.asTestCode { semaphore.wait() }
    XCTAssertEqual(log.events, [Self.neverRests])
  }

  func test_anExpectationThatEndlessWorkKeepsFromItsEnd() {
    startEndlessWork()
    scheduler.asTestCode {
      XCTAssertEqual(XCTWaiter.wait(for: [XCTestExpectation(description: "never")], timeout: 1), .timedOut)
    }
    XCTAssertEqual(log.events, [Self.neverRests])
    XCTAssertGreaterThanOrEqual(scheduler.now.offset, .seconds(1))
  }

  func test_theMainThreadThatWaitsForWorkBehindIt() {
    let semaphore = DispatchSemaphore(value: 0)
    app {
      DispatchQueue.main.async {
        DispatchQueue.main.async { semaphore.signal() }
        semaphore.wait()
        self.log.add("given up")
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .satisfied)
    XCTAssertEqual(
      log.events.first,
      "Deadlock: the button “Save” waits on the main thread for a semaphore, and the only work that is left is scheduled behind it on the main queue: "
        + "a block, started by the button “Save”. On a device the app would hang here.")
  }

  func test_theMainThreadThatWaitsForAnEventAndATimerBehindItNamesThem() {
    let isOver = DispatchSemaphore(value: 0)
    app {
      DispatchQueue.main.async {
        _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in isOver.signal() }
        self.scheduler.schedule(after: .seconds(1), name: "the alarm") { isOver.signal() }
        isOver.wait()
      }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(
      log.events,
      [
        "Deadlock: the button “Save” waits on the main thread for a semaphore, and the only work that is left is scheduled behind it on the main queue: "
          + "the alarm (event); a timer, started by the button “Save”. On a device the app would hang here."
      ])
    XCTAssertEqual(scheduler.now.offset, .seconds(2))
  }

  func test_aQueueThatWaitsForWorkBehindIt() {
    let queue = DispatchQueue(label: "database")
    let semaphore = DispatchSemaphore(value: 0)
    app {
      queue.async {
        queue.async {
          semaphore.signal()
          self.log.add("saved")
        }
        semaphore.wait()
        self.log.add("given up")
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 3 }, .satisfied)
    XCTAssertEqual(
      log.events,
      [
        "Deadlock: the button “Save” waits on the queue “database” for a semaphore, and the only work that is left is scheduled behind it on that queue: "
          + "a block, started by the button “Save”. On a device the queue would hang here.",
        "given up", "saved",
      ])
  }

  func test_queuesThatWaitForEachOther() {
    let (orders, stock) = (DispatchQueue(label: "orders"), DispatchQueue(label: "stock"))
    let (hasOrder, hasStock) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    app {
      orders.async {
        hasOrder.signal()
        hasStock.wait()
        stock.sync { self.log.add("sold") }
      }
      stock.async {
        hasStock.signal()
        hasOrder.wait()
        orders.sync { self.log.add("delivered") }
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 3 }, .satisfied)
    let told = log.events.filter { $0.hasPrefix("Deadlock") }
    XCTAssertEqual(
      told,
      [
        "Deadlock: the button “Save” waits on the queue “stock” for the queue “orders”, and nothing that could end the wait is running or scheduled. "
          + "On a device the queue would hang here. Also waiting: the button “Save” for the queue “stock”."
      ])
    XCTAssertEqual(Set(log.events.dropFirst()), ["sold", "delivered"])
  }

  func test_aQueueThatWaitsWithNothingBehindItIsNoDeadlock() {
    let semaphore = DispatchSemaphore(value: 0)
    app {
      DispatchQueue(label: "database").async {
        semaphore.wait()
        self.log.add("saved")
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { !self.log.events.isEmpty }, .nothingPending)
    XCTAssertEqual(log.events, [])
    app { semaphore.signal() }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { !self.log.events.isEmpty }, .satisfied)
    XCTAssertEqual(log.events, ["saved"])
  }

  /// On a device, such an actor hangs by itself too, and the rest of the app continues.
  func test_anActorThatBlocksOnItsOwnLaterWorkHangsByItself() {
    let store = BlockingStore(log)
    app {
      Task { await store.save() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.log.add("went on") }
    }
    let outcome = scheduler.wait(timeout: .seconds(9)) { self.log.events.count == 2 }
    XCTAssertEqual(log.events, ["went on"])
    XCTAssertEqual(scheduler.work(after: outcome).map(\.line), ["a thread blocked on a semaphore since 0 s, started by the button “Save”"])
  }

  func test_aLockThatIsLockedTwice() {
    let lock = NSLock()
    app {
      DispatchQueue.main.async {
        lock.lock()
        lock.lock()
        self.log.add("given up")
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .satisfied)
    XCTAssertEqual(
      log.events,
      [
        "Deadlock: the button “Save” locks a lock that its own thread already holds. On a device the app would hang here.",
        "given up",
      ])
  }

  func test_whereTheAppWatchesAFileTheWaitMayEndAfterAll() {
    let semaphore = DispatchSemaphore(value: 0)
    let pipe = Pipe()
    app {
      pipe.fileHandleForReading.readabilityHandler = { _ in }
      DispatchQueue.main.async {
        semaphore.wait()
        self.log.add("given up")
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .satisfied)
    pipe.fileHandleForReading.readabilityHandler = nil
    XCTAssertEqual(
      log.events.first,
      "Deadlock: the button “Save” waits for a semaphore, and nothing that virtual time sees could end the wait. "
        + "Unless a thread, a process, a file or a socket does, the app would hang here on a device.")
  }

  func test_waitsThatNeedEachOtherAreNoDeadlock() {
    let (asked, answered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    app {
      Task.detached {
        asked.waitHere()
        self.log.add("asked \(Thread.isMainThread)")
        answered.signal()
      }
      DispatchQueue.main.async {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.log.add("timer") }
        asked.signal()
        answered.wait()
        self.log.add("answered \(Thread.isMainThread)")
      }
      DispatchQueue.main.async { self.log.add("next") }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(10)) { self.log.events.count == 4 }, .satisfied)
    XCTAssertEqual(log.events, ["asked false", "answered true", "next", "timer"])
  }

  func test_theMainThreadThatWaitsInsideAnothersWaitIsToldOf() {
    let (mine, theirs) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    app {
      Task.detached {
        mine.waitHere()
        self.log.add("over")
      }
      DispatchQueue.main.async {
        theirs.wait()
        self.log.add("given up")
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { mine.signal() }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(10)) { self.log.events.count == 3 }, .satisfied)
    XCTAssertEqual(
      log.events,
      [
        "over",
        "Deadlock: the button “Save” waits for a semaphore, and nothing that could end the wait is running or scheduled. On a device the app would hang here.",
        "given up",
      ])
  }

  func test_aWaitThatAnUnseenCallMayEndIsNotCalledADeadlock() {
    let semaphore = DispatchSemaphore(value: 0)
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    let (reader, writer) = (ends[0], ends[1])
    scheduler.withCause("the socket") {
      Thread.detachNewThread {
        var byte: UInt8 = 0
        _ = read(reader, &byte, 1)
        semaphore.signal()
      }
    }
    app {
      DispatchQueue.main.async {
        semaphore.wait()
        self.log.add("given up")
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .satisfied)
    XCTAssertEqual(
      log.events.first,
      "The button “Save” waits for a semaphore, and nothing that virtual time sees could end the wait. It may be a deadlock. "
        + "The socket waits in an untracked call, and may end the wait later.")
    close(writer)
  }
}

/// An actor that waits in one method for the result of another method.
private actor BlockingStore {
  private let log: EventLog
  private let semaphore = DispatchSemaphore(value: 0)

  init(_ log: EventLog) { self.log = log }

  func save() {
    Task { self.end() }
    semaphore.waitHere()
    log.add("given up")
  }

  private func end() {
    log.add("saved")
    semaphore.signal()
  }
}

extension DispatchSemaphore {
  /// Blocks the thread of a task, which an app shouldn't do.
  fileprivate func waitHere() { wait() }
}

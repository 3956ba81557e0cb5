import Dispatch
import Foundation
import VirtualTime
import XCTest

/// An app's work on dispatch queues runs in virtual time, in the same order as on a phone.
final class DispatchQueueTests: CapturedCodeTestCase, @unchecked Sendable {
  func test_blocksOfTheMainQueueRunInOrderOnTheMainActor() {
    app {
      for number in 0..<3 {
        DispatchQueue.main.async {
          dispatchPrecondition(condition: .onQueue(.main))
          MainActor.assumeIsolated { self.log.add("\(number)") }
        }
      }
    }
    XCTAssertEqual(log.events, [])
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events, ["0", "1", "2"])
  }

  func test_aDelayedBlockRunsAtItsTime() {
    app {
      DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { self.log.add("an hour") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) { self.log.add("soon") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 60) { self.log.add("a minute") }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(scheduler.now.offset, .milliseconds(1500))
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(3600))
    XCTAssertEqual(log.events, ["soon", "a minute", "an hour"])
  }

  func test_aSerialQueueRunsOneBlockAfterAnother() {
    let queue = DispatchQueue(label: "serial")
    app {
      for number in 0..<3 {
        queue.async {
          dispatchPrecondition(condition: .onQueue(queue))
          self.log.add("begin \(number)")
          Thread.sleep(forTimeInterval: 10)
          self.log.add("end \(number)")
        }
      }
    }
    XCTAssertEqual(wait(for: 6), .satisfied)
    XCTAssertEqual(log.events, ["begin 0", "end 0", "begin 1", "end 1", "begin 2", "end 2"])
    XCTAssertEqual(scheduler.now.offset, .seconds(30))
  }

  func test_aConcurrentQueueRunsThemSideBySideAndABarrierAlone() {
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    app {
      for number in 0..<2 { queue.async { self.sleepAndLog(10, "reader \(number)") } }
      queue.async(flags: .barrier) { self.sleepAndLog(5, "writer") }
      queue.async { self.sleepAndLog(1, "late reader") }
    }
    XCTAssertEqual(wait(for: 4), .satisfied)
    // The queue doesn't define which of the two readers runs first.
    XCTAssertEqual(log.events.prefix(2).sorted() + log.events.dropFirst(2), ["reader 0", "reader 1", "writer", "late reader"])
    XCTAssertEqual(scheduler.now.offset, .seconds(16))
  }

  func test_aWorkItemThatIsABarrierRunsAlone() {
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let group = DispatchGroup()
    app {
      queue.async { self.sleepAndLog(10, "reader") }
      queue.async(execute: DispatchWorkItem(flags: .barrier) { self.sleepAndLog(5, "item") })
      queue.async(group: group, qos: .utility, flags: .barrier) { self.sleepAndLog(2, "in a group") }
      queue.asyncAfter(deadline: .now() + 1, qos: .utility, flags: .barrier) { self.sleepAndLog(1, "delayed") }
      queue.async { self.sleepAndLog(3, "late reader") }
      queue.sync(execute: DispatchWorkItem(flags: .barrier) { self.log.add("sync at \(self.scheduler.now.offset)") })
      // A block without the barrier flag may be at the address of an earlier barrier block.
      for _ in 0..<20 { queue.async(execute: DispatchWorkItem(flags: .barrier) {}) }
    }
    XCTAssertEqual(wait(for: 6), .satisfied)
    XCTAssertEqual(log.events, ["reader", "item", "in a group", "late reader", "sync at 20.0 seconds", "delayed"])
    XCTAssertEqual(scheduler.now.offset, .seconds(21))
    app {
      for _ in 0..<20 { queue.async(execute: DispatchWorkItem { self.sleepAndLog(1, "reader") }) }
    }
    XCTAssertEqual(wait(for: 26), .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(22))
  }

  func test_theResultOfAGlobalQueueComesToTheMainQueue() {
    app {
      DispatchQueue.global().async {
        dispatchPrecondition(condition: .notOnQueue(.main))
        Thread.sleep(forTimeInterval: 2)
        DispatchQueue.main.async { self.log.add("shown") }
      }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(2))
  }

  func test_aTargetQueueGivesItsQueuesTheirTurns() {
    let target = DispatchQueue(label: "target")
    let first = DispatchQueue(label: "first", target: target)
    let second = DispatchQueue(label: "second", target: target)
    app {
      first.async { self.sleepAndLog(5, "first 1") }
      second.async { self.sleepAndLog(1, "second 1") }
      first.async { self.sleepAndLog(1, "first 2") }
    }
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events, ["first 1", "first 2", "second 1"])
    XCTAssertEqual(scheduler.now.offset, .seconds(7))
  }

  func test_syncWaitsForTheWorkBeforeIt() {
    let queue = DispatchQueue(label: "serial")
    app {
      queue.async { self.sleepAndLog(3, "before") }
      queue.sync { self.log.add("sync") }
      self.log.add("after")
    }
    XCTAssertEqual(log.events, ["before", "sync", "after"])
    XCTAssertEqual(scheduler.now.offset, .seconds(3))
  }

  func test_mainSyncFromAnotherQueueRunsOnMain() {
    app {
      DispatchQueue.global().async {
        DispatchQueue.main.sync { self.log.add(Thread.isMainThread ? "main" : "elsewhere") }
        self.log.add("after")
      }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["main", "after"])
  }

  func test_aSemaphoreIsGivenByAnotherQueue() {
    let semaphore = DispatchSemaphore(value: 0)
    app {
      DispatchQueue.global().asyncAfter(deadline: .now() + 5) { semaphore.signal() }
      DispatchQueue.main.async {
        self.log.add("\(semaphore.wait(timeout: .now() + 2))")
        semaphore.wait()
        self.log.add("given")
      }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["timedOut", "given"])
    XCTAssertEqual(scheduler.now.offset, .seconds(5))
  }

  func test_aThreadThatWaitsLetsTheOthersGoOn() {
    let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    app {
      DispatchQueue.global().async {
        first.wait()
        self.log.add("first")
        second.signal()
      }
      DispatchQueue.global().async {
        first.signal()
        second.wait()
        self.log.add("second")
      }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["first", "second"])
  }

  func test_aGroupIsNotifiedAndWaitedFor() {
    let group = DispatchGroup()
    app {
      DispatchQueue.global().async(group: group) { self.sleepAndLog(4, "work") }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 6) {
        self.log.add("leave")
        group.leave()
      }
      group.notify(queue: .main) { self.log.add("notified") }
      DispatchQueue.global().async {
        group.wait()
        self.log.add("waited")
      }
    }
    XCTAssertEqual(wait(for: 4), .satisfied)
    XCTAssertEqual(Set(log.events.suffix(2)), ["notified", "waited"])
    XCTAssertEqual(log.events.prefix(2), ["work", "leave"])
    XCTAssertEqual(scheduler.now.offset, .seconds(6))
  }

  func test_aWorkItemCanBeCancelledWaitedForAndFollowed() {
    app {
      let cancelled = DispatchWorkItem { self.log.add("cancelled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
      cancelled.cancel()
      let item = DispatchWorkItem { self.sleepAndLog(3, "item") }
      item.notify(queue: .main) { self.log.add("notified") }
      DispatchQueue.global().async(execute: item)
      item.wait()
      self.log.add("waited")
    }
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events, ["item", "waited", "notified"])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { false }, .nothingPending)
    XCTAssertEqual(scheduler.now.offset, .seconds(3))
  }

  func test_aSuspendedQueueWaitsUntilItIsResumed() {
    let queue = DispatchQueue(label: "serial")
    let inactive = DispatchQueue(label: "inactive", attributes: .initiallyInactive)
    app {
      queue.suspend()
      queue.async { self.log.add("resumed") }
      inactive.async { self.log.add("activated") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { queue.resume() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 9) { inactive.activate() }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(5))
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(9))
    XCTAssertEqual(log.events, ["resumed", "activated"])
  }

  func test_aQueueThatIsSuspendedOrResumedOutsideIsKnownToBe() {
    let queue = DispatchQueue(label: "serial")
    let inactive = DispatchQueue(label: "inactive", attributes: .initiallyInactive)
    queue.suspend()
    queue.suspend()
    app {
      queue.async { self.log.add("resumed") }
      inactive.async { self.log.add("activated") }
    }
    XCTAssertEqual(wait(for: 1), .nothingPending)
    queue.resume()
    // The queue is now active, but still suspended.
    queue.activate()
    XCTAssertEqual(wait(for: 1), .nothingPending)
    queue.resume()
    XCTAssertEqual(wait(for: 1), .satisfied)
    inactive.activate()
    XCTAssertEqual(wait(for: 2), .satisfied)
    app {
      queue.suspend()
      queue.async { self.log.add("resumed again") }
    }
    XCTAssertEqual(wait(for: 3), .nothingPending)
    queue.resume()
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events, ["resumed", "activated", "resumed again"])
  }

  func test_aQueueThatASingletonOfTheAppKeepsSuspendedIsSuspendedInTheNextTest() {
    let kept = DispatchQueue(label: "kept")
    app { kept.suspend() }
    scheduler.shutDown()
    let next = VirtualScheduler()
    defer { next.shutDown() }
    next.withCause("the next test") {
      kept.async { self.log.add("resumed") }
      DispatchQueue(label: "new").async { self.log.add("new") }
    }
    XCTAssertEqual(next.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .nothingPending)
    next.withCause("the next test") { kept.resume() }
    XCTAssertEqual(next.wait(timeout: .seconds(1)) { self.log.events.count == 2 }, .satisfied)
    XCTAssertEqual(log.events, ["new", "resumed"])
  }

  func test_operationsOfASuspendedQueueWaitUntilItGoesOn() {
    let queue = OperationQueue()
    app {
      queue.isSuspended = true
      queue.addOperation { self.note("operation") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.note("main") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { queue.isSuspended = false }
    }
    _ = wait(for: 2)
    XCTAssertEqual(log.events, ["main at 2.0 seconds", "operation at 5.0 seconds"])
  }

  func test_operationsWithDependenciesAndALimit() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    app {
      let second = BlockOperation { self.sleepAndLog(1, "second") }
      let first = BlockOperation { self.sleepAndLog(2, "first") }
      second.addDependency(first)
      queue.addOperation(second)
      queue.addOperation(first)
      OperationQueue.main.addOperation { self.log.add("main") }
    }
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events, ["main", "first", "second"])
    XCTAssertEqual(scheduler.now.offset, .seconds(3))
  }

  func test_aQueueKnowsItsOwnValuesWhicheverThreadRunsIt() {
    let (key, other) = (DispatchSpecificKey<String>(), DispatchSpecificKey<String>())
    let target = DispatchQueue(label: "target")
    let queue = DispatchQueue(label: "database", target: target)
    queue.setSpecific(key: key, value: "database")
    target.setSpecific(key: other, value: "target")
    @Sendable func logValues() { log.add("\(DispatchQueue.getSpecific(key: key) ?? "-") \(DispatchQueue.getSpecific(key: other) ?? "-")") }
    app {
      queue.async { logValues() }
      DispatchQueue.main.async {
        queue.sync { logValues() }
        logValues()
      }
    }
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events.sorted(), ["- -", "database target", "database target"])
  }

  func test_aQueueThatHandsItsWorkToTheMainQueue() {
    let queue = DispatchQueue(label: "on main", target: .main)
    app {
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        MainActor.assumeIsolated { self.log.add("async") }
      }
      DispatchQueue.global().async {
        queue.sync { MainActor.assumeIsolated { self.log.add("sync") } }
        self.log.add("after")
      }
    }
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(log.events, ["async", "sync", "after"])
  }

  func test_aNewQueueIsNotTakenForOneThatIsGone() {
    scheduler.onProblem { self.log.add($0.message) }
    for number in 0..<20 {
      app {
        // The queue gets the address of the previous one.
        let queue = DispatchQueue(label: "queue \(number)")
        queue.async { queue.sync {} }
      }
      scheduler.runDue()
    }
    for (number, message) in log.events.enumerated() { XCTAssert(message.contains("“queue \(number)”"), "\(number): \(message)") }
    let inactive = (0..<20).map { DispatchQueue(label: "inactive \($0)", attributes: .initiallyInactive) }
    app {
      for queue in inactive { queue.async { self.log.add("activated") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { for queue in inactive { queue.activate() } }
    }
    XCTAssertEqual(wait(for: 40), .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(5))
  }

  // Each look at an idle queue describes it again. A thread once read the name while another thread wrote it, which ended the process.
  func test_threadsThatMeetInAnIdleQueueOfTheTestLibraryReadItUnderTheLock() {
    let queue = DispatchQueue(label: "org.swift.XCTest.a queue of the test library")
    let (count, ended) = (4, DispatchSemaphore(value: 0))
    for _ in 0..<count {
      Thread.detachNewThread { [scheduler] in
        for _ in 0..<100_000 { scheduler.withCause("the app") { queue.sync {} } }
        ended.signal()
      }
    }
    for _ in 0..<count { XCTAssertEqual(ended.wait(timeout: .now() + 60), .success) }
  }

  private func sleepAndLog(_ seconds: Double, _ event: String) {
    Thread.sleep(forTimeInterval: seconds)
    log.add(event)
  }
}

import Dispatch
import Foundation
import VirtualTime
import XCTest

/// `dispatchPrecondition` holds as on a phone, and fails the test if it would end an app there.
final class DispatchPreconditionTests: CapturedCodeTestCase, @unchecked Sendable {
  override func setUpWithError() throws {
    try super.setUpWithError()
    scheduler.onProblem { self.log.add($0.message) }
  }

  override func app(_ body: () -> Void) { scheduler.withCause("the button “Save”", body) }

  private let serial = DispatchQueue(label: "database")
  private let concurrent = DispatchQueue(label: "cache", attributes: .concurrent)

  /// Returns the names of the preconditions that fail in code that the closure runs.
  private func failures(_ run: (@escaping @Sendable () -> Void) -> Void) -> [String] {
    let failed = Box<[String]>([])
    let scheduler = makeScheduler()
    let isDone = Flag()
    scheduler.withCause("the button “Save”") {
      run {
        for (name, queue) in [("main", DispatchQueue.main), ("database", self.serial), ("cache", self.concurrent)] {
          let conditions: [(String, DispatchPredicate)] = [("on", .onQueue(queue)), ("barrier", .onQueueAsBarrier(queue)), ("not on", .notOnQueue(queue))]
          for (kind, condition) in conditions {
            scheduler.onProblem { _ in failed.update { $0.append("\(kind) \(name)") } }
            dispatchPrecondition(condition: condition)
          }
        }
        isDone.set()
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { isDone.isSet }, .satisfied)
    return failed.value
  }

  func test_eachHoldsInBothDirections() {
    let (notMain, notDatabase, notCache) = (["on main", "barrier main"], ["on database", "barrier database"], ["on cache", "barrier cache"])
    XCTAssertEqual(failures { DispatchQueue.main.async(execute: $0) }, ["not on main"] + notDatabase + notCache)
    XCTAssertEqual(failures { body in Task { @MainActor in body() } }, ["not on main"] + notDatabase + notCache)
    XCTAssertEqual(failures { DispatchQueue.global().async(execute: $0) }, notMain + notDatabase + notCache)
    XCTAssertEqual(failures { body in Task.detached { body() } }, notMain + notDatabase + notCache)
    XCTAssertEqual(failures { self.serial.async(execute: $0) }, notMain + ["not on database"] + notCache)
    XCTAssertEqual(failures { self.concurrent.async(execute: $0) }, notMain + notDatabase + ["barrier cache", "not on cache"])
    XCTAssertEqual(failures { self.concurrent.async(flags: .barrier, execute: $0) }, notMain + notDatabase + ["not on cache"])
    XCTAssertEqual(
      failures { body in self.serial.async { self.concurrent.sync(execute: body) } }, notMain + ["not on database", "barrier cache", "not on cache"])
    XCTAssertEqual(
      failures { DispatchQueue(label: "table", target: self.serial).async(execute: $0) }, notMain + ["not on database"] + notCache)
  }

  func test_theyHoldWhereAnotherTestsWorkKeepsTheQueue() {
    // A block of another test waits forever on the queues, which belong to its thread in libdispatch.
    let other = makeScheduler()
    let never = DispatchSemaphore(value: 0)
    other.withCause("another test") {
      serial.async { never.wait() }
      concurrent.async(flags: .barrier) { never.wait() }
    }
    other.runDue()
    let (notMain, notDatabase, notCache) = (["on main", "barrier main"], ["on database", "barrier database"], ["on cache", "barrier cache"])
    XCTAssertEqual(failures { self.serial.async(execute: $0) }, notMain + ["not on database"] + notCache)
    XCTAssertEqual(failures { self.concurrent.async(execute: $0) }, notMain + notDatabase + ["barrier cache", "not on cache"])
    XCTAssertEqual(failures { self.concurrent.async(flags: .barrier, execute: $0) }, notMain + notDatabase + ["not on cache"])
  }

  func test_theMessages() {
    app {
      serial.async {
        dispatchPrecondition(condition: .onQueue(.main))
        dispatchPrecondition(condition: .notOnQueue(self.serial))
        self.log.add("saved")
      }
      concurrent.async { dispatchPrecondition(condition: .onQueueAsBarrier(self.concurrent)) }
    }
    XCTAssertEqual(wait(for: 4), .satisfied)
    let ending = " On a device the app would end here."
    XCTAssertEqual(
      Set(log.events),
      [
        "`dispatchPrecondition(condition: .onQueue(…))` does not hold: the button “Save” does not run on the main queue." + ending,
        "`dispatchPrecondition(condition: .notOnQueue(…))` does not hold: the button “Save” runs on the queue “database”." + ending,
        "`dispatchPrecondition(condition: .onQueueAsBarrier(…))` does not hold: the button “Save” runs on the queue “cache”, but not as a barrier." + ending,
        "saved",
      ])
  }
}

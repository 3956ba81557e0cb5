import VirtualTime
import XCTest

final class ConditionTests: XCTestCase {
  func test_aConditionWaitsInVirtualTime() {
    let scheduler = makeScheduler()
    let flag = Flag()
    scheduler.schedule(after: .seconds(3), name: "event") { flag.set() }
    let condition = Condition("the flag is set") { flag.isSet }
    XCTAssertFalse(condition.wait(timeout: 2, on: scheduler))
    XCTAssertEqual(scheduler.now.offset, .seconds(2))
    XCTAssertTrue(condition.wait(timeout: 2, on: scheduler))
    XCTAssertEqual(scheduler.now.offset, .seconds(3))
    XCTAssertEqual(condition.name, "the flag is set")
  }

  func test_aPollIntervalChecksAtTheIntervalAndWhenNothingMoreCanCome() {
    let scheduler = makeScheduler()
    let flag = Flag()
    let checks = Box<[Duration]>([])
    scheduler.schedule(after: .seconds(3), name: "event") { flag.set() }
    let condition = Condition("the flag is set") {
      checks.update { $0.append(scheduler.now.offset) }
      return flag.isSet
    }
    XCTAssertTrue(condition.wait(timeout: 30, pollInterval: 2, on: scheduler))
    XCTAssertEqual(checks.value, [.zero, .seconds(2), .seconds(3)])
  }

  func test_theLastCheckComesAtTheDeadline() {
    let scheduler = makeScheduler()
    scheduler.schedule(after: .seconds(100), name: "event") {}
    let checks = Box<[Duration]>([])
    let condition = Condition("never") {
      checks.update { $0.append(scheduler.now.offset) }
      return false
    }
    XCTAssertFalse(condition.wait(timeout: 5, pollInterval: 2, on: scheduler))
    XCTAssertEqual(checks.value, [.zero, .seconds(2), .seconds(4), .seconds(5)])
  }

  func test_theConditionUsesTheCurrentScheduler() {
    let scheduler = makeScheduler()
    let flag = Flag()
    scheduler.schedule(after: .seconds(3), name: "event") { flag.set() }
    VirtualScheduler.$current.withValue(scheduler) {
      XCTAssertTrue(Condition("the flag is set") { flag.isSet }.wait(timeout: 5))
    }
    XCTAssertEqual(scheduler.now.offset, .seconds(3))
  }

  func test_withoutASchedulerTheConditionIsCheckedOnce() {
    let checks = Box(0)
    let condition = Condition("never") {
      checks.update { $0 += 1 }
      return false
    }
    XCTAssertFalse(condition.wait(timeout: 5))
    XCTAssertEqual(checks.value, 1)
  }

  func test_strangeTimeoutsDoNotTrap() {
    let scheduler = makeScheduler()
    let condition = Condition("never") { false }
    for timeout in [-1, Double.nan, .infinity, -Double.infinity] {
      XCTAssertFalse(condition.wait(timeout: timeout, on: scheduler))
      XCTAssertFalse(condition.wait(timeout: timeout, pollInterval: .infinity, on: scheduler))
    }
  }
}

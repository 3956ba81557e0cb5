import VirtualTime
import XCTest

final class EventTests: XCTestCase {
  func test_eventsRunInDueOrderAndTiesInTheOrderOfScheduling() {
    let scheduler = makeScheduler()
    let order = Box<[Int]>([])
    let delays = [5, 1, 3, 1, 5, 0, 3, 2]
    for (index, delay) in delays.enumerated() {
      scheduler.schedule(after: .seconds(delay), name: "event") { order.update { $0.append(index) } }
    }
    scheduler.advance(by: .seconds(10))
    XCTAssertEqual(order.value, [5, 1, 3, 7, 2, 6, 0, 4])
  }

  func test_aCancelledEventNeverRunsAndIsNotPending() {
    let scheduler = makeScheduler()
    let flag = Flag()
    let later = scheduler.schedule(after: .seconds(1), name: "later") { flag.set() }
    let due = scheduler.schedule(after: .zero, name: "due") { flag.set() }
    XCTAssertTrue(later.isPending && due.isPending)
    later.cancel()
    due.cancel()
    due.cancel()
    XCTAssertFalse(later.isPending || due.isPending)
    XCTAssertEqual(scheduler.pending, [])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(9)) { false }, .nothingPending)
    XCTAssertFalse(flag.isSet)
  }

  func test_anEventMayCancelAnotherAtTheSameInstant() {
    let scheduler = makeScheduler()
    let log = Box<[String]>([])
    let events = Box<[ScheduledEvent]>([])
    scheduler.schedule(after: .seconds(1), name: "first") {
      log.update { $0.append("first") }
      events.value[0].cancel()
    }
    events.value = [scheduler.schedule(after: .seconds(1), name: "second") { log.update { $0.append("second") } }]
    XCTAssertEqual(scheduler.advance(by: .seconds(2)), .settled)
    XCTAssertEqual(log.value, ["first"])
  }

  func test_manyTimersWithCancellationsStayInOrder() {
    let scheduler = makeScheduler()
    let order = Box<[Int]>([])
    var state: UInt64 = 7
    var expected: [(due: Int, index: Int)] = []
    for index in 0..<500 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let due = Int(state >> 33) % 50
      let event = scheduler.schedule(after: .seconds(due), name: "event") { order.update { $0.append(index) } }
      if state >> 60 & 1 == 0 { event.cancel() } else { expected.append((due, index)) }
    }
    scheduler.advance(by: .seconds(60))
    XCTAssertEqual(order.value, expected.sorted { ($0.due, $0.index) < ($1.due, $1.index) }.map(\.index))
  }
}

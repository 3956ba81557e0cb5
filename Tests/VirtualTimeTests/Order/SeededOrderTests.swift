import Foundation
import VirtualTime
import XCTest

final class SeededOrderTests: XCTestCase {
  private actor Recorder {
    private let names: Box<[String]>
    init(_ names: Box<[String]>) { self.names = names }
    func add(_ name: String) { names.update { $0.append(name) } }
  }

  /// Returns the events of a program of tasks, sleeps, and main-actor work, in order.
  private func events(_ order: SchedulingOrder) -> [String] {
    let scheduler = SchedulingOrder.$current.withValue(order) { VirtualScheduler() }
    defer { scheduler.shutDown() }
    let names = Box<[String]>([])
    scheduler.withCause("the test") {
      for number in 1...4 {
        Task.detached {
          names.update { $0.append("task \(number)") }
          try await Task.sleep(for: .seconds(1))
          names.update { $0.append("slept \(number)") }
        }
        Task { @MainActor in names.update { $0.append("main \(number)") } }
      }
    }
    scheduler.advance(by: .seconds(2))
    return names.value
  }

  func test_thePlainOrderIsFirstInFirstOut() {
    XCTAssertEqual(
      events(.plain), ["task 1", "main 1", "task 2", "main 2", "task 3", "main 3", "task 4", "main 4", "slept 1", "slept 2", "slept 3", "slept 4"])
  }

  func test_aSeedGivesTheSameOrderEveryTime() {
    for seed: UInt64 in 0..<20 { XCTAssertEqual(events(.seed(seed)), events(.seed(seed)), "seed \(seed)") }
  }

  func test_theOrderUnderASeedIsTheSameInEveryProcess() {
    XCTAssertEqual(
      events(.seed(7)), ["main 1", "task 1", "task 4", "main 2", "task 3", "task 2", "main 3", "main 4", "slept 4", "slept 2", "slept 1", "slept 3"])
  }

  func test_seedsGiveManyOrders() {
    let orders = Set((0..<100).map { events(.seed($0)) })
    XCTAssertGreaterThan(orders.count, 90)
  }

  func test_workOfTheMainActorKeepsItsOrder() {
    for seed: UInt64 in 0..<100 {
      XCTAssertEqual(events(.seed(seed)).filter { $0.hasPrefix("main") }, ["main 1", "main 2", "main 3", "main 4"], "seed \(seed)")
    }
  }

  func test_whatIsDueLaterComesLater() {
    for seed: UInt64 in 0..<100 { XCTAssertEqual(Set(events(.seed(seed)).suffix(4)), ["slept 1", "slept 2", "slept 3", "slept 4"], "seed \(seed)") }
  }

  func test_eachOfTwoOrdersOfTwoTasksComesUp() {
    let first = (0..<20).map { events(.seed($0)).first { $0.hasPrefix("slept") } }
    XCTAssertEqual(Set(first), ["slept 1", "slept 2", "slept 3", "slept 4"])
  }

  func test_anActorKeepsTheOrderOfWhatOneTaskAsksOfIt() {
    for seed: UInt64 in 0..<50 {
      let scheduler = SchedulingOrder.$current.withValue(.seed(seed)) { VirtualScheduler() }
      defer { scheduler.shutDown() }
      let names = Box<[String]>([])
      let recorder = Recorder(names)
      scheduler.withCause("the test") {
        for task in ["a", "b"] {
          Task.detached { for number in 1...3 { await recorder.add("\(task)\(number)") } }
        }
      }
      scheduler.runDue()
      XCTAssertEqual(names.value.filter { $0.hasPrefix("a") }, ["a1", "a2", "a3"])
      XCTAssertEqual(names.value.filter { $0.hasPrefix("b") }, ["b1", "b2", "b3"])
    }
  }

  func test_whatWasPutOnTheTimelineForOneInstantKeepsItsOrder() {
    for seed: UInt64 in 0..<50 {
      let scheduler = SchedulingOrder.$current.withValue(.seed(seed)) { VirtualScheduler() }
      defer { scheduler.shutDown() }
      let names = Box<[Int]>([])
      for number in 1...5 { scheduler.schedule(after: .seconds(1), name: "tap \(number)") { names.update { $0.append(number) } } }
      scheduler.advance(by: .seconds(1))
      XCTAssertEqual(names.value, [1, 2, 3, 4, 5])
    }
  }

  /// Returns the events of a program of queues for each seed.
  ///
  /// The test is skipped if queues can't be intercepted.
  private func orders(_ count: UInt64, _ program: @escaping @Sendable (Box<[String]>) -> Void) throws -> [[String]] {
    try skipWithoutCapture()
    return (0..<count).map { seed in
      let scheduler = SchedulingOrder.$current.withValue(.seed(seed)) { VirtualScheduler() }
      defer { scheduler.shutDown() }
      let names = Box<[String]>([])
      scheduler.withCause("the app") { program(names) }
      scheduler.advance(by: .seconds(2))
      return names.value
    }
  }

  func test_aSerialQueueKeepsItsOrderBesideOthers() throws {
    let orders = try orders(100) { names in
      let serial = DispatchQueue(label: "serial")
      for number in 1...4 {
        serial.async { names.update { $0.append("serial \(number)") } }
        DispatchQueue.global().async { names.update { $0.append("global \(number)") } }
        serial.asyncAfter(deadline: .now() + 1) { names.update { $0.append("serial \(number + 4)") } }
      }
    }
    for order in orders { XCTAssertEqual(order.filter { $0.hasPrefix("serial") }, (1...8).map { "serial \($0)" }) }
    XCTAssertGreaterThan(Set(orders).count, 10)
  }

  func test_theMainQueueAndTheMainActorAreOneQueue() throws {
    let orders = try orders(100) { names in
      for number in 1...4 {
        DispatchQueue.main.async { names.update { $0.append("main block \(number)") } }
        Task { @MainActor in names.update { $0.append("main task \(number)") } }
        DispatchQueue.global().async { names.update { $0.append("global \(number)") } }
      }
    }
    let expected = (1...4).flatMap { ["main block \($0)", "main task \($0)"] }
    for order in orders { XCTAssertEqual(order.filter { $0.hasPrefix("main") }, expected) }
    XCTAssertGreaterThan(Set(orders).count, 10)
  }

  func test_blocksThatAreDueAtOneInstantOnTwoQueuesComeInBothOrders() throws {
    let orders = try orders(100) { names in
      for name in ["a", "b"] {
        DispatchQueue(label: name).asyncAfter(deadline: .now() + 1) { names.update { $0.append(name) } }
      }
    }
    XCTAssertEqual(Set(orders), [["a", "b"], ["b", "a"]])
  }

  func test_theSeedOfASchedulerIsKnown() {
    XCTAssertEqual(SchedulingOrder.$current.withValue(.seed(23)) { VirtualScheduler() }.seed, 23)
    XCTAssertNil(SchedulingOrder.$current.withValue(.plain) { VirtualScheduler() }.seed)
  }

  func test_manyTasksRunUnderASeedWithoutMuchMoreWork() {
    let scheduler = SchedulingOrder.$current.withValue(.seed(1)) { VirtualScheduler() }
    defer { scheduler.shutDown() }
    let count = Box(0)
    scheduler.withCause("the test") {
      for _ in 0..<20_000 { Task.detached { count.update { $0 += 1 } } }
    }
    scheduler.runDue()
    XCTAssertEqual(count.value, 20_000)
  }
}

import VirtualTime
import XCTest

final class OrderRecordTests: XCTestCase {
  private func run(_ order: SchedulingOrder) -> (names: [String], record: OrderRecord) {
    let record = OrderRecord()
    let scheduler = SchedulingOrder.$current.withValue(order.recorded(in: record)) { VirtualScheduler() }
    defer { scheduler.shutDown() }
    let names = Box<[String]>([])
    for name in ["first", "second", "third"] {
      scheduler.withCause("the task of \(name)") {
        Task.detached {
          try await Task.sleep(for: scheduler.random(in: .seconds(1)...(.seconds(2)), for: "the answer to \(name)"))
          names.update { $0.append(name) }
        }
      }
    }
    scheduler.advance(by: .seconds(5))
    return (names.value, record)
  }

  func test_theChoicesOfAnOrderGiveThatOrderAgain() {
    for seed: UInt64 in 0..<50 {
      let (names, record) = run(.seed(seed))
      XCTAssertEqual(run(.choices(record.choices.map(\.choice))).names, names, "seed \(seed)")
    }
  }

  func test_noChoicesAreThePlainOrder() {
    XCTAssertEqual(run(.choices([])).names, ["first", "second", "third"])
    XCTAssertEqual(run(.plain).names, ["first", "second", "third"])
    XCTAssertEqual(run(.plain).record.choices.map(\.choice), [])
  }

  func test_aRecordTellsWhatRanAndWhatItWasChosenBefore() throws {
    let record = run(.plain).record
    XCTAssertEqual(record.events.prefix(3).map(\.work.name), ["the task of first", "the task of second", "the task of third"])
    let seeded = try XCTUnwrap((0..<20).lazy.map { self.run(.seed($0)).record }.first { $0.choices.contains { if case .cameFirst = $0.effect { true } else { false } } })
    let turn = try XCTUnwrap(seeded.choices.first { if case .cameFirst = $0.effect { true } else { false } })
    guard case .cameFirst(let first, let second) = turn.effect else { return XCTFail() }
    XCTAssertNotEqual(first.name, second.name)
    XCTAssertEqual(turn.instant.offset, .zero)
    let delays = (0..<20).flatMap { run(.seed($0)).record.choices.map(\.effect) }
    XCTAssertTrue(delays.contains(.took("the answer to second", .seconds(2), least: .seconds(1))), "\(delays)")
  }
}

import VirtualTime
import XCTest

final class RandomDelayTests: XCTestCase {
  private func delays(_ order: SchedulingOrder, _ names: [String], in range: ClosedRange<Duration> = .milliseconds(100)...(.milliseconds(800))) -> [Duration] {
    let scheduler = SchedulingOrder.$current.withValue(order) { VirtualScheduler() }
    defer { scheduler.shutDown() }
    return names.map { scheduler.random(in: range, for: $0) }
  }

  func test_withoutASeedADelayIsTheLeast() {
    XCTAssertEqual(delays(.plain, ["a", "b"]), [.milliseconds(100), .milliseconds(100)])
  }

  func test_underASeedADelayLiesInItsRangeAndIsTheSameEveryTime() {
    var seen: Set<Duration> = []
    for seed: UInt64 in 0..<200 {
      let first = delays(.seed(seed), ["a", "a", "b"])
      XCTAssertEqual(first, delays(.seed(seed), ["a", "a", "b"]))
      for delay in first {
        XCTAssertTrue((.milliseconds(100)...(.milliseconds(800))).contains(delay), "\(delay)")
        seen.insert(delay)
      }
    }
    XCTAssertGreaterThan(seen.count, 150)
    XCTAssertLessThan(try XCTUnwrap(seen.min()), .milliseconds(110))
    XCTAssertGreaterThan(try XCTUnwrap(seen.max()), .milliseconds(790))
  }

  func test_theEndsOfTheRangeComeUpOften() {
    let all = (0..<200).flatMap { delays(.seed($0), ["a", "b"]) }
    for end: Duration in [.milliseconds(100), .milliseconds(800)] { XCTAssertTrue((60...140).contains(all.count { $0 == end }), "\(end)") }
  }

  func test_delaysAreFiguresThatCanBeRead() {
    for delay in (0..<100).flatMap({ delays(.seed($0), ["a"]) }) { XCTAssertEqual(delay.components.attoseconds % 1_000_000_000_000_000, 0, "\(delay)") }
  }

  func test_theDelayOfANameDoesNotDependOnWhoAskedBefore() {
    XCTAssertEqual(delays(.seed(3), ["a", "b"]).last, delays(.seed(3), ["b"]).last)
  }

  func test_aSecondDelayOfANameIsAnotherOne() {
    XCTAssertTrue((0..<20).contains { Set(delays(.seed($0), ["a", "a"])).count == 2 })
  }

  func test_aRangeOfOneDelayAndANegativeOneAreTakenAsTheyAre() {
    XCTAssertEqual(delays(.seed(3), ["a"], in: .seconds(2)...(.seconds(2))), [.seconds(2)])
    XCTAssertEqual(delays(.seed(3), ["a"], in: .seconds(-2)...(.seconds(-1))), [.zero])
  }
}

import XCTest

@testable import ScreenModel

final class EditDistanceTests: XCTestCase {
  func test_editDistanceCountsLettersAndSwaps() {
    func distance(_ a: String, _ b: String, _ limit: Int = 9) -> Int? { EditDistance.between(Array(a.utf8), Array(b.utf8), limit: limit) }
    XCTAssertEqual(distance("", ""), 0)
    XCTAssertEqual(distance("", "ab"), 2)
    XCTAssertEqual(distance("kitten", "sitting"), 3)
    XCTAssertEqual(distance("abcd", "abdc"), 1)
    XCTAssertEqual(distance("kitten", "sitting", 3), 3)
    XCTAssertNil(distance("kitten", "sitting", 2))
    XCTAssertNil(distance("a", "abcdef", 4))
  }

  func test_everyLimitGivesTheDistanceOrNone() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<400 {
      let first = (0..<random.below(9)).map { _ in UInt8(random.below(3)) }
      let second = (0..<random.below(9)).map { _ in UInt8(random.below(3)) }
      let expected = plainDistance(first, second)
      for limit in 0..<7 { XCTAssertEqual(EditDistance.between(first, second, limit: limit), expected <= limit ? expected : nil, "\(first) \(second) \(limit)") }
    }
  }

  /// Returns the distance from the complete table, without a limit.
  private func plainDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var table = (0...first.count).map { row in (0...second.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
    for i in first.indices {
      for j in second.indices {
        var cost = min(table[i][j + 1] + 1, table[i + 1][j] + 1, table[i][j] + (first[i] == second[j] ? 0 : 1))
        if i > 0 && j > 0 && first[i] == second[j - 1] && first[i - 1] == second[j] { cost = min(cost, table[i - 1][j - 1] + 1) }
        table[i + 1][j + 1] = cost
      }
    }
    return table[first.count][second.count]
  }
}

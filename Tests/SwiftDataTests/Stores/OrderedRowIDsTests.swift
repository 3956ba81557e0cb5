import XCTest

@testable import SwiftData

final class OrderedRowIDsTests: XCTestCase {
  private func set(_ numbers: Int64...) -> OrderedRowIDs {
    var set = OrderedRowIDs()
    for number in numbers { set.add(RowID(number)) }
    return set
  }

  func test_elementsKeepTheOrderInWhichTheyWereAdded() {
    var set = set(5, 2, 9, 7)
    XCTAssertEqual(set.elements, [5, 2, 9, 7].map { RowID($0) })
    XCTAssertTrue(set.remove(RowID(2)))
    XCTAssertTrue(set.add(RowID(2)))
    XCTAssertEqual(set.elements, [5, 9, 7, 2].map { RowID($0) })
    XCTAssertEqual(set.count, 4)
  }

  func test_anElementIsAddedAndRemovedOnce() {
    var set = set(1)
    XCTAssertFalse(set.add(RowID(1)))
    XCTAssertFalse(set.remove(RowID(2)))
    XCTAssertTrue(set.remove(RowID(1)))
    XCTAssertFalse(set.remove(RowID(1)))
    XCTAssertFalse(set.contains(RowID(1)))
    XCTAssertTrue(set.isEmpty)
  }

  func test_theIdentifierOfGapsIsNeverContained() {
    var set = set(1, 2)
    set.remove(RowID(1))
    XCTAssertFalse(set.contains(RowID(0)))
    XCTAssertFalse(set.remove(RowID(0)))
  }

  func test_sortingMakesElementsAscending() {
    var set = set(5, 2, 9)
    XCTAssertFalse(set.isAscending)
    set.sort()
    XCTAssertTrue(set.isAscending)
    XCTAssertEqual(set.elements, [2, 5, 9].map { RowID($0) })
    set.add(RowID(10))
    XCTAssertTrue(set.isAscending)
  }

  func test_reorderingTakesTheSameElementsOnly() {
    var set = set(1, 2, 3)
    XCTAssertFalse(set.reorder([RowID(1), RowID(2)]))
    XCTAssertFalse(set.reorder([RowID(1), RowID(2), RowID(2)]))
    XCTAssertFalse(set.reorder([RowID(1), RowID(2), RowID(4)]))
    XCTAssertTrue(set.reorder([RowID(3), RowID(1), RowID(2)]))
    XCTAssertEqual(set.elements, [3, 1, 2].map { RowID($0) })
  }

  func test_randomOperationsGiveWhatAnArrayGives() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = StoreRandom(seed: seed)
      var (set, array): (OrderedRowIDs, [RowID]) = (OrderedRowIDs(), [])
      for _ in 0..<600 {
        let id = RowID(Int64.random(in: 1...40, using: &random))
        if Bool.random(using: &random) {
          XCTAssertEqual(set.add(id), !array.contains(id))
          if !array.contains(id) { array.append(id) }
        } else {
          XCTAssertEqual(set.remove(id), array.contains(id))
          array.removeAll { $0 == id }
        }
        XCTAssertEqual(set.elements, array)
        XCTAssertEqual(set.count, array.count)
        XCTAssertEqual(set.contains(id), array.contains(id))
        if set.isAscending { XCTAssertEqual(array, array.sorted()) }
      }
    }
  }

  func test_aQueueOfRowsHasFewGaps() {
    var set = OrderedRowIDs()
    for number in 1...5_000 as ClosedRange<Int64> {
      set.add(RowID(number))
      if number > 10 { set.remove(RowID(number - 10)) }
    }
    XCTAssertEqual(set.elements, (4_991...5_000).map { RowID($0) })
    let slots = Mirror(reflecting: set).children.first { $0.label == "slots" }?.value as? [RowID]
    XCTAssertLessThan(slots?.count ?? .max, 40)
  }
}

import Foundation
import XCTest

@testable import SwiftData

final class StoreTransactionTests: XCTestCase {
  private let date = Date(timeIntervalSinceReferenceDate: 700_000_000.25)

  private func makeStore(_ file: FakeStoreFile) throws -> RowStore { try RowStore(file: file, schema: .trips) }

  func test_aTransactionSaysWhatChanged() throws {
    let store = try RowStore(schema: .trips)
    try store.commit(StoreChange(puts: [.trip(RowID(1), "A"), .trip(RowID(2), "B"), .stop(RowID(3), "x", of: nil)], author: "Ann"), date: date)
    try store.commit(StoreChange(puts: [.trip(RowID(4), "D"), .trip(RowID(1), "C", price: 2), .trip(RowID(2), "B")], deletes: [RowID(3)]), date: date + 1)
    try store.commit(StoreChange(deletes: [RowID(1)]), date: date + 2)
    let transactions = store.transactions()
    XCTAssertEqual(transactions.map(\.number), [1, 2, 3])
    XCTAssertEqual(transactions.map(\.author), ["Ann", nil, nil])
    XCTAssertEqual(transactions.map(\.date), [date, date + 1, date + 2])
    XCTAssertEqual(
      transactions[0].inserted, [.init(id: RowID(1), entity: "Trip"), .init(id: RowID(2), entity: "Trip"), .init(id: RowID(3), entity: "Stop")])
    XCTAssertEqual(transactions[1].inserted, [.init(id: RowID(4), entity: "Trip")])
    XCTAssertEqual(transactions[1].updated, [.init(id: RowID(1), entity: "Trip", columns: [0, 1]), .init(id: RowID(2), entity: "Trip", columns: [])])
    XCTAssertEqual(transactions[1].deleted, [.init(id: RowID(3), entity: "Stop", tombstone: [:])])
    XCTAssertEqual(transactions[2].deleted, [.init(id: RowID(1), entity: "Trip", tombstone: [0: .text("C")])])
  }

  func test_transactionsAreReturnedAfterANumber() throws {
    let store = try RowStore(schema: .notes)
    for number in 1...5 as ClosedRange<Int64> { try store.commit(StoreChange(puts: [.note(RowID(number), "a")])) }
    XCTAssertEqual(store.transactions(after: 3).map(\.number), [4, 5])
    XCTAssertEqual(store.transactions(after: 5), [])
    XCTAssertEqual(store.transactions(after: .max), [])
    XCTAssertEqual(store.transactions(after: .min).count, 5)
    XCTAssertEqual(store.lastTransactionNumber, 5)
    XCTAssertEqual(store.lastDeletedTransactionNumber, 0)
  }

  func test_historyIsDeletedBeforeANumber() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .notes)
    for number in 1...9 as ClosedRange<Int64> { try store.commit(StoreChange(puts: [.note(RowID(number), "a")]), date: date) }
    for (number, rest) in [(Int64.min, 1), (1, 1), (3, 3), (3, 3), (8, 8), (.max, 10)] as [(Int64, Int64)] {
      try store.deleteHistory(before: number)
      XCTAssertEqual(store.transactions().map(\.number), Array(rest..<10))
      XCTAssertEqual(store.lastDeletedTransactionNumber, rest - 1)
      XCTAssertEqual(StoreDump(try RowStore(file: FakeStoreFile(file.bytes), schema: .notes)), StoreDump(store))
    }
    try store.commit(StoreChange(deletes: [RowID(1)]))
    XCTAssertEqual(store.transactions().map(\.number), [10], "Numbers aren't reused.")
    XCTAssertEqual(store.count(of: "Note"), 8)
  }

  func test_singleTransactionsAreDeleted() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .notes)
    for number in 1...6 as ClosedRange<Int64> { try store.commit(StoreChange(puts: [.note(RowID(number), "a")]), date: date) }
    try store.deleteHistory(numbers: [2, 5, 99, -1])
    XCTAssertEqual(store.transactions().map(\.number), [1, 3, 4, 6])
    XCTAssertEqual(store.transactions(after: 2).map(\.number), [3, 4, 6])
    try store.deleteHistory(before: 4)
    XCTAssertEqual(store.transactions().map(\.number), [4, 6])
    XCTAssertEqual(store.lastDeletedTransactionNumber, 5)
    XCTAssertEqual(StoreDump(try RowStore(file: FakeStoreFile(file.bytes), schema: .notes)), StoreDump(store))
  }

  func test_historyStaysIfItsDeletionCannotBeWritten() throws {
    let file = FakeStoreFile()
    let store = try makeStore(file)
    try store.commit(StoreChange(puts: [.trip(RowID(1), "A")]))
    let (before, bytes) = (StoreDump(store), file.bytes)
    file.set(budget: 3)
    guard case .cannotWrite = problem({ try store.deleteHistory(before: 2) }) else { return XCTFail("The file can be written.") }
    XCTAssertEqual(StoreDump(store), before)
    XCTAssertEqual(file.bytes, bytes)
    file.set(budget: nil)
    try store.deleteHistory(before: 2)
    XCTAssertEqual(store.transactions(), [])
  }
}

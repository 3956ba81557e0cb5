import Foundation
import XCTest

@testable import SwiftData

final class StoreReopeningTests: XCTestCase {
  private let date = Date(timeIntervalSinceReferenceDate: 1.5)

  private func reopened(_ file: FakeStoreFile) throws -> RowStore { try RowStore(file: FakeStoreFile(file.bytes), schema: .trips) }

  private func filledStore(_ file: FakeStoreFile) throws -> RowStore {
    let store = try RowStore(file: file, schema: .trips)
    let guide = Row.trip(RowID(2), "B", price: .infinity)
    let rows: [Row] = [.trip(RowID(7), "A", price: -1, guide: RowID(2)), guide, .businessTrip(RowID(3), "C", company: "ü"), .tag(RowID(4), "D"), .tag(RowID(5), "E")]
    try store.commit(StoreChange(puts: rows, author: "Ann"), date: date)
    try store.commit(StoreChange(puts: [.stop(RowID(12), "x", of: RowID(7)), .stop(RowID(11), "y", of: RowID(7)), .stop(RowID(10), "z", of: RowID(2))]), date: date)
    try store.commit(StoreChange(links: [("Trip.tags", RowID(7), RowID(5)), ("Trip.tags", RowID(7), RowID(4)), ("Trip.tags", RowID(2), RowID(4))]), date: date)
    try store.commit(StoreChange(puts: [.stop(RowID(10), "z", of: RowID(7))], deletes: [RowID(3)], unlinks: [("Trip.tags", RowID(2), RowID(4))]), date: date)
    return store
  }

  func test_aReopenedFileHasTheSameContents() throws {
    let file = FakeStoreFile()
    let store = try filledStore(file)
    let again = try reopened(file)
    XCTAssertEqual(StoreDump(again), StoreDump(store))
    XCTAssertEqual(again.identifier, store.identifier)
    XCTAssertEqual(again.rows(of: "Stop", column: 1, referring: RowID(7)), [12, 11, 10].map { RowID($0) })
    XCTAssertEqual(again.rowID(of: "Trip", constraint: 0, key: [.text("B")]), RowID(2))
    XCTAssertEqual(again.makeID(), RowID(13))
    XCTAssertEqual(again.path, file.path)
  }

  func test_openingDoesNotWrite() throws {
    let file = FakeStoreFile()
    _ = try filledStore(file)
    let again = FakeStoreFile(file.bytes)
    _ = try RowStore(file: again, schema: .trips)
    XCTAssertEqual(again.written, 0)
    XCTAssertEqual(again.bytes, file.bytes)
  }

  func test_aReopenedStoreContinues() throws {
    let file = FakeStoreFile()
    _ = try filledStore(file)
    let store = try RowStore(file: file, schema: .trips)
    try store.commit(StoreChange(puts: [.trip(store.makeID(), "new")]), date: date)
    XCTAssertEqual(store.lastTransactionNumber, 5)
    XCTAssertEqual(StoreDump(try reopened(file)), StoreDump(store))
  }

  func test_identifiersOfDeletedRowsAreNotReused() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .notes)
    try store.commit(StoreChange(puts: [.note(RowID(40), "a")]))
    try store.commit(StoreChange(deletes: [RowID(40)]))
    XCTAssertEqual(try RowStore(file: FakeStoreFile(file.bytes), schema: .notes).makeID(), RowID(41))
    try store.replaceContents(schema: .notes, rows: [], links: [])
    XCTAssertEqual(try RowStore(file: FakeStoreFile(file.bytes), schema: .notes).makeID(), RowID(41))
  }

  func test_replacedContentsHaveTheNewSchema() throws {
    let file = FakeStoreFile()
    let store = try filledStore(file)
    let identifier = store.identifier
    let rows: [Row] = [.note(RowID(12), "b"), .note(RowID(7), "a")]
    try store.replaceContents(schema: .notes, rows: rows, links: [])
    XCTAssertEqual(store.schema, .notes)
    XCTAssertEqual(store.rows(of: "Note").map(\.id), [RowID(7), RowID(12)])
    XCTAssertEqual(store.count(of: "Trip"), 0)
    XCTAssertEqual(store.transactions(), [])
    XCTAssertEqual([store.lastTransactionNumber, store.lastDeletedTransactionNumber], [4, 4])
    try store.commit(StoreChange(puts: [.note(store.makeID(), "c")]), date: date)
    let again = try RowStore(file: FakeStoreFile(file.bytes), schema: .notes)
    XCTAssertEqual(StoreDump(again), StoreDump(store))
    XCTAssertEqual(again.identifier, identifier)
    XCTAssertEqual(again.lastTransactionNumber, 5)
    XCTAssertEqual(try StoreImage.schema(of: file.bytes, path: file.path), .notes)
  }

  func test_replacedContentsKeepLinksAndTheOrderOfIndexes() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .trips)
    let stops: [Row] = [.stop(RowID(9), "x", of: RowID(1)), .stop(RowID(8), "y", of: RowID(1))]
    let rows = stops + [.trip(RowID(1), "A"), .trip(RowID(5), "B"), .tag(RowID(2), "C"), .tag(RowID(3), "D")]
    let links = [(5, 3), (5, 2), (1, 3), (1, 77)].map { ("Trip.tags", RowID($0), RowID($1)) as StoreChange.Link }
    try store.replaceContents(schema: .trips, rows: rows, links: links)
    for store in [store, try reopened(file)] {
      XCTAssertEqual(store.rows(of: "Stop", column: 1, referring: RowID(1)), [RowID(9), RowID(8)])
      XCTAssertEqual(store.linked("Trip.tags", from: RowID(5)), [RowID(3), RowID(2)])
      XCTAssertEqual(store.linked("Trip.tags", to: RowID(3)), [RowID(5), RowID(1)])
      XCTAssertEqual(store.linked("Trip.tags", from: RowID(1)), [RowID(3)])
    }
    XCTAssertEqual(StoreDump(try reopened(file)), StoreDump(store))
  }

  func test_failedReplacementsChangeNothing() throws {
    let file = FakeStoreFile()
    let store = try filledStore(file)
    let (before, bytes) = (StoreDump(store), file.bytes)
    guard case .invalidChange = problem({ try store.replaceContents(schema: .notes, rows: [.trip(RowID(1), "A")], links: []) }) else { return XCTFail("Row of no entity") }
    let twins: [Row] = [.trip(RowID(1), "A"), .trip(RowID(2), "A")]
    guard case .notUnique = problem({ try store.replaceContents(schema: .trips, rows: twins, links: []) }) else { return XCTFail("Two rows have the same key.") }
    file.set(budget: 10)
    XCTAssertEqual(
      problem { try store.replaceContents(schema: .notes, rows: [.note(RowID(1), "a")], links: []) }, .cannotWrite(path: file.path, reason: "No space left on device"))
    XCTAssertEqual(StoreDump(store), before)
    XCTAssertEqual(file.bytes, bytes)
  }

  func test_aStoreInMemoryIsReplaced() throws {
    let store = try RowStore(schema: .trips)
    try store.commit(StoreChange(puts: [.trip(RowID(6), "A")]))
    try store.replaceContents(schema: .notes, rows: [.note(RowID(2), "a")], links: [])
    XCTAssertEqual(store.rows(of: "Note"), [.note(RowID(2), "a")])
    XCTAssertEqual(store.makeID(), RowID(7))
  }
}

import XCTest

@testable import SwiftData

final class RowStoreUniqueTests: XCTestCase {
  private func makeStore(_ rows: Row...) throws -> RowStore {
    let store = try RowStore(schema: .trips)
    try store.commit(StoreChange(puts: rows))
    return store
  }

  private func trip(_ name: String, in store: RowStore) -> RowID? { store.rowID(of: "Trip", constraint: 0, key: [.text(name)]) }

  func test_aRowIsFoundByItsKey() throws {
    let store = try makeStore(.trip(RowID(1), "A"), .businessTrip(RowID(2), "B", company: "C"))
    XCTAssertEqual(trip("A", in: store), RowID(1))
    XCTAssertEqual(trip("B", in: store), RowID(2))
    XCTAssertNil(trip("C", in: store))
    try store.commit(StoreChange(puts: [.trip(RowID(1), "C")], deletes: [RowID(2)]))
    XCTAssertEqual(trip("C", in: store), RowID(1))
    XCTAssertNil(trip("A", in: store))
    XCTAssertNil(trip("B", in: store))
    XCTAssertNil(store.rowID(of: "Trip", constraint: 1, key: [.text("C")]))
    XCTAssertNil(store.rowID(of: "Boat", constraint: 0, key: [.text("C")]))
    XCTAssertNil(store.rowID(of: "BusinessTrip", constraint: 0, key: [.text("C")]), "The entity that declares the constraint is Trip.")
  }

  func test_keysWithNullNeverMatch() throws {
    let store = try makeStore(.tag(RowID(1), "A"), .tag(RowID(2), "A"), .tag(RowID(3), "A", color: .text("red")))
    XCTAssertEqual(store.count(of: "Tag"), 3)
    XCTAssertNil(store.rowID(of: "Tag", constraint: 0, key: [.text("A"), .null]))
    XCTAssertEqual(store.rowID(of: "Tag", constraint: 0, key: [.text("A"), .text("red")]), RowID(3))
  }

  func test_aSecondRowWithAKeyIsRefused() throws {
    let store = try makeStore(.trip(RowID(1), "A"))
    let before = StoreDump(store)
    let expected = StoreProblem.notUnique(entity: "Trip", columns: ["name"], row: RowID(3), existing: RowID(1))
    XCTAssertEqual(problem { try store.commit(StoreChange(puts: [.trip(RowID(2), "B"), .businessTrip(RowID(3), "A", company: "C")])) }, expected)
    XCTAssertEqual(
      problem { try store.commit(StoreChange(puts: [.trip(RowID(2), "B"), .trip(RowID(3), "B")])) },
      .notUnique(entity: "Trip", columns: ["name"], row: RowID(3), existing: RowID(2)))
    XCTAssertEqual(StoreDump(store), before)
    XCTAssertEqual(expected.description, "Rows #1 and #3 of Trip would have the same name, which must be unique. Nothing was saved.")
  }

  func test_rowsSwapTheirKeys() throws {
    let store = try makeStore(.trip(RowID(1), "A"), .trip(RowID(2), "B"))
    try store.commit(StoreChange(puts: [.trip(RowID(1), "B"), .trip(RowID(2), "A")]))
    XCTAssertEqual([trip("A", in: store), trip("B", in: store)], [RowID(2), RowID(1)])
  }

  func test_theKeyOfADeletedRowIsFree() throws {
    let store = try makeStore(.trip(RowID(1), "A"))
    try store.commit(StoreChange(puts: [.trip(RowID(2), "A")], deletes: [RowID(1)]))
    XCTAssertEqual(trip("A", in: store), RowID(2))
    try store.commit(StoreChange(puts: [.trip(RowID(2), "B"), .trip(RowID(3), "A")]))
    XCTAssertEqual([trip("A", in: store), trip("B", in: store)], [RowID(3), RowID(2)])
  }
}

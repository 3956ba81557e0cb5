import XCTest

@testable import SwiftData

final class RowStoreTests: XCTestCase {
  private func makeStore(_ rows: Row...) throws -> RowStore {
    let store = try RowStore(schema: .trips)
    try store.commit(StoreChange(puts: rows))
    return store
  }

  func test_identifiersAscendAndFollowTheGreatestUsedOne() throws {
    let store = try RowStore(schema: .trips)
    XCTAssertEqual([store.makeID(), store.makeID()], [RowID(1), RowID(2)])
    try store.commit(StoreChange(puts: [.trip(RowID(10), "Oslo")]))
    try store.commit(StoreChange(deletes: [RowID(10)]))
    XCTAssertEqual(store.makeID(), RowID(11))
  }

  func test_aRowIsPutReplacedAndDeleted() throws {
    let store = try makeStore(.trip(RowID(1), "Oslo", price: 1))
    XCTAssertEqual(store.row(RowID(1)), .trip(RowID(1), "Oslo", price: 1))
    try store.commit(StoreChange(puts: [.trip(RowID(1), "Oslo", price: 2)]))
    XCTAssertEqual(store.row(RowID(1))?.values[1], .real(2))
    XCTAssertEqual(store.count(of: "Trip"), 1)
    try store.commit(StoreChange(deletes: [RowID(1)]))
    XCTAssertNil(store.row(RowID(1)))
    XCTAssertEqual(store.rows(of: "Trip"), [])
  }

  func test_rowsOfAnEntityIncludeSubentitiesInAscendingOrder() throws {
    let store = try makeStore(.trip(RowID(5), "A"), .businessTrip(RowID(3), "B", company: "C"), .trip(RowID(4), "D"), .stop(RowID(1), "E", of: nil))
    XCTAssertEqual(store.rows(of: "Trip").map(\.id), [3, 4, 5].map { RowID($0) })
    XCTAssertEqual(store.rows(of: "BusinessTrip").map(\.id), [RowID(3)])
    XCTAssertEqual(["Trip", "BusinessTrip", "Stop", "Tag", "Unknown"].map(store.count), [3, 1, 1, 0, 0])
    XCTAssertEqual(store.rows(of: "Unknown"), [])
    try store.commit(StoreChange(puts: [.trip(RowID(2), "F")], deletes: [RowID(3)]))
    XCTAssertEqual(store.rows(of: "Trip").map(\.id), [2, 4, 5].map { RowID($0) })
    XCTAssertEqual(store.rows(of: "BusinessTrip"), [])
  }

  func test_theLastPutOfARowCounts() throws {
    let store = try makeStore(.trip(RowID(1), "A"), .trip(RowID(2), "B"), .trip(RowID(1), "C"))
    XCTAssertEqual(store.rows(of: "Trip"), [.trip(RowID(1), "C"), .trip(RowID(2), "B")])
    XCTAssertEqual(store.transactions().first?.inserted.map(\.id), [RowID(1), RowID(2)])
  }

  func test_aRowThatIsPutAndDeletedIsDeleted() throws {
    let store = try makeStore(.trip(RowID(1), "A"))
    try store.commit(StoreChange(puts: [.trip(RowID(1), "B"), .trip(RowID(2), "C")], deletes: [RowID(1), RowID(2)]))
    XCTAssertEqual(store.count(of: "Trip"), 0)
    XCTAssertNil(store.rowID(of: "Trip", constraint: 0, key: [.text("C")]))
  }

  func test_anIndexGivesTheRowsThatRefer() throws {
    let store = try makeStore(.trip(RowID(1), "A"), .trip(RowID(2), "B"), .stop(RowID(9), "x", of: RowID(1)), .stop(RowID(8), "y", of: RowID(1)), .stop(RowID(7), "z", of: nil))
    func stops(_ trip: Int64) -> [RowID] { store.rows(of: "Stop", column: 1, referring: RowID(trip)) }
    XCTAssertEqual(stops(1), [RowID(9), RowID(8)])
    try store.commit(StoreChange(puts: [.stop(RowID(9), "new name", of: RowID(1))]))
    XCTAssertEqual(stops(1), [RowID(9), RowID(8)], "A row keeps its place.")
    try store.commit(StoreChange(puts: [.stop(RowID(9), "x", of: RowID(2)), .stop(RowID(7), "z", of: RowID(2))]))
    XCTAssertEqual(stops(1), [RowID(8)])
    XCTAssertEqual(stops(2), [RowID(9), RowID(7)])
    try store.commit(StoreChange(puts: [.stop(RowID(7), "z", of: nil)], deletes: [RowID(9)]))
    XCTAssertEqual(stops(2), [])
  }

  func test_anIndexOfASubentityHasOnlyItsRows() throws {
    let business = Row(id: RowID(2), entity: "BusinessTrip", values: [.text("B"), .real(0), .reference(RowID(1)), .null])
    let store = try makeStore(.trip(RowID(1), "A"), business, .trip(RowID(3), "C", guide: RowID(1)))
    XCTAssertEqual(store.rows(of: "Trip", column: 2, referring: RowID(1)), [RowID(2), RowID(3)])
    XCTAssertEqual(store.rows(of: "BusinessTrip", column: 2, referring: RowID(1)), [RowID(2)])
    try store.commit(StoreChange(deletes: [RowID(2)]))
    XCTAssertEqual(store.rows(of: "Trip", column: 2, referring: RowID(1)), [RowID(3)])
    XCTAssertEqual(store.rows(of: "BusinessTrip", column: 2, referring: RowID(1)), [])
  }

  func test_aColumnWithoutIndexIsSearched() throws {
    var schema = StoreSchema.trips
    schema.entities[2].columns[1].isIndexed = false
    let store = try RowStore(schema: schema)
    try store.commit(StoreChange(puts: [.trip(RowID(1), "A"), .stop(RowID(3), "x", of: RowID(1)), .stop(RowID(2), "y", of: RowID(1)), .stop(RowID(4), "z", of: nil)]))
    XCTAssertEqual(store.rows(of: "Stop", column: 1, referring: RowID(1)), [RowID(2), RowID(3)])
    XCTAssertEqual(store.rows(of: "Stop", column: 7, referring: RowID(1)), [])
  }

  func test_aChangeThatDoesNotFitTheSchemaChangesNothing() throws {
    let store = try makeStore(.trip(RowID(1), "A"))
    let before = StoreDump(store)
    let changes = [
      StoreChange(puts: [.trip(RowID(2), "B"), Row(id: RowID(3), entity: "Boat", values: [])]),
      StoreChange(puts: [.trip(RowID(2), "B"), Row(id: RowID(3), entity: "Trip", values: [.text("A")])]),
      StoreChange(puts: [.trip(RowID(0), "B")]), StoreChange(puts: [.trip(RowID(.max), "B")]), StoreChange(puts: [.trip(RowID(2), "B", guide: RowID(-1))]),
      StoreChange(puts: [Row(id: RowID(3), entity: "Stop", values: [.text("A"), .integer(1)])]),
      StoreChange(puts: [.businessTrip(RowID(1), "A", company: "B")]),
      StoreChange(puts: [.trip(RowID(2), "B")], links: [("Trip.boats", RowID(1), RowID(2))]),
      StoreChange(puts: [.trip(RowID(2), "B")], unlinks: [("Trip.boats", RowID(1), RowID(2))]),
      StoreChange(puts: [.trip(RowID(2), "B")], links: [("Trip.tags", RowID(1), RowID(2))]),
    ]
    for change in changes {
      let problem = problem { try store.commit(change) }
      guard case .invalidChange = problem else { return XCTFail("\(String(describing: problem))") }
      XCTAssertEqual(StoreDump(store), before)
    }
  }

  func test_aChangeWithoutEffectHasNoTransaction() throws {
    let store = try makeStore(.trip(RowID(1), "A"), .tag(RowID(2), "B"))
    try store.commit(StoreChange())
    try store.commit(StoreChange(deletes: [RowID(7)], links: [("Trip.tags", RowID(1), RowID(9))], unlinks: [("Trip.tags", RowID(1), RowID(2))], author: "nobody"))
    XCTAssertEqual(store.lastTransactionNumber, 1)
  }

  func test_everyStoreHasAnIdentifier() throws {
    let stores = try (0..<2).map { _ in try RowStore(schema: .notes) }
    XCTAssertNotEqual(stores[0].identifier, stores[1].identifier)
    XCTAssertNotNil(UUID(uuidString: stores[0].identifier))
    XCTAssertNil(stores[0].path)
    XCTAssertTrue(stores[0].isAtItsPath())
  }
}

import XCTest

@testable import SwiftData

final class RowStoreLinkTests: XCTestCase {
  private func makeStore() throws -> RowStore {
    let store = try RowStore(schema: .trips)
    try store.commit(StoreChange(puts: [.trip(RowID(1), "A"), .trip(RowID(2), "B"), .tag(RowID(3), "C"), .tag(RowID(4), "D"), .tag(RowID(5), "E")]))
    return store
  }

  private func tag(_ trip: Int64, _ tag: Int64) -> StoreChange.Link { ("Trip.tags", RowID(trip), RowID(tag)) }

  func test_linksAreFoundFromBothEndsInTheirOrder() throws {
    let store = try makeStore()
    try store.commit(StoreChange(links: [tag(2, 5), tag(2, 3), tag(1, 3)]))
    XCTAssertEqual(store.linked("Trip.tags", from: RowID(2)), [RowID(5), RowID(3)])
    XCTAssertEqual(store.linked("Trip.tags", to: RowID(3)), [RowID(2), RowID(1)])
    XCTAssertEqual(store.linked("Trip.tags", to: RowID(4)), [])
    XCTAssertEqual(store.linked("Trip.boats", from: RowID(2)), [])
  }

  func test_aLinkIsAddedOnce() throws {
    let store = try makeStore()
    try store.commit(StoreChange(links: [tag(1, 3), tag(1, 3), tag(1, 4)]))
    try store.commit(StoreChange(links: [tag(1, 3)]))
    XCTAssertEqual(store.linked("Trip.tags", from: RowID(1)), [RowID(3), RowID(4)])
    XCTAssertEqual(store.lastTransactionNumber, 2)
  }

  func test_aLinkIsRemoved() throws {
    let store = try makeStore()
    try store.commit(StoreChange(links: [tag(1, 3), tag(1, 4), tag(2, 3)]))
    try store.commit(StoreChange(unlinks: [tag(1, 3), tag(1, 3), tag(1, 5)]))
    XCTAssertEqual(store.linked("Trip.tags", from: RowID(1)), [RowID(4)])
    XCTAssertEqual(store.linked("Trip.tags", to: RowID(3)), [RowID(2)])
  }

  func test_aLinkThatIsRemovedAndAddedIsTheLast() throws {
    let store = try makeStore()
    try store.commit(StoreChange(links: [tag(1, 3), tag(1, 4)]))
    try store.commit(StoreChange(links: [tag(1, 3)], unlinks: [tag(1, 3)]))
    XCTAssertEqual(store.linked("Trip.tags", from: RowID(1)), [RowID(4), RowID(3)])
  }

  func test_aDeletedRowLosesItsLinks() throws {
    let store = try makeStore()
    try store.commit(StoreChange(links: [tag(1, 3), tag(2, 3), tag(2, 4), ("Trip.related", RowID(1), RowID(1)), ("Trip.related", RowID(2), RowID(1))]))
    try store.commit(StoreChange(deletes: [RowID(1), RowID(3)]))
    XCTAssertEqual(store.linked("Trip.tags", from: RowID(2)), [RowID(4)])
    XCTAssertEqual(store.linked("Trip.tags", to: RowID(3)), [])
    XCTAssertEqual(store.linked("Trip.related", from: RowID(2)), [])
  }

  func test_aLinkOfADeletedRowIsLeftOut() throws {
    let store = try makeStore()
    try store.commit(StoreChange(deletes: [RowID(3)]))
    try store.commit(StoreChange(puts: [.trip(RowID(1), "new")], deletes: [RowID(4)], links: [tag(1, 3), tag(1, 4), tag(1, 5)]))
    XCTAssertEqual(store.linked("Trip.tags", from: RowID(1)), [RowID(5)])
  }

  func test_aLinkOfANewRowIsAddedWithTheRow() throws {
    let store = try makeStore()
    try store.commit(StoreChange(puts: [.businessTrip(RowID(9), "F", company: "G")], links: [tag(9, 3), ("Trip.related", RowID(9), RowID(1))]))
    XCTAssertEqual(store.linked("Trip.tags", from: RowID(9)), [RowID(3)])
    XCTAssertEqual(store.linked("Trip.related", to: RowID(1)), [RowID(9)])
  }
}

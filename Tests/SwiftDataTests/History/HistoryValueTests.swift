import Foundation
@testable import SwiftData
import XCTest

/// Tests of the values of a history.
final class HistoryValueTests: XCTestCase {
  private let identifier = PersistentIdentifier(storeIdentifier: "S", entityName: "Book", row: RowID(number: 1))

  func test_aTokenIsLaterIfAStoreHasALaterTransaction() throws {
    let (first, second) = (DefaultHistoryToken(["a": 1]), DefaultHistoryToken(["a": 2]))
    XCTAssertTrue(first < second)
    XCTAssertFalse(second < first)
    XCTAssertFalse(first < first)
    XCTAssertTrue(first < DefaultHistoryToken(["a": 1, "b": 1]))
    XCTAssertFalse(DefaultHistoryToken(["a": 1, "b": 1]) < first)
    // Neither place comes before the other.
    XCTAssertFalse(DefaultHistoryToken(["a": 1, "b": 2]) < DefaultHistoryToken(["a": 2, "b": 1]))
    XCTAssertFalse(DefaultHistoryToken(["a": 2, "b": 1]) < DefaultHistoryToken(["a": 1, "b": 2]))
    XCTAssertEqual(try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(second)), second)
  }

  func test_aTombstoneHasTheValuesOfItsProperties() {
    let tombstone = HistoryTombstone<Book>([(\.isbn, "1"), (\.pages, 20)])
    XCTAssertEqual(tombstone[\.isbn] as? String, "1")
    XCTAssertEqual(tombstone[\.pages] as? Int, 20)
    XCTAssertNil(tombstone[\.subtitle])
    XCTAssertEqual(tombstone.map { "\($0)" }, ["1", "20"])
    var iterator: HistoryTombstone<Book>.Iterator = tombstone.makeIterator()
    XCTAssertEqual(iterator.next() as? String, "1")
  }

  func test_aChangeHasTheIdentifierOfItsModel() {
    let insert = DefaultHistoryInsert<Book>(changeIdentifier: 1, transactionIdentifier: 2, changedPersistentIdentifier: identifier)
    let update = DefaultHistoryUpdate<Book>(changeIdentifier: 1, transactionIdentifier: 2, changedPersistentIdentifier: identifier, updatedAttributes: [\.isbn, \.pages])
    let delete = DefaultHistoryDelete<Book>(changeIdentifier: 1, transactionIdentifier: 2, changedPersistentIdentifier: identifier, tombstone: HistoryTombstone())
    for change in [HistoryChange.insert(insert), .update(update), .delete(delete)] { XCTAssertEqual(change.changedPersistentIdentifier, identifier) }
    func changed(_ properties: [any PartialKeyPath<Book> & Sendable]) -> DefaultHistoryUpdate<Book> {
      DefaultHistoryUpdate(changeIdentifier: 1, transactionIdentifier: 2, changedPersistentIdentifier: identifier, updatedAttributes: properties)
    }
    XCTAssertEqual(changed([\.pages, \.isbn]), update)
    XCTAssertNotEqual(changed([\.pages]), update)
  }

  func test_aChangeIsReadThroughItsProtocol() {
    let insert: any HistoryInsert = DefaultHistoryInsert<Book>(changeIdentifier: 1, transactionIdentifier: 2, changedPersistentIdentifier: identifier)
    let update: any HistoryUpdate = DefaultHistoryUpdate<Book>(changeIdentifier: 1, transactionIdentifier: 2, changedPersistentIdentifier: identifier, updatedAttributes: [])
    let delete: any HistoryDelete = DefaultHistoryDelete<Book>(
      changeIdentifier: 1, transactionIdentifier: 2, changedPersistentIdentifier: identifier, tombstone: HistoryTombstone())
    for found in [insert.changedPersistentIdentifier, update.changedPersistentIdentifier, delete.changedPersistentIdentifier] { XCTAssertEqual(found, identifier) }
  }

  func test_aTransactionIsReadThroughItsProtocol() {
    func place<Token: HistoryToken>(of token: Token) -> Token.TokenType? { token.tokenValue }
    func author(of transaction: some HistoryTransaction) -> String? { transaction.author }
    let transaction = DefaultHistoryTransaction(
      timestamp: Date(timeIntervalSinceReferenceDate: 1), changes: [], token: DefaultHistoryToken(["S": 1]), transactionIdentifier: 1, storeIdentifier: "S",
      bundleIdentifier: "app",
      processIdentifier: "app", author: "a")
    XCTAssertEqual(place(of: transaction.token), ["S": 1])
    XCTAssertEqual(author(of: transaction), "a")
  }

  func test_transactionsAreFilteredAndSorted() throws {
    let transactions = [(2, "b"), (1, "a"), (3, "b")].map { (number: Int64, author: String) in
      DefaultHistoryTransaction(
        timestamp: Date(timeIntervalSinceReferenceDate: Double(number)), changes: [], token: DefaultHistoryToken(["S": number]), transactionIdentifier: number,
        storeIdentifier: "S", bundleIdentifier: "app", processIdentifier: "app", author: author)
    }
    XCTAssertEqual(transactions.map(\.id), [2, 1, 3])
    let token = DefaultHistoryToken(["S": 1])
    let descriptor = HistoryDescriptor<DefaultHistoryTransaction>(
      predicate: #Predicate { $0.token > token && $0.author == "b" }, sortBy: [SortDescriptor(\.timestamp, order: .reverse)])
    XCTAssertEqual(descriptor.fetchLimit, 0)
    let found = try transactions.filter(XCTUnwrap(descriptor.predicate)).sorted(using: descriptor.sortBy)
    XCTAssertEqual(found.map(\.transactionIdentifier), [3, 2])
  }
}

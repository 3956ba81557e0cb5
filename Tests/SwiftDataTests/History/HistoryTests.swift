import Foundation
import SwiftData
import XCTest

/// A note whose code stays in the history.
@Model
final class Note {
  var text: String
  @Attribute(.preserveValueOnDeletion) var code: String

  init(_ text: String, code: String) {
    self.text = text
    self.code = code
  }
}

/// A transaction of another kind of store.
private struct OtherTransaction: HistoryTransaction {
  let id: Int64
  let timestamp: Date
  let changes: [HistoryChange]
  let token: DefaultHistoryToken
  let storeIdentifier: String
  let author: String?

  var transactionIdentifier: Int64 { id }

  static func == (lhs: OtherTransaction, rhs: OtherTransaction) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Tests of fetching and deleting the history.
final class HistoryTests: XCTestCase {
  private typealias Transactions = HistoryDescriptor<DefaultHistoryTransaction>
  private var folder: URL!

  override func setUpWithError() throws { folder = FileManager.default.temporaryDirectory.appendingPathComponent("HistoryTests-\(UUID().uuidString)") }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func open() throws -> ModelContext {
    ModelContext(try ModelContainer(for: Note.self, configurations: ModelConfiguration(url: folder.appendingPathComponent("notes.store"))))
  }

  /// Saves a note, its change by another context, and its deletion.
  private func saveThree() throws -> (context: ModelContext, id: PersistentIdentifier) {
    let context = try open()
    context.author = "first"
    let note = Note("a", code: "A")
    context.insert(note)
    try context.save()
    let id = note.persistentModelID
    let other = ModelContext(context.container)
    other.author = "second"
    try XCTUnwrap(other.fetch(FetchDescriptor<Note>()).first).text = "b"
    try other.save()
    context.processPendingChanges()
    context.delete(note)
    try context.save()
    return (context, id)
  }

  func test_changesOfTwoContextsAreInTheHistory() throws {
    let (context, id) = try saveThree()
    let all = try context.fetchHistory(Transactions())
    XCTAssertEqual(all.map(\.author), ["first", "second", "first"])
    XCTAssertEqual(all.map(\.transactionIdentifier), [1, 2, 3])
    XCTAssertEqual(Set(all.map(\.storeIdentifier)), [try XCTUnwrap(id.storeIdentifier)])
    XCTAssertTrue(all[0].token < all[1].token)
    XCTAssertEqual(all.flatMap(\.changes).map(\.changedPersistentIdentifier), [id, id, id])
    guard case .insert = all[0].changes[0], case .update(let update) = all[1].changes[0], case .delete(let delete) = all[2].changes[0] else { return XCTFail("\(all)") }
    let attributes = try XCTUnwrap(update as? DefaultHistoryUpdate<Note>).updatedAttributes
    XCTAssertEqual(attributes.map { $0 as PartialKeyPath<Note> }, [\Note.text])
    let tombstone = try XCTUnwrap(delete as? DefaultHistoryDelete<Note>).tombstone
    XCTAssertEqual(tombstone[\.code] as? String, "A")
    XCTAssertNil(tombstone[\.text])
  }

  func test_aReopenedStoreHasItsHistory() throws {
    // The function returns only tokens, so the store is closed before it's opened again.
    func savedTokens() throws -> [DefaultHistoryToken] { try saveThree().context.fetchHistory(Transactions()).map(\.token) }
    let tokens = try savedTokens()
    XCTAssertEqual(tokens.count, 3)
    let reopened = try open().fetchHistory(Transactions())
    XCTAssertEqual(reopened.map(\.token), tokens)
    XCTAssertEqual(reopened.map(\.author), ["first", "second", "first"])
  }

  func test_transactionsOfAnotherTypeThrow() throws {
    let context = try open()
    XCTAssertThrowsError(try context.fetchHistory(HistoryDescriptor<OtherTransaction>())) { XCTAssertEqual($0 as? SwiftDataError, .invalidTransactionFetchRequest) }
    XCTAssertThrowsError(try context.deleteHistory(HistoryDescriptor<OtherTransaction>())) { XCTAssertEqual($0 as? SwiftDataError, .invalidTransactionFetchRequest) }
  }

  func test_aPredicateAnOrderAndALimitSelectTransactions() throws {
    let context = try saveThree().context
    let token = try XCTUnwrap(context.fetchHistory(Transactions()).first).token
    XCTAssertEqual(try context.fetchHistory(Transactions(predicate: #Predicate { $0.token > token })).map(\.id), [2, 3])
    var descriptor = Transactions(predicate: nil, sortBy: [SortDescriptor(\.transactionIdentifier, order: .reverse)])
    descriptor.fetchLimit = 2
    XCTAssertEqual(try context.fetchHistory(descriptor).map(\.id), [3, 2])
  }

  func test_matchingTransactionsAreDeletedAndEarlierTokensExpire() throws {
    let context = try saveThree().context
    let tokens = try context.fetchHistory(Transactions()).map(\.token)
    let (first, second) = (tokens[0], tokens[1])
    try context.deleteHistory(Transactions(predicate: #Predicate { $0.author == "second" }))
    XCTAssertEqual(try context.fetchHistory(Transactions()).map(\.id), [1, 3])
    XCTAssertEqual(try context.fetchHistory(Transactions(predicate: #Predicate { $0.token > second })).map(\.id), [3])
    XCTAssertThrowsError(try context.fetchHistory(Transactions(predicate: #Predicate { $0.token > first }))) {
      XCTAssertEqual($0 as? SwiftDataError, .historyTokenExpired)
    }
  }
}

import Foundation
import Synchronization

/// The rows of a store, in memory and perhaps in a file.
///
/// All methods can be called on every thread. Each call is atomic. An unknown entity or association has no rows and no links.
final class RowStore: Sendable {
  struct State: Sendable {
    var contents: StoreContents
    var file: StoreFile?
    var listeners = StoreListeners()
    /// The number of migrations, which make the columns of earlier layouts invalid.
    var generation = 0
  }

  /// The store's UUID, which stays the same as long as its file exists.
  let identifier: String
  /// The path of the file, or `nil` if the store is only in memory.
  let path: String?
  let state: Mutex<State>

  /// Creates an empty store in memory.
  /// - Throws: `StoreProblem.invalidSchema`.
  convenience init(schema: StoreSchema) throws(StoreProblem) {
    self.init(State(contents: StoreContents(try SchemaTables(schema))), identifier: UUID().uuidString)
  }

  /// Opens a file, and gives the schema to a new file.
  ///
  /// Use `OpenStores` to open a file by its URL, because a file must not be open twice.
  convenience init(file handle: any StoreFileHandle, schema: StoreSchema) throws(StoreProblem) {
    let (file, contents) = try StoreFile.open(handle, schema: schema)
    self.init(State(contents: contents, file: file), identifier: file.identifier)
  }

  private init(_ state: State, identifier: String) {
    self.identifier = identifier
    path = state.file?.path
    self.state = Mutex(state)
  }

  var schema: StoreSchema { state.withLock { $0.contents.tables.schema } }

  /// Returns an identifier that the store has never returned.
  func makeID() -> RowID { state.withLock { $0.contents.makeID() } }

  /// Returns whether the store's file wasn't deleted, moved or replaced, or the store is only in memory.
  func isAtItsPath() -> Bool { state.withLock { $0.file?.isAtItsPath() ?? true } }

  // MARK: Queries

  func row(_ id: RowID) -> Row? { state.withLock { $0.contents.rows[id] } }

  /// Returns the rows of an entity and of its subentities, in ascending order of their identifiers.
  func rows(of entity: String) -> [Row] { state.withLock { $0.contents.rows(of: entity) } }

  func count(of entity: String) -> Int { state.withLock { $0.contents.count(of: entity) } }

  /// Returns the rows that refer to a row in a column, in the order of addition.
  ///
  /// If the column has no index, all rows of the entity are searched, and the result is in ascending order.
  func rows(of entity: String, column: Int, referring id: RowID) -> [RowID] { state.withLock { $0.contents.rows(of: entity, column: column, referring: id) } }

  /// Returns the rows that a row links to, in the order of the links' addition.
  func linked(_ association: String, from source: RowID) -> [RowID] { state.withLock { $0.contents.linked(association, from: source) } }

  /// Returns the rows that link to a row, in the order of the links' addition.
  func linked(_ association: String, to destination: RowID) -> [RowID] { state.withLock { $0.contents.linked(association, to: destination) } }

  /// Returns the row with the given values in the columns of a unique constraint, or `nil` if there isn't one or a value is null.
  ///
  /// - Parameters:
  ///   - entity: The entity that declares the constraint.
  ///   - constraint: The index of the constraint in the entity's constraints.
  ///   - key: The values in the order of the constraint's columns.
  func rowID(of entity: String, constraint: Int, key: [StoredValue]) -> RowID? {
    state.withLock { $0.contents.rowID(of: entity, constraint: constraint, key: key) }
  }

  /// All rows and links, for a migration.
  var all: (rows: [Row], links: [StoreChange.Link]) { state.withLock { ($0.contents.allRows, $0.contents.allLinks) } }

  // MARK: Changes

  /// Makes a change, first in the file and then in memory.
  ///
  /// A change without an effect isn't written, has no transaction in the history, and isn't delivered to listeners.
  /// - Parameters:
  ///   - change: The rows and links to put and to delete.
  ///   - origin: The identity of the context that commits.
  ///   - date: The date of the transaction.
  ///   - isCurrent: A closure that returns whether the caller knows all earlier commits. No commit can happen between the call and the change.
  /// - Returns: Whether the change was made, or has no effect.
  /// - Throws: A `StoreProblem` if the file can't be written, or if the change doesn't fit the schema or a unique constraint. The store is unchanged then.
  @discardableResult
  func commit(_ change: StoreChange, origin: CommitOrigin? = nil, date: Date = Date(), if isCurrent: () -> Bool = { true }) throws(StoreProblem) -> Bool {
    try state.withLock { state throws(StoreProblem) in
      guard isCurrent() else { return false }
      try state.commit(change, origin: origin, date: date)
      return true
    }
  }

  /// The number of migrations of the store since it was opened.
  var generation: Int { state.withLock { $0.generation } }

  /// Replaces the schema and all contents, for a migration.
  ///
  /// The store keeps its identifier, and doesn't reuse identifiers of rows or numbers of transactions. All transactions are deleted, because their columns are the old schema's. Listeners aren't notified.
  ///
  /// If the process is killed, the file has the old contents or the new contents, each of them complete.
  /// - Parameters:
  ///   - schema: The new schema.
  ///   - rows: All rows, with the columns of the new schema. Indexes have the order of this array.
  ///   - links: All links. A link of a row that doesn't exist is left out.
  /// - Throws: A `StoreProblem` if the file can't be written, or if the rows don't fit the schema. The store is unchanged then.
  func replaceContents(schema: StoreSchema, rows: [Row], links: [StoreChange.Link]) throws(StoreProblem) {
    let tables = try SchemaTables(schema)
    try state.withLock { state throws(StoreProblem) in
      var contents = StoreContents(tables)
      contents.noteID(state.contents.lastID)
      contents.apply(try contents.effective(StoreChange(puts: rows, links: links)))
      contents.history = state.contents.history.withoutTransactions
      try state.file?.rewrite(contents)
      state.contents = contents
      state.generation += 1
    }
  }
}

extension RowStore.State {
  fileprivate mutating func commit(_ change: StoreChange, origin: CommitOrigin?, date: Date) throws(StoreProblem) {
    let change = try contents.effective(change)
    if change.isEmpty { return }
    let number = contents.history.lastNumber + 1
    let replaced = (change.puts.map(\.id) + change.deletes).compactMap { contents.rows[$0] }
    if file != nil { try file?.append(StoreFrame.bytes(.commit, .commit(change, number: number, date: date, contents.tables))) }
    let growth = contents.commit(change, number: number, date: date)
    file?.noteGrowth(growth)
    file?.rewriteIfNeeded(contents)
    listeners.notify(StoreCommit(number: number, date: date, change: change, origin: origin, replaced: replaced))
  }
}

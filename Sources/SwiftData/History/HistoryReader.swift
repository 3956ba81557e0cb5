import Foundation

/// The conversion of the stores' transactions to the values of the history.
struct HistoryReader {
  private let contents: ContainerContents

  init(_ contents: ContainerContents) { self.contents = contents }

  /// Returns the transactions of all stores from the earliest to the latest.
  ///
  /// - Parameter start: The token of the last transaction that is left out, or `nil` to return all transactions.
  func transactions(after start: DefaultHistoryToken? = nil) -> [DefaultHistoryTransaction] {
    let stores = contents.stores
    var waiting = stores.map { $0.transactions(after: start?.tokenValue?[$0.identifier] ?? 0)[...] }
    var last = start?.tokenValue ?? [:]
    for (store, transactions) in zip(stores, waiting) where last[store.identifier] == nil {
      let number = transactions.first.map { $0.number - 1 } ?? store.lastTransactionNumber
      if number > 0 { last[store.identifier] = number }
    }
    var result: [DefaultHistoryTransaction] = []
    // The transactions of one store keep their order, even if the clock was set back.
    while let next = waiting.indices.filter({ !waiting[$0].isEmpty }).min(by: { waiting[$0].first!.date < waiting[$1].first!.date }) {
      let (store, transaction) = (stores[next], waiting[next].removeFirst())
      last[store.identifier] = transaction.number
      result.append(value(of: transaction, in: store, token: DefaultHistoryToken(last)))
    }
    return result
  }

  private func value(of transaction: StoreTransaction, in store: RowStore, token: DefaultHistoryToken) -> DefaultHistoryTransaction {
    DefaultHistoryTransaction(
      timestamp: transaction.date, changes: changes(of: transaction, in: store), token: token, transactionIdentifier: transaction.number, storeIdentifier: store.identifier,
      bundleIdentifier: Bundle.main.bundleIdentifier ?? "", processIdentifier: ProcessInfo.processInfo.processName, author: transaction.author)
  }

  private func changes(of transaction: StoreTransaction, in store: RowStore) -> [HistoryChange] {
    var changes: [HistoryChange] = []
    func add(_ entity: String, _ row: RowID, _ make: (EntityLayout, ChangeIdentity) -> HistoryChange) {
      guard let layout = contents.layout(ofEntity: entity, in: store) else { return }
      let model = PersistentIdentifier(storeIdentifier: store.identifier, entityName: entity, row: row)
      changes.append(make(layout, ChangeIdentity(change: Int64(changes.count + 1), transaction: transaction.number, model: model)))
    }
    for insertion in transaction.inserted { add(insertion.entity, insertion.id) { insert($0.type.type, $1) } }
    for update in transaction.updated { add(update.entity, update.id) { self.update($0.type.type, $1, update.columns, $0) } }
    for deletion in transaction.deleted { add(deletion.entity, deletion.id) { delete($0.type.type, $1, deletion.tombstone, $0) } }
    return changes
  }

  private func insert<Model: PersistentModel>(_: Model.Type, _ id: ChangeIdentity) -> HistoryChange {
    .insert(DefaultHistoryInsert<Model>(changeIdentifier: id.change, transactionIdentifier: id.transaction, changedPersistentIdentifier: id.model))
  }

  private func update<Model: PersistentModel>(_: Model.Type, _ id: ChangeIdentity, _ columns: [Int], _ layout: EntityLayout) -> HistoryChange {
    let attributes = columns.compactMap { layout.property(inColumn: $0)?.keyPath as? PartialKeyPath<Model> }.map { sendable($0) }
    return .update(
      DefaultHistoryUpdate<Model>(
        changeIdentifier: id.change, transactionIdentifier: id.transaction, changedPersistentIdentifier: id.model, updatedAttributes: attributes))
  }

  private func delete<Model: PersistentModel>(_: Model.Type, _ id: ChangeIdentity, _ values: [Int: StoredValue], _ layout: EntityLayout) -> HistoryChange {
    var properties: [(keyPath: PartialKeyPath<Model>, value: any Sendable)] = []
    for (column, stored) in values.sorted(by: { $0.key < $1.key }) {
      guard let property = layout.property(inColumn: column), let keyPath = property.keyPath as? PartialKeyPath<Model>, case .attribute(let codec) = property.kind,
        let value = codec.decode(stored) as? any PlainAttribute
      else { continue }
      properties.append((keyPath: keyPath, value: value))
    }
    return .delete(
      DefaultHistoryDelete<Model>(
        changeIdentifier: id.change, transactionIdentifier: id.transaction, changedPersistentIdentifier: id.model, tombstone: HistoryTombstone(properties)))
  }
}

private struct ChangeIdentity {
  let change: Int64
  let transaction: Int64
  let model: PersistentIdentifier
}

extension EntityLayout {
  fileprivate func property(inColumn column: Int) -> ModelProperty? { columns.firstIndex(of: column).map { type.properties[$0] } }
}

/// Returns the key path of a property, which is a constant without captured values.
private func sendable<Root>(_ keyPath: PartialKeyPath<Root>) -> any PartialKeyPath<Root> & Sendable {
  unsafeBitCast(keyPath, to: (any PartialKeyPath<Root> & Sendable).self)
}

/// The changes that a save makes in one store.
final class SavePlan {
  let store: RowStore
  private(set) var deletions: [(model: any PersistentModel, id: RowID)] = []
  private(set) var rows: [(model: any PersistentModel, row: Row)] = []
  private var saved: [any PersistentModel] = []
  private var ids: [ObjectIdentifier: RowID] = [:]

  init(_ store: RowStore) { self.store = store }

  func delete(_ model: any PersistentModel) { if let row = model._$record.row { deletions.append((model, row.id)) } }

  func insert(_ model: any PersistentModel) {
    ids[ObjectIdentifier(model)] = store.makeID()
    saved.append(model)
  }

  func update(_ model: any PersistentModel) {
    ids[ObjectIdentifier(model)] = model._$record.row?.id
    saved.append(model)
  }

  // MARK: Validation

  /// Makes the rows, and throws an error if a value can't be stored.
  func validate() throws {
    try resolveUniqueConflicts()
    for model in saved {
      guard let id = ids[ObjectIdentifier(model)] else { continue }
      rows.append((model, Row(id: id, entity: model._$record.type.name, values: try values(of: model._$record))))
    }
  }

  private func values(of record: ModelRecord) throws -> [StoredValue] {
    guard let layout = record.layout else { return [] }
    // Start with the latest values in the store, because another context may have saved other properties.
    var values = record.row.map { store.row($0.id)?.values ?? $0.values } ?? []
    let isNew = values.isEmpty
    for (index, property) in record.type.properties.enumerated() {
      guard let column = layout.columns[index] else { continue }
      guard isNew || record.changed.contains(index) else { continue }
      let value = try storedValue(of: record, at: index, property)
      if column < values.count { values[column] = value } else { values.append(value) }
    }
    return values
  }

  private func storedValue(of record: ModelRecord, at index: Int, _ property: ModelProperty) throws -> StoredValue {
    record.load(index)
    switch record.slots[index] {
    case .value(let value):
      guard case .attribute(let codec) = property.kind else { return .null }
      return try codec.encode(value)
    case .one(let other):
      if let other, !other._$record.isGoneOrDeleted {
        if let id = row(of: other) ?? other._$record.row?.id { return .reference(id) }
      }
      guard property.isOptional else {
        throw SwiftDataError.modelValidationFailure.explained("the relationship \(property.name) of a \(record.type.name) isn't optional, and has no model")
      }
      return .null
    case .many: return .null
    case .unset:
      guard property.isOptional else { throw SwiftDataError.modelValidationFailure.explained("the property \(property.name) of a \(record.type.name) was never set") }
      return .null
    }
  }

  // MARK: Unique values

  /// The rows of stored models whose unique values a changed model has taken, so they must be deleted before the save.
  private(set) var conflicts: [RowID] = []
  /// The models of this save that others with the same unique values have replaced.
  private(set) var replaced: [any PersistentModel] = []
  private var replacements: [ObjectIdentifier: any PersistentModel] = [:]
  private var dropped: Set<Int> = []
  /// The rows of stored models that new models with the same unique values have taken.
  private var taken: Set<RowID> = []

  /// The new models that replace the values of stored models, by the rows of the stored models.
  var takers: [(row: RowID, newer: any PersistentModel)] {
    saved.compactMap { model in row(of: model).flatMap { taken.contains($0) ? ($0, model) : nil } }
  }

  /// Returns whether a row was in the store before the save.
  func isStoredBefore(_ id: RowID) -> Bool { taken.contains(id) }

  /// Returns the row in which a model is saved.
  func row(of model: any PersistentModel) -> RowID? {
    if let later = replacements[ObjectIdentifier(model)] { return row(of: later) }
    return ids[ObjectIdentifier(model)]
  }

  /// Gives new models the rows of stored models with the same unique values.
  private func resolveUniqueConflicts() throws {
    // A row that this save deletes or changes has the values of this save.
    let written = Set(deletions.map(\.id) + saved.compactMap { $0._$record.row?.id })
    var claimed: [ClaimedKey: Int] = [:]
    for (position, model) in saved.enumerated() {
      let record = model._$record
      guard let layout = record.layout, !layout.constraints.isEmpty else { continue }
      for constraint in layout.constraints {
        let key = try uniqueKey(of: record, constraint.columns, layout)
        guard !key.contains(.null) else { continue }
        let unique = ClaimedKey(entity: constraint.entity, constraint: constraint.number, values: key)
        if let earlier = claimed[unique], earlier != position, !dropped.contains(earlier) { replace(earlier, by: position) }
        claimed[unique] = position
        guard let existing = store.rowID(of: constraint.entity, constraint: constraint.number, key: key), !written.contains(existing) else { continue }
        take(existing, for: model)
      }
    }
    for position in dropped.sorted(by: >) { replaced.append(saved.remove(at: position)) }
  }

  /// Replaces a model of this save by a later one with the same unique values.
  private func replace(_ earlier: Int, by later: Int) {
    let (old, new) = (saved[earlier], saved[later])
    if let row = old._$record.row {
      take(row.id, for: new)
      if new._$record.row != nil { return }
    } else if let row = ids[ObjectIdentifier(old)], taken.contains(row) {
      take(row, for: new)
    }
    replacements[ObjectIdentifier(old)] = new
    dropped.insert(earlier)
  }

  /// Gives the row of a stored model to a model with the same unique values.
  ///
  /// A model that has a row keeps it, and the other row has to be deleted.
  private func take(_ row: RowID, for model: any PersistentModel) {
    guard let own = ids[ObjectIdentifier(model)], own != row else { return }
    // A row keeps its class.
    if model._$record.row != nil || taken.contains(own) || store.row(row)?.entity != model._$record.type.name { return conflicts.append(row) }
    ids[ObjectIdentifier(model)] = row
    taken.insert(row)
  }

  private func uniqueKey(of record: ModelRecord, _ columns: [Int], _ layout: EntityLayout) throws -> [StoredValue] {
    try columns.map { column in
      guard let index = layout.columns.firstIndex(of: column) else { return .null }
      return try storedValue(of: record, at: index, record.type.properties[index])
    }
  }

  private struct ClaimedKey: Hashable {
    let entity: String
    let constraint: Int
    let values: [StoredValue]
  }

  // MARK: Commit

  /// Makes the changes in the store.
  ///
  /// - Returns: `false` if another context has committed since the plan was made. Nothing is changed then.
  func commit(_ merges: PendingMerges, author: String?) throws -> Bool {
    var change = StoreChange(puts: rows.map(\.row), deletes: deletions.map(\.id), author: author)
    var links = LinkChanges()
    for (model, row) in rows { collectLinks(of: model._$record, row.id, into: &links) }
    change.links = links.added
    change.unlinks = links.removed
    let complete = change
    return try WriteError.mapped { () throws(StoreProblem) in try store.commit(complete, origin: merges.origin, if: { merges.isEmpty }) }
  }

  private func collectLinks(of record: ModelRecord, _ id: RowID, into links: inout LinkChanges) {
    guard let layout = record.layout else { return }
    for (index, source) in layout.toMany.enumerated() {
      guard let source, case .links(let association, let isSource) = source, record.changed.contains(index) || record.state == .inserted else { continue }
      let old = Set(source.rows(in: store, of: id))
      let new = record.many(at: index).all.filter { !$0._$record.isGoneOrDeleted }.compactMap { row(of: $0) ?? $0._$record.row?.id }
      for other in new where !old.contains(other) { links.add(association, isSource ? id : other, isSource ? other : id) }
      // A new model with the unique value of a stored one adds to its relationships, so nothing is lost.
      for other in taken.contains(id) ? [] : old.subtracting(new).sorted() { links.remove(association, isSource ? id : other, isSource ? other : id) }
    }
  }
}

/// The links that a save adds and removes, each once, because both sides of a relationship report a change.
private struct LinkChanges {
  private struct Link: Hashable {
    let association: String
    let source: RowID
    let destination: RowID
  }

  private(set) var added: [(association: String, source: RowID, destination: RowID)] = []
  private(set) var removed: [(association: String, source: RowID, destination: RowID)] = []
  private var known: Set<Link> = []

  mutating func add(_ association: String, _ source: RowID, _ destination: RowID) {
    if known.insert(Link(association: association, source: source, destination: destination)).inserted { added.append((association, source, destination)) }
  }

  mutating func remove(_ association: String, _ source: RowID, _ destination: RowID) {
    if known.insert(Link(association: association, source: source, destination: destination)).inserted { removed.append((association, source, destination)) }
  }
}

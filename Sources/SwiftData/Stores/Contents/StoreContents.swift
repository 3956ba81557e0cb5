/// The rows, links and history of a store, with their indexes.
struct StoreContents: Sendable {
  let tables: SchemaTables
  private(set) var rows: [RowID: Row] = [:]
  /// The rows of each entity and of its subentities.
  private(set) var rowIDs: [OrderedRowIDs]
  /// The rows of each indexed column, by the row that they refer to.
  private(set) var indexes: [[RowID: OrderedRowIDs]]
  /// The row of each key of each unique constraint.
  private var keys: [[UniqueKey: RowID]]
  private(set) var links: [LinkTable]
  var history = StoreHistory()
  private(set) var lastID = RowID(number: 0)

  init(_ tables: SchemaTables) {
    self.tables = tables
    rowIDs = Array(repeating: OrderedRowIDs(), count: tables.entities.count)
    indexes = Array(repeating: [:], count: tables.indexedColumns.count)
    keys = Array(repeating: [:], count: tables.constraints.count)
    links = Array(repeating: LinkTable(), count: tables.schema.associations.count)
  }

  mutating func makeID() -> RowID {
    lastID.number += 1
    return lastID
  }

  /// Records that identifiers up to the given identifier have been used.
  mutating func noteID(_ id: RowID) { lastID = max(lastID, id) }

  // MARK: Queries

  mutating func rows(of entity: String) -> [Row] {
    guard let number = tables.entity(entity) else { return [] }
    // Identifiers are almost always added in ascending order. Otherwise the set is sorted by the next query.
    rowIDs[number].sort()
    return rowIDs[number].elements.compactMap { rows[$0] }
  }

  func count(of entity: String) -> Int { tables.entity(entity).map { rowIDs[$0].count } ?? 0 }

  mutating func rows(of entity: String, column: Int, referring id: RowID) -> [RowID] {
    guard let number = tables.entity(entity) else { return [] }
    if let index = tables.index(of: column, in: number) { return indexes[index][id]?.elements ?? [] }
    return rows(of: entity).filter { $0.values.indices.contains(column) && $0.values[column] == .reference(id) }.map(\.id)
  }

  func linked(_ association: String, from source: RowID) -> [RowID] { tables.association(association).map { links[$0].destinations(of: source) } ?? [] }

  func linked(_ association: String, to destination: RowID) -> [RowID] { tables.association(association).map { links[$0].sources(of: destination) } ?? [] }

  func rowID(of entity: String, constraint: Int, key: [StoredValue]) -> RowID? {
    guard let number = tables.entity(entity), let table = tables.constraint(constraint, of: number), let key = UniqueKey(key) else { return nil }
    return keys[table][key]
  }

  func owner(of key: UniqueKey, constraint: Int) -> RowID? { keys[constraint][key] }

  /// All rows, in ascending order of their identifiers.
  var allRows: [Row] { rows.values.sorted { $0.id < $1.id } }

  var allLinks: [StoreChange.Link] {
    zip(tables.schema.associations, links).flatMap { association, table in
      table.allSources.flatMap { source in table.destinations(of: source).map { (association.name, source, $0) } }
    }
  }

  // MARK: Changes

  /// Makes a change that `effective(_:)` has returned.
  mutating func apply(_ change: StoreChange) {
    for link in change.unlinks { if let table = tables.association(link.association) { links[table].remove(link.source, link.destination) } }
    for id in change.deletes { if let row = rows.removeValue(forKey: id) { remove(row) } }
    // All old keys are removed first, because rows may swap their keys.
    for row in change.puts { if let old = rows[row.id] { removeKeys(of: old) } }
    for row in change.puts { put(row) }
    for link in change.links { if let table = tables.association(link.association) { links[table].add(link.source, link.destination) } }
  }

  /// Puts the rows of a column's index in the given order, and returns whether they fit.
  mutating func reorder(index: Int, referring id: RowID, _ ids: [RowID]) -> Bool {
    indexes.indices.contains(index) && (indexes[index][id]?.reorder(ids) ?? false)
  }

  /// Puts the sources of an association in the given order, and returns whether they fit.
  mutating func reorder(association: Int, to destination: RowID, _ ids: [RowID]) -> Bool {
    links.indices.contains(association) && links[association].reorder(sources: ids, of: destination)
  }

  private mutating func put(_ row: Row) {
    guard let entity = tables.entity(row.entity) else { return }
    let old = rows.updateValue(row, forKey: row.id)
    noteID(row.id)
    if old == nil { for level in tables.entities[entity].chain { rowIDs[level].add(row.id) } }
    for index in tables.entities[entity].indexes {
      let column = tables.indexedColumns[index].column
      let (former, reference) = (old?.values[column].referredRow, row.values[column].referredRow)
      // A row keeps its place if its reference is the same.
      if former == reference { continue }
      if let former { indexes[index].remove(row.id, under: former) }
      if let reference { indexes[index][reference, default: OrderedRowIDs()].add(row.id) }
    }
    for (constraint, key) in uniqueKeys(of: row) { keys[constraint][key] = row.id }
  }

  private mutating func remove(_ row: Row) {
    guard let entity = tables.entity(row.entity) else { return }
    for level in tables.entities[entity].chain { rowIDs[level].remove(row.id) }
    for index in tables.entities[entity].indexes {
      if let reference = row.values[tables.indexedColumns[index].column].referredRow { indexes[index].remove(row.id, under: reference) }
    }
    removeKeys(of: row)
  }

  private mutating func removeKeys(of row: Row) {
    for (constraint, key) in uniqueKeys(of: row) { keys[constraint][key] = nil }
  }

  /// Returns the keys of a row without null, with the numbers of their constraints.
  func uniqueKeys(of row: Row) -> [(constraint: Int, key: UniqueKey)] {
    guard let entity = tables.entity(row.entity) else { return [] }
    return tables.entities[entity].constraints.compactMap { constraint in
      UniqueKey(tables.constraints[constraint].columns.map { row.values[$0] }).map { (constraint, $0) }
    }
  }
}

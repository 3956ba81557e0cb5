import Foundation

extension StoreContents {
  /// Returns the part of a change that has an effect, with the removed links of deleted rows.
  ///
  /// Links of rows that don't exist after the change are left out: another context may have deleted the rows.
  /// - Throws: `StoreProblem.invalidChange` if the change doesn't fit the schema, and `StoreProblem.notUnique` if two rows would have the same key.
  func effective(_ change: StoreChange) throws(StoreProblem) -> StoreChange {
    var (deleted, puts): (Set<RowID>, [RowID: Row]) = ([], [:])
    var effective = StoreChange(author: change.author)
    for id in change.deletes where deleted.insert(id).inserted && rows[id] != nil { effective.deletes.append(id) }
    for row in change.puts where !deleted.contains(row.id) {
      try check(row)
      puts[row.id] = row
    }
    // The last row with an identifier counts, at its first place.
    for row in change.puts { if let last = puts.removeValue(forKey: row.id) { effective.puts.append(last) } }
    try checkKeys(of: effective)
    for row in effective.puts { puts[row.id] = row }
    effective.unlinks = try effectiveUnlinks(change, effective.deletes)
    effective.links = try effectiveLinks(change, without: effective.unlinks) { id in deleted.contains(id) ? nil : puts[id] ?? rows[id] }
    return effective
  }

  /// Returns the transaction of a change that `effective(_:)` has returned and that isn't made yet.
  func transaction(_ change: StoreChange, number: Int64, date: Date) -> StoreTransaction {
    var (inserted, updated): ([StoreTransaction.Insertion], [StoreTransaction.Update]) = ([], [])
    for row in change.puts {
      if let old = rows[row.id] {
        updated.append(.init(id: row.id, entity: row.entity, columns: row.changedColumns(since: old)))
      } else {
        inserted.append(.init(id: row.id, entity: row.entity))
      }
    }
    let deleted = change.deletes.compactMap { rows[$0] }.map { row in
      let preserved = tables.entity(row.entity).map { tables.entities[$0].preserved } ?? []
      return StoreTransaction.Deletion(id: row.id, entity: row.entity, tombstone: Dictionary(uniqueKeysWithValues: preserved.map { ($0, row.values[$0]) }))
    }
    return StoreTransaction(number: number, date: date, author: change.author, inserted: inserted, updated: updated, deleted: deleted)
  }

  private func check(_ row: Row) throws(StoreProblem) {
    guard RowID.validNumbers.contains(row.id.number) else { throw .invalidChange(reason: "\(row.id) isn't the identifier of a row") }
    guard let number = tables.entity(row.entity) else { throw .invalidChange(reason: "row \(row.id) is of the entity \(row.entity), which the schema doesn't have") }
    let entity = tables.entities[number]
    guard row.values.count == entity.columns.count else {
      throw .invalidChange(reason: "row \(row.id) has \(row.values.count) values, and \(row.entity) has \(entity.columns.count) columns")
    }
    for column in entity.references where row.values[column] != .null {
      guard let id = row.values[column].referredRow, RowID.validNumbers.contains(id.number) else {
        throw .invalidChange(reason: "row \(row.id) has no reference in the column \(row.entity).\(entity.columns[column].name)")
      }
    }
    if let old = rows[row.id], old.entity != row.entity {
      throw .invalidChange(reason: "row \(row.id) is of the entity \(old.entity), and can't become a row of \(row.entity)")
    }
  }

  private func checkKeys(of change: StoreChange) throws(StoreProblem) {
    if tables.constraints.isEmpty { return }
    var freed: [Int: Set<UniqueKey>] = [:]
    for old in (change.puts.map(\.id) + change.deletes).compactMap({ rows[$0] }) {
      for (constraint, key) in uniqueKeys(of: old) { freed[constraint, default: []].insert(key) }
    }
    var claimed: [Int: [UniqueKey: RowID]] = [:]
    for row in change.puts {
      for (constraint, key) in uniqueKeys(of: row) {
        let stored = freed[constraint]?.contains(key) == true ? nil : owner(of: key, constraint: constraint)
        if let existing = claimed[constraint]?[key] ?? stored {
          let entity = tables.entities[tables.constraints[constraint].entity]
          let columns = tables.constraints[constraint].columns.map { entity.columns[$0].name }
          throw .notUnique(entity: entity.name, columns: columns, row: row.id, existing: existing)
        }
        claimed[constraint, default: [:]][key] = row.id
      }
    }
  }

  private func effectiveUnlinks(_ change: StoreChange, _ deletes: [RowID]) throws(StoreProblem) -> [StoreChange.Link] {
    var (links, known): ([StoreChange.Link], Set<LinkKey>) = ([], [])
    func add(_ link: StoreChange.Link, _ table: Int) {
      if self.links[table].contains(link.source, link.destination), known.insert(LinkKey(table, link)).inserted { links.append(link) }
    }
    for link in change.unlinks { add(link, try table(of: link)) }
    for id in deletes {
      for (table, association) in tables.schema.associations.enumerated() {
        for destination in self.links[table].destinations(of: id) { add((association.name, id, destination), table) }
        for source in self.links[table].sources(of: id) { add((association.name, source, id), table) }
      }
    }
    return links
  }

  private func effectiveLinks(_ change: StoreChange, without unlinks: [StoreChange.Link], row: (RowID) -> Row?) throws(StoreProblem) -> [StoreChange.Link] {
    if change.links.isEmpty { return [] }
    var (links, known): ([StoreChange.Link], Set<LinkKey>) = ([], [])
    var removed: Set<LinkKey> = []
    for link in unlinks { removed.insert(LinkKey(try table(of: link), link)) }
    for link in change.links {
      let table = try table(of: link)
      let association = tables.schema.associations[table]
      guard let source = row(link.source), let destination = row(link.destination) else { continue }
      for (end, expected) in [(source, association.source), (destination, association.destination)] {
        guard let entity = tables.entity(end.entity), tables.isEntity(entity, in: expected) else {
          throw .invalidChange(reason: "row \(end.id) is of the entity \(end.entity), and the association \(association.name) links rows of \(expected) there")
        }
      }
      let key = LinkKey(table, link)
      if self.links[table].contains(link.source, link.destination), !removed.contains(key) { continue }
      if known.insert(key).inserted { links.append(link) }
    }
    return links
  }

  private func table(of link: StoreChange.Link) throws(StoreProblem) -> Int {
    guard let table = tables.association(link.association) else { throw .invalidChange(reason: "the schema has no association \(link.association)") }
    return table
  }
}

/// A link that can be in a set.
private struct LinkKey: Hashable {
  let table: Int
  let source: RowID
  let destination: RowID

  init(_ table: Int, _ link: StoreChange.Link) {
    self.table = table
    source = link.source
    destination = link.destination
  }
}

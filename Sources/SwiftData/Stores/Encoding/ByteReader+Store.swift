import Foundation

extension ByteReader {
  /// Reads the payload of a schema frame.
  mutating func schema() throws(Problem) -> (identifier: String, schema: StoreSchema) {
    let (identifier, json) = (try text(), try data())
    do {
      return (identifier, try JSONDecoder().decode(StoreSchema.self, from: json))
    } catch {
      throw Problem(reason: "the schema can't be read (\(error))")
    }
  }

  /// Reads the payload of a commit frame.
  mutating func commit(_ tables: SchemaTables) throws(Problem) -> (change: StoreChange, number: Int64, date: Date) {
    let (number, date) = (try number(), try date())
    var change = StoreChange(author: try optionalText())
    for _ in 0..<(try count()) { change.puts.append(try row(tables)) }
    change.deletes = try ids()
    for _ in 0..<(try count()) { change.unlinks.append(try link(tables)) }
    for _ in 0..<(try count()) { change.links.append(try link(tables)) }
    try end()
    return (change, number, date)
  }

  /// Reads the payload of a frame that deletes transactions.
  mutating func historyDeletion() throws(Problem) -> [Int64] {
    var numbers: [Int64] = []
    for _ in 0..<(try count()) { numbers.append(try number()) }
    guard zip(numbers, numbers.dropFirst()).allSatisfy(<) else { throw Problem(reason: "the numbers of deleted transactions don't ascend") }
    try end()
    return numbers
  }

  /// Reads the payload of a contents frame.
  mutating func contents(_ tables: SchemaTables) throws(Problem) -> StoreContents {
    var contents = StoreContents(tables)
    contents.noteID(RowID(number: try numberOrZero()))
    var change = StoreChange()
    for _ in 0..<(try count()) { change.puts.append(try row(tables)) }
    var orders: [(table: Int, key: RowID, ids: [RowID])] = []
    for (number, association) in tables.schema.associations.enumerated() {
      for _ in 0..<(try count()) {
        let source = try id()
        for destination in try ids() { change.links.append((association.name, source, destination)) }
      }
      for order in try self.orders() { orders.append((number, order.key, order.ids)) }
    }
    do {
      contents.apply(try contents.effective(change))
    } catch {
      throw Problem(reason: "\(error)")
    }
    for order in orders where !contents.reorder(association: order.table, to: order.key, order.ids) { throw Problem(reason: "an order of links doesn't fit") }
    for index in tables.indexedColumns.indices {
      for order in try self.orders() where !contents.reorder(index: index, referring: order.key, order.ids) { throw Problem(reason: "an order of rows doesn't fit") }
    }
    contents.history = try history(tables)
    try end()
    return contents
  }

  private mutating func row(_ tables: SchemaTables) throws(Problem) -> Row {
    let (id, entity) = (try id(), try entity(tables))
    var values: [StoredValue] = []
    values.reserveCapacity(entity.columns.count)
    for _ in entity.columns { values.append(try value()) }
    return Row(id: id, entity: entity.name, values: values)
  }

  private mutating func entity(_ tables: SchemaTables) throws(Problem) -> SchemaTables.EntityTable {
    let number = try unsigned()
    guard let index = Int(exactly: number), tables.entities.indices.contains(index) else { throw Problem(reason: "the number of an entity is \(number)") }
    return tables.entities[index]
  }

  private mutating func ids() throws(Problem) -> [RowID] {
    var ids: [RowID] = []
    for _ in 0..<(try count()) { ids.append(try id()) }
    return ids
  }

  private mutating func orders() throws(Problem) -> [(key: RowID, ids: [RowID])] {
    var orders: [(RowID, [RowID])] = []
    for _ in 0..<(try count()) { orders.append((try id(), try ids())) }
    return orders
  }

  private mutating func link(_ tables: SchemaTables) throws(Problem) -> StoreChange.Link {
    let number = try unsigned()
    guard let index = Int(exactly: number), tables.schema.associations.indices.contains(index) else { throw Problem(reason: "the number of an association is \(number)") }
    return (tables.schema.associations[index].name, try id(), try id())
  }

  private mutating func history(_ tables: SchemaTables) throws(Problem) -> StoreHistory {
    var history = StoreHistory(lastNumber: try numberOrZero(), lastDeletedNumber: try numberOrZero())
    var last: Int64 = 0
    for _ in 0..<(try count()) {
      let transaction = try transaction(tables)
      guard transaction.number > last, transaction.number <= history.lastNumber else { throw Problem(reason: "the numbers of transactions don't ascend") }
      last = transaction.number
      history.append(transaction)
    }
    return history
  }

  private mutating func transaction(_ tables: SchemaTables) throws(Problem) -> StoreTransaction {
    let (number, date, author) = (try number(), try date(), try optionalText())
    var inserted: [StoreTransaction.Insertion] = []
    for _ in 0..<(try count()) { inserted.append(.init(id: try id(), entity: try entity(tables).name)) }
    var updated: [StoreTransaction.Update] = []
    for _ in 0..<(try count()) {
      let (id, entity) = (try id(), try entity(tables))
      var columns: [Int] = []
      for _ in 0..<(try count()) { columns.append(try column(entity)) }
      updated.append(.init(id: id, entity: entity.name, columns: columns))
    }
    var deleted: [StoreTransaction.Deletion] = []
    for _ in 0..<(try count()) {
      let (id, entity) = (try id(), try entity(tables))
      var tombstone: [Int: StoredValue] = [:]
      for _ in 0..<(try count()) { tombstone[try column(entity)] = try value() }
      deleted.append(.init(id: id, entity: entity.name, tombstone: tombstone))
    }
    return StoreTransaction(number: number, date: date, author: author, inserted: inserted, updated: updated, deleted: deleted)
  }

  private mutating func column(_ entity: SchemaTables.EntityTable) throws(Problem) -> Int {
    let number = try unsigned()
    guard let index = Int(exactly: number), entity.columns.indices.contains(index) else { throw Problem(reason: "the number of a column of \(entity.name) is \(number)") }
    return index
  }

  private mutating func date() throws(Problem) -> Date { Date(timeIntervalSinceReferenceDate: try double()) }

  private mutating func numberOrZero() throws(Problem) -> Int64 {
    guard let number = Int64(exactly: try unsigned()), number <= RowID.validNumbers.upperBound else { throw Problem(reason: "a number is out of range") }
    return number
  }

  private func end() throws(Problem) {
    if !isAtEnd { throw Problem(reason: "a record is longer than its values") }
  }
}

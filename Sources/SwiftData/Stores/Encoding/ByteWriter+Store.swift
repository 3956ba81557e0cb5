import Foundation

// Entities and associations are written as their numbers in the schema.
extension ByteWriter {
  /// Creates the payload of a schema frame.
  static func schema(_ schema: StoreSchema, identifier: String) throws -> ByteWriter {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var writer = ByteWriter()
    writer.write(identifier)
    writer.write(try encoder.encode(schema))
    return writer
  }

  /// Creates the payload of a commit frame.
  static func commit(_ change: StoreChange, number: Int64, date: Date, _ tables: SchemaTables) -> ByteWriter {
    var writer = ByteWriter()
    writer.write(number: number)
    writer.write(date.timeIntervalSinceReferenceDate)
    writer.write(change.author)
    writer.write(count: change.puts.count)
    for row in change.puts { writer.write(row, tables) }
    writer.write(change.deletes)
    for links in [change.unlinks, change.links] {
      writer.write(count: links.count)
      for link in links { writer.write(link, tables) }
    }
    return writer
  }

  /// Creates the payload of a frame that deletes transactions.
  static func historyDeletion(_ transactions: [StoreTransaction]) -> ByteWriter {
    var writer = ByteWriter()
    writer.write(count: transactions.count)
    for transaction in transactions { writer.write(number: transaction.number) }
    return writer
  }

  /// Creates the payload of a contents frame.
  static func contents(_ contents: StoreContents) -> ByteWriter {
    let tables = contents.tables
    var writer = ByteWriter()
    writer.write(unsigned: UInt64(contents.lastID.number))
    let roots = tables.entities.indices.filter { tables.entities[$0].chain.count == 1 }
    writer.write(count: contents.rows.count)
    for root in roots { for id in contents.rowIDs[root].elements.sorted() { if let row = contents.rows[id] { writer.write(row, tables) } } }
    for table in contents.links {
      let sources = table.allSources
      writer.write(count: sources.count)
      for source in sources {
        writer.write(source)
        writer.write(table.destinations(of: source))
      }
      writer.writeOrders(table.unsortedSources)
    }
    for index in contents.indexes { writer.writeOrders(index.compactMapValues { $0.isAscending ? nil : $0.elements }) }
    writer.write(contents.history, tables)
    return writer
  }

  mutating func write(_ row: Row, _ tables: SchemaTables) {
    write(row.id)
    write(count: tables.entity(row.entity) ?? 0)
    for value in row.values { write(value) }
  }

  mutating func write(_ ids: [RowID]) {
    write(count: ids.count)
    for id in ids { write(id) }
  }

  mutating func write(number: Int64) { write(unsigned: UInt64(bitPattern: number)) }

  /// Writes lists of rows that aren't in ascending order, because rows are written in ascending order.
  private mutating func writeOrders(_ orders: [RowID: [RowID]]) {
    write(count: orders.count)
    for (key, ids) in orders.sorted(by: { $0.key < $1.key }) {
      write(key)
      write(ids)
    }
  }

  private mutating func write(_ link: StoreChange.Link, _ tables: SchemaTables) {
    write(count: tables.association(link.association) ?? 0)
    write(link.source)
    write(link.destination)
  }

  private mutating func write(_ history: StoreHistory, _ tables: SchemaTables) {
    write(unsigned: UInt64(history.lastNumber))
    write(unsigned: UInt64(history.lastDeletedNumber))
    write(count: history.transactions.count)
    for transaction in history.transactions { write(transaction, tables) }
  }

  private mutating func write(_ transaction: StoreTransaction, _ tables: SchemaTables) {
    func number(_ entity: String) -> Int { tables.entity(entity) ?? 0 }
    write(number: transaction.number)
    write(transaction.date.timeIntervalSinceReferenceDate)
    write(transaction.author)
    write(count: transaction.inserted.count)
    for row in transaction.inserted {
      write(row.id)
      write(count: number(row.entity))
    }
    write(count: transaction.updated.count)
    for row in transaction.updated {
      write(row.id)
      write(count: number(row.entity))
      write(count: row.columns.count)
      for column in row.columns { write(count: column) }
    }
    write(count: transaction.deleted.count)
    for row in transaction.deleted {
      write(row.id)
      write(count: number(row.entity))
      write(count: row.tombstone.count)
      for (column, value) in row.tombstone.sorted(by: { $0.key < $1.key }) {
        write(count: column)
        write(value)
      }
    }
  }
}

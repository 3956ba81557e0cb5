import Foundation

// The sizes decide only when a file is rewritten. They're close to the encoded sizes, and much faster to compute.
extension StoreContents {
  /// Makes an effective change with a transaction in the history.
  ///
  /// - Returns: The approximate growth of the encoded contents, in bytes.
  mutating func commit(_ change: StoreChange, number: Int64, date: Date) -> Int {
    let transaction = transaction(change, number: number, date: date)
    let old = (change.puts.map(\.id) + change.deletes).compactMap { rows[$0] }
    let growth = change.puts.reduce(0) { $0 + $1.approximateSize } - old.reduce(0) { $0 + $1.approximateSize }
    apply(change)
    history.append(transaction)
    return growth + 4 * (change.links.count - change.unlinks.count) + transaction.approximateSize
  }

  /// Deletes transactions of the history.
  ///
  /// - Returns: The approximate number of bytes that the encoded contents shrink by.
  mutating func deleteHistory(_ transactions: [StoreTransaction]) -> Int {
    history.delete(transactions)
    return transactions.reduce(0) { $0 + $1.approximateSize }
  }
}

extension StoredValue {
  fileprivate var approximateSize: Int {
    switch self {
    case .null: 1
    case .integer, .reference: 4
    case .real: 9
    case .text(let text): 2 + text.utf8.count
    case .data(let data), .encoded(let data): 2 + data.count
    }
  }
}

extension Row {
  fileprivate var approximateSize: Int { values.reduce(4) { $0 + $1.approximateSize } }
}

extension StoreTransaction {
  fileprivate var approximateSize: Int {
    let changes = 4 * inserted.count + updated.reduce(0) { $0 + 5 + $1.columns.count }
    return 16 + (author?.utf8.count ?? 0) + changes + deleted.reduce(0) { $1.tombstone.values.reduce($0 + 5) { $0 + 1 + $1.approximateSize } }
  }
}

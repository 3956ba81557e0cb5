import Foundation

/// A commit in the history of a store.
struct StoreTransaction: Hashable, Sendable {
  struct Insertion: Hashable, Sendable {
    let id: RowID
    let entity: String
  }

  struct Update: Hashable, Sendable {
    let id: RowID
    let entity: String
    /// The indices of the changed columns, in ascending order.
    ///
    /// The array is empty if the row was put again with the same values.
    let columns: [Int]
  }

  struct Deletion: Hashable, Sendable {
    let id: RowID
    let entity: String
    /// The last values of the columns that preserve their values on deletion, by the columns' indices.
    let tombstone: [Int: StoredValue]
  }

  /// The number of the transaction.
  ///
  /// A store numbers its transactions from 1 and never reuses a number.
  let number: Int64
  let date: Date
  let author: String?
  let inserted: [Insertion]
  let updated: [Update]
  let deleted: [Deletion]
}

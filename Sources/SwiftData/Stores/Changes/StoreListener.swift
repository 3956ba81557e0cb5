import Foundation

/// A commit that a store has made.
struct StoreCommit: Sendable {
  /// The number of the commit's transaction in the store's history.
  let number: Int64
  let date: Date
  /// The changes that were made, without changes that had no effect, and with the removed links of deleted rows.
  let change: StoreChange
  let origin: CommitOrigin?
  /// The rows that the change has replaced or deleted.
  let replaced: [Row]

  var author: String? { change.author }
}

/// An object that is notified of a store's commits.
protocol StoreListener: AnyObject, Sendable {
  /// Receives a commit after the store has made it.
  ///
  /// The calls are made on the threads that commit, one at a time, in the order of the commits. The store is locked, so the method must not use it.
  func storeDidCommit(_ commit: StoreCommit)
}

/// The deletion of a model in a store of this module.
///
/// [Apple: DefaultHistoryDelete](https://developer.apple.com/documentation/swiftdata/defaulthistorydelete)
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete, Hashable {
  /// The type of a transaction's identifier.
  public typealias TransactionIdentifier = Int64

  /// The type of a change's identifier.
  public typealias ChangeIdentifier = Int64

  /// The identifier of the change.
  public let changeIdentifier: Int64

  /// The identifier of the transaction that contains the change.
  public let transactionIdentifier: Int64

  /// The identifier of the model.
  public let changedPersistentIdentifier: PersistentIdentifier

  /// The values of the deleted model that the history keeps.
  public let tombstone: HistoryTombstone<Model>

  init(changeIdentifier: Int64, transactionIdentifier: Int64, changedPersistentIdentifier: PersistentIdentifier, tombstone: HistoryTombstone<Model>) {
    self.changeIdentifier = changeIdentifier
    self.transactionIdentifier = transactionIdentifier
    self.changedPersistentIdentifier = changedPersistentIdentifier
    self.tombstone = tombstone
  }

  /// Returns whether two values are the same change.
  public static func == (lhs: DefaultHistoryDelete<Model>, rhs: DefaultHistoryDelete<Model>) -> Bool {
    lhs.changeIdentifier == rhs.changeIdentifier && lhs.transactionIdentifier == rhs.transactionIdentifier && lhs.changedPersistentIdentifier == rhs.changedPersistentIdentifier
  }

  /// Hashes the identifiers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(changeIdentifier)
    hasher.combine(transactionIdentifier)
    hasher.combine(changedPersistentIdentifier)
  }
}

/// The first save of a model in a store of this module.
///
/// [Apple: DefaultHistoryInsert](https://developer.apple.com/documentation/swiftdata/defaulthistoryinsert)
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert, Hashable {
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

  init(changeIdentifier: Int64, transactionIdentifier: Int64, changedPersistentIdentifier: PersistentIdentifier) {
    self.changeIdentifier = changeIdentifier
    self.transactionIdentifier = transactionIdentifier
    self.changedPersistentIdentifier = changedPersistentIdentifier
  }
}

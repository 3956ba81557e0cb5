/// The first save of a model.
///
/// [Apple: HistoryInsert](https://developer.apple.com/documentation/swiftdata/historyinsert)
public protocol HistoryInsert<Model>: Sendable {
  /// The class of the model.
  associatedtype Model: PersistentModel

  /// The type of a transaction's identifier.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// The type of a change's identifier.
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

  /// The identifier of the change.
  var changeIdentifier: ChangeIdentifier { get }

  /// The identifier of the transaction that contains the change.
  var transactionIdentifier: TransactionIdentifier { get }

  /// The identifier of the model.
  var changedPersistentIdentifier: PersistentIdentifier { get }
}

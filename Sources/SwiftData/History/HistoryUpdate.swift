/// A change of a model's properties.
///
/// [Apple: HistoryUpdate](https://developer.apple.com/documentation/swiftdata/historyupdate)
public protocol HistoryUpdate<Model>: Sendable {
  /// The class of the model.
  associatedtype Model: PersistentModel

  /// The type of a transaction's identifier.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// The type of a change's identifier.
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

  /// The type of a changed property's key path.
  typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

  /// The identifier of the change.
  var changeIdentifier: ChangeIdentifier { get }

  /// The identifier of the transaction that contains the change.
  var transactionIdentifier: TransactionIdentifier { get }

  /// The identifier of the model.
  var changedPersistentIdentifier: PersistentIdentifier { get }

  /// The key paths of the changed properties.
  var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

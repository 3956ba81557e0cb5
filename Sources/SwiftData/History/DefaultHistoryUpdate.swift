/// A change of a model's properties in a store of this module.
///
/// [Apple: DefaultHistoryUpdate](https://developer.apple.com/documentation/swiftdata/defaulthistoryupdate)
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, Hashable {
  /// The type of a transaction's identifier.
  public typealias TransactionIdentifier = Int64

  /// The type of a change's identifier.
  public typealias ChangeIdentifier = Int64

  /// The type of a changed property's key path.
  public typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

  /// The identifier of the change.
  public let changeIdentifier: Int64

  /// The identifier of the transaction that contains the change.
  public let transactionIdentifier: Int64

  /// The identifier of the model.
  public let changedPersistentIdentifier: PersistentIdentifier

  /// The key paths of the changed properties.
  public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]

  init(
    changeIdentifier: Int64, transactionIdentifier: Int64, changedPersistentIdentifier: PersistentIdentifier, updatedAttributes: [any PartialKeyPath<Model> & Sendable]
  ) {
    self.changeIdentifier = changeIdentifier
    self.transactionIdentifier = transactionIdentifier
    self.changedPersistentIdentifier = changedPersistentIdentifier
    self.updatedAttributes = updatedAttributes
  }

  private var keyPaths: Set<PartialKeyPath<Model>> { Set(updatedAttributes.map { $0 as PartialKeyPath<Model> }) }

  /// Returns whether two values are the same change of the same properties.
  public static func == (lhs: DefaultHistoryUpdate<Model>, rhs: DefaultHistoryUpdate<Model>) -> Bool {
    lhs.changeIdentifier == rhs.changeIdentifier && lhs.transactionIdentifier == rhs.transactionIdentifier && lhs.changedPersistentIdentifier == rhs.changedPersistentIdentifier
      && lhs.keyPaths == rhs.keyPaths
  }

  /// Hashes the identifiers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(changeIdentifier)
    hasher.combine(transactionIdentifier)
    hasher.combine(changedPersistentIdentifier)
  }
}

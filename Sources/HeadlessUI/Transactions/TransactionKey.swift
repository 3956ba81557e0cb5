/// A key for a custom value of a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value for transactions that don't set a value.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a custom key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values?[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values = (values ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 } }
  }
}

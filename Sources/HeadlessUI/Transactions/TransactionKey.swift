/// A key of a value that a transaction carries.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of transactions that carry none.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values?[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values = (values ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 } }
  }
}

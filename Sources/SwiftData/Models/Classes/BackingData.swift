/// The storage of a model's values.
///
/// [Apple: BackingData](https://developer.apple.com/documentation/swiftdata/backingdata)
public protocol BackingData<Model> {
  /// The class of the model.
  associatedtype Model: PersistentModel

  /// Creates storage for a new model.
  init(for modelType: Model.Type)

  /// The record with the values.
  var _record: ModelRecord { get }
}

extension BackingData {
  /// The identifier of the model, or `nil` before it is saved for the first time.
  public var persistentModelID: PersistentIdentifier? { _record.isStored ? _record.id : nil }

  /// Returns the value of a property.
  public func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value { _record.value(for: key) }

  /// Sets the value of a property.
  public func setValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) { _record.setInitialValue(newValue, forKey: key) }
}

/// The storage of a model's values in a record.
struct ModelBackingData<Model: PersistentModel>: BackingData {
  let _record: ModelRecord

  init(for modelType: Model.Type) { _record = ModelRecord(for: modelType) }

  init(record: ModelRecord) { _record = record }
}

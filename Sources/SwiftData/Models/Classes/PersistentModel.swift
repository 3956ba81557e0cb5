public import Observation

/// A class whose instances are stored by SwiftData.
///
/// The `@Model` macro adds the conformance and its members. [Apple: PersistentModel](https://developer.apple.com/documentation/swiftdata/persistentmodel)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The class of the model that doesn't inherit from another model.
  associatedtype Root: PersistentModel = Self

  /// Creates a model whose values are in a record.
  init(backingData: any BackingData<Root>)

  /// The values of the model.
  ///
  /// The `@Model` macro declares it.
  var _$record: ModelRecord { get }

  /// The values that initializers of subclasses have set before the superclass was initialized.
  ///
  /// The `@Model` macro declares it.
  var _$recordsOfSubclasses: [ModelRecord] { get }

  /// The stored properties of the class and its superclasses.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
  /// The values that initializers of subclasses have set, which are none by default.
  public var _$recordsOfSubclasses: [ModelRecord] { [] }

  /// The identifier of the model.
  ///
  /// Before the model is saved for the first time, the identifier is temporary.
  public var persistentModelID: PersistentIdentifier { _$record.id(of: self) }

  /// The identifier of the model.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model is inserted in, or `nil` if the model isn't inserted, or was deleted and saved.
  public var modelContext: ModelContext? { _$record.attached(to: self).context }

  /// A Boolean value that indicates whether the model has changes that aren't saved.
  public var hasChanges: Bool { _$record.attached(to: self).hasChanges }

  /// A Boolean value that indicates whether the model was deleted, and the deletion isn't saved.
  public var isDeleted: Bool { _$record.attached(to: self).state == .deleted }

  /// Returns whether two values are the same model.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The storage of the model's values.
  public var persistentBackingData: any BackingData<Self> { ModelBackingData<Self>(record: _$record.attached(to: self)) }

  /// Creates storage for the values of a new model.
  public static func createBackingData<Model: PersistentModel>() -> some BackingData<Model> { ModelBackingData<Model>(for: Model.self) }
}

// MARK: Values

extension PersistentModel {
  /// Returns the value of a property.
  @_disfavoredOverload
  public func getValue<Value: Decodable>(forKey key: KeyPath<Self, Value>) -> Value { _$record.value(of: self, key) }

  /// Returns the model that a property refers to.
  public func getValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value>) -> Value { _$record.value(of: self, key) }

  /// Returns the model that a property refers to, or `nil` if there's no such model.
  public func getValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value?>) -> Value? { _$record.value(of: self, key) }

  /// Returns the models that a property refers to.
  public func getValue<Value: RelationshipCollection, OtherModel>(forKey key: KeyPath<Self, Value>) -> Value where OtherModel == Value.PersistentElement {
    _$record.value(of: self, key)
  }

  /// Returns the models that a property refers to.
  public func getValue<Value: RelationshipCollection & Decodable, OtherModel>(forKey key: KeyPath<Self, Value>) -> Value where OtherModel == Value.PersistentElement {
    _$record.value(of: self, key)
  }

  /// Returns the value of a property with a value transformer.
  public func getTransformableValue<Value>(forKey key: KeyPath<Self, Value>) -> Value { _$record.value(of: self, key) }

  /// Sets the value of a property.
  @_disfavoredOverload
  public func setValue<Value: Encodable>(forKey key: KeyPath<Self, Value>, to newValue: Value) { _$record.set(newValue, of: self, key) }

  /// Sets the model that a property refers to.
  public func setValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value>, to newValue: Value) { _$record.set(newValue, of: self, key) }

  /// Sets or removes the model that a property refers to.
  public func setValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value?>, to newValue: Value?) { _$record.set(newValue, of: self, key) }

  /// Sets the models that a property refers to.
  public func setValue<Value: RelationshipCollection, OtherModel>(forKey key: KeyPath<Self, Value>, to newValue: Value) where OtherModel == Value.PersistentElement {
    _$record.set(newValue, of: self, key)
  }

  /// Sets the models that a property refers to.
  public func setValue<Value: RelationshipCollection & Encodable, OtherModel>(forKey key: KeyPath<Self, Value>, to newValue: Value)
  where OtherModel == Value.PersistentElement {
    _$record.set(newValue, of: self, key)
  }

  /// Sets the value of a property with a value transformer.
  public func setTransformableValue<Value>(forKey key: KeyPath<Self, Value>, to newValue: Value) { _$record.set(newValue, of: self, key) }

  /// Connects the body that is being evaluated with a property.
  public func access<Member>(keyPath: KeyPath<Self, Member>) { _$record.registrar.access(self, keyPath: keyPath) }

  /// Changes a property, and notifies the bodies that have read it.
  public func withMutation<Member, Result>(keyPath: KeyPath<Self, Member>, _ mutation: () throws -> Result) rethrows -> Result {
    try _$record.registrar.withMutation(of: self, keyPath: keyPath, mutation)
  }
}

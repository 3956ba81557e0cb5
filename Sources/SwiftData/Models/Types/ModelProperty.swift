import Foundation
import Observation

/// A stored property of a model class.
struct ModelProperty {
  enum Kind {
    case attribute(AttributeCodec)
    /// A property that refers to a model.
    case toOne(any PersistentModel.Type)
    /// A property that refers to several models.
    case toMany(any PersistentModel.Type, ModelCollectionCodec)
  }

  let name: String
  /// The name of the property in stores that were saved before the property was renamed.
  let originalName: String
  let keyPath: AnyKeyPath
  let kind: Kind
  let isOptional: Bool
  let defaultValue: Any?
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?
  /// Calls a closure that changes the property of a model, and notifies the bodies that have read the property.
  let mutate: (_ model: any PersistentModel, _ registrar: ObservationRegistrar, _ change: () -> Void) -> Void

  init(_ metadata: Schema.PropertyMetadata) {
    name = metadata.name
    keyPath = metadata.keyPath
    defaultValue = metadata.defaultValue
    attribute = metadata.metadata as? Schema.Attribute
    relationship = metadata.metadata as? Schema.Relationship
    let original = attribute?.originalName ?? relationship?.originalName ?? ""
    originalName = original.isEmpty ? metadata.name : original
    let value = Swift.type(of: metadata.keyPath).valueType
    isOptional = value is any OptionalValue.Type
    if let model = Self.modelType(value) {
      kind = .toOne(model)
    } else if let codec = ModelCollectionCodec(value) {
      kind = .toMany(codec.element, codec)
    } else {
      kind = .attribute(AttributeCodec(value, transformer: attribute?.transformer))
    }
    mutate = Self.mutation(of: metadata.keyPath)
  }

  var originalNameIfRenamed: String? { originalName == name ? nil : originalName }

  /// Whether no two models may have the same value.
  var isUnique: Bool { attribute?.isUnique ?? relationship?.isUnique ?? false }

  /// Whether the value is never stored.
  var isEphemeral: Bool { attribute?.options.contains(.ephemeral) ?? false }

  /// The class that the property refers to, or `nil` if the property isn't a relationship.
  var destination: (any PersistentModel.Type)? {
    switch kind {
    case .attribute: nil
    case .toOne(let type), .toMany(let type, _): type
    }
  }

  var isToMany: Bool { if case .toMany = kind { true } else { false } }

  private static func modelType(_ value: Any.Type) -> (any PersistentModel.Type)? {
    value as? any PersistentModel.Type ?? (value as? any OptionalValue.Type)?.wrapped as? any PersistentModel.Type
  }

  private static func mutation(of keyPath: AnyKeyPath) -> (any PersistentModel, ObservationRegistrar, () -> Void) -> Void {
    func opened<Model: PersistentModel>(_: Model.Type) -> (any PersistentModel, ObservationRegistrar, () -> Void) -> Void {
      func opened<Value>(_: Value.Type) -> (any PersistentModel, ObservationRegistrar, () -> Void) -> Void {
        guard let keyPath = keyPath as? KeyPath<Model, Value> else { return { $2() } }
        return { model, registrar, change in
          guard let model = model as? Model else { return change() }
          registrar.withMutation(of: model, keyPath: keyPath, change)
        }
      }
      return _openExistential(Swift.type(of: keyPath).valueType, do: opened)
    }
    guard let model = Swift.type(of: keyPath).rootType as? any PersistentModel.Type else { return { $2() } }
    return opened(model)
  }
}

/// An optional type.
protocol OptionalValue {
  static var wrapped: Any.Type { get }
  static var none: Any { get }
  /// The value in the optional, or `nil` if the optional is `nil`.
  var anyValue: Any? { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  static var none: Any { Self(nilLiteral: ()) as Any }
  var anyValue: Any? { map { $0 as Any } }
}

/// The conversion between the value of a to-many relationship and its models.
struct ModelCollectionCodec {
  let element: any PersistentModel.Type
  let make: ([any PersistentModel]) -> Any
  let models: (Any) -> [any PersistentModel]

  /// Creates the conversion of a type, or returns `nil` if the type isn't a collection of models.
  init?(_ value: Any.Type) {
    guard let collection = value as? any ModelCollection.Type else { return nil }
    element = collection.element
    make = { collection.make($0) }
    models = { ($0 as? any ModelCollection)?.allModels ?? [] }
  }
}

/// A collection of models, or an optional one.
private protocol ModelCollection {
  static var element: any PersistentModel.Type { get }
  static func make(_ models: [any PersistentModel]) -> Any
  var allModels: [any PersistentModel] { get }
}

extension Array: ModelCollection where Element: PersistentModel {
  static var element: any PersistentModel.Type { Element.self }
  static func make(_ models: [any PersistentModel]) -> Any { models.compactMap { $0 as? Element } }
  var allModels: [any PersistentModel] { self }
}

extension Set: ModelCollection where Element: PersistentModel {
  static var element: any PersistentModel.Type { Element.self }
  static func make(_ models: [any PersistentModel]) -> Any { Set(models.compactMap { $0 as? Element }) }
  var allModels: [any PersistentModel] { Array(self) }
}

extension Optional: ModelCollection where Wrapped: ModelCollection {
  static var element: any PersistentModel.Type { Wrapped.element }
  static func make(_ models: [any PersistentModel]) -> Any { (Wrapped.make(models) as? Wrapped) as Any }
  var allModels: [any PersistentModel] { self?.allModels ?? [] }
}

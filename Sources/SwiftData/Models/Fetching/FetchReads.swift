import Foundation
import FoundationExtras

/// What the predicate and the sort descriptors of a fetch read.
struct FetchReads {
  private(set) var keyPaths: [AnyKeyPath] = []
  /// Whether a part of the fetch can't be analyzed.
  private(set) var hasUnknownParts = false

  init<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) {
    if let predicate = descriptor.predicate { collect(predicate.expression) }
    for sort in descriptor.sortBy {
      if let keyPath = sort.keyPath.flatMap({ Self.property($0, of: ModelType.of(T.self)) }) { keyPaths.append(keyPath) } else { hasUnknownParts = true }
    }
  }

  /// Returns the key path of the property that a sort descriptor compares.
  private static func property(_ keyPath: AnyKeyPath, of type: ModelType) -> AnyKeyPath? {
    if type.index(of: keyPath) != nil { return keyPath }
    func sortKeyPaths<Model: PersistentModel>(_: Model.Type, _ property: AnyKeyPath) -> [AnyKeyPath] {
      (property as? KeyPath<Model, String>).map { FoundationExtras.sortKeyPaths(of: $0) } ?? []
    }
    return type.properties.lazy.map(\.keyPath).first { sortKeyPaths(type.type, $0).contains(keyPath) }
  }

  /// Collects the key paths of an expression and of the expressions in it.
  private mutating func collect(_ expression: Any) {
    if let reading = expression as? any KeyPathExpression { keyPaths.append(reading.anyKeyPath) }
    for child in Mirror(reflecting: expression).children where child.value is any PredicateExpression { collect(child.value) }
  }
}

/// An expression that reads a property.
protocol KeyPathExpression {
  var anyKeyPath: AnyKeyPath { get }
}

extension PredicateExpressions.KeyPath: KeyPathExpression {
  var anyKeyPath: AnyKeyPath { keyPath }
}

extension FetchDescriptor {
  /// Throws an error if the fetch reads a property that isn't stored.
  func check() throws {
    guard let predicate else { return }
    for keyPath in FetchReads(FetchDescriptor(predicate: predicate)).keyPaths where !keyPath.isStored {
      throw SwiftDataError.unsupportedPredicate.explained(
        "the predicate reads a property of \(Swift.type(of: keyPath).rootType) that isn't stored: a computed property, or a property with @Transient. A store can't evaluate it")
    }
  }
}

extension AnyKeyPath {
  /// Whether a store can read the property.
  ///
  /// A property of a value in an attribute counts as stored.
  fileprivate var isStored: Bool {
    let type = Swift.type(of: self)
    guard let model = type.rootType as? any PersistentModel.Type, type.valueType != PersistentIdentifier.self else { return true }
    let known = ModelType.of(model)
    // The key path of an inherited property isn't equal to the key path of the superclass's property.
    return known.index(of: self) != nil || known.superclass != nil
  }
}

/// The changes in a context that may change the result of a fetch.
struct FetchDependencies {
  private let element: ModelType
  private var properties: [ObjectIdentifier: Set<String>] = [:]
  private var types: [ModelType]
  private var isUnknown: Bool

  init<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) {
    element = ModelType.of(T.self)
    types = [element]
    let reads = FetchReads(descriptor)
    isUnknown = reads.hasUnknownParts
    for keyPath in reads.keyPaths {
      guard let model = Swift.type(of: keyPath).rootType as? any PersistentModel.Type else { continue }
      let type = ModelType.of(model)
      if !types.contains(where: { $0 === type }) { types.append(type) }
      if let index = type.index(of: keyPath) {
        properties[ObjectIdentifier(type.root), default: []].insert(type.properties[index].name)
      } else if Swift.type(of: keyPath).valueType != PersistentIdentifier.self {
        isUnknown = true
      }
    }
  }

  /// Returns whether a change may change the result of the fetch.
  func contains(_ change: ContextChange) -> Bool {
    guard let type = change.type else { return true }
    switch change.kind {
    case .everything: return true
    case .membership: return types.contains { type.inherits(from: $0) || $0.inherits(from: type) }
    case .property(let index):
      if isUnknown, types.contains(where: { type.inherits(from: $0) || $0.inherits(from: type) }) { return true }
      return properties[ObjectIdentifier(type.root)]?.contains(type.properties[index].name) ?? false
    }
  }
}

extension FetchDescriptor {
  /// The changes in a context that may change the result of the fetch.
  var dependencies: FetchDependencies { FetchDependencies(self) }
}

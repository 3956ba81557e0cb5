import Foundation
import Observation
import Synchronization

/// What is known about a model class: its stored properties and their relationships.
///
/// `@unchecked Sendable`: Nothing changes after the initializer, except the relationships, which a lock guards.
final class ModelType: @unchecked Sendable {
  let type: any PersistentModel.Type
  /// The simple name of the class, which is the name of its entity.
  let name: String
  let superclass: ModelType?
  /// The stored properties, with those of the superclass first.
  let properties: [ModelProperty]
  /// The sets of properties whose values must differ between all models of the class.
  let uniquenessConstraints: [[Int]]
  let indices: [[Int]]
  private let indexByKeyPath: [AnyKeyPath: Int]
  private let indexByName: [String: Int]
  private let inverses = Mutex<[Int: RelationshipEnd?]>([:])

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = Self.name(of: type)
    superclass = (_getSuperclass(type) as? any PersistentModel.Type).map { ModelType.of($0) }
    var properties: [ModelProperty] = []
    var byKeyPath: [AnyKeyPath: Int] = [:]
    var byName: [String: Int] = [:]
    var unique: [[AnyKeyPath]] = []
    var indexed: [[AnyKeyPath]] = []
    for metadata in type.schemaMetadata {
      if let constraints = metadata.metadata as? any KeyPathLists {
        if constraints.isUniquenessConstraint { unique += constraints.keyPaths } else { indexed += constraints.keyPaths }
        continue
      }
      // A subclass that declares a property again replaces the property of its superclass.
      let index = byName[metadata.name] ?? properties.count
      let property = ModelProperty(metadata)
      if index == properties.count { properties.append(property) } else { properties[index] = property }
      byKeyPath[metadata.keyPath] = index
      byName[metadata.name] = index
    }
    self.properties = properties
    indexByKeyPath = byKeyPath
    indexByName = byName
    let alone = properties.indices.filter { properties[$0].isUnique }.map { [$0] }
    uniquenessConstraints = alone + unique.map { $0.compactMap { byKeyPath[$0] } }
    indices = indexed.map { $0.compactMap { byKeyPath[$0] } }
  }

  // This is a class, because code in a release build would always read the initial value of a static `Mutex`, and never the changed value.
  private final class Known: Sendable {
    let types = Mutex<[ObjectIdentifier: ModelType]>([:])
  }

  private static let known = Known()

  /// Returns the description of a class, which is made once.
  static func of(_ type: any PersistentModel.Type) -> ModelType {
    let id = ObjectIdentifier(type)
    if let found = known.types.withLock({ $0[id] }) { return found }
    // Make the description outside the lock, because default values are app code, and because the superclass is described first.
    let made = ModelType(type)
    return known.types.withLock { types in
      if let found = types[id] { return found }
      types[id] = made
      return made
    }
  }

  /// Returns the simple name of a class, without the types that contain the class.
  static func name(of type: any PersistentModel.Type) -> String { "\(type)" }

  /// Returns the index of a property, or `nil` if the key path isn't a stored property of the class.
  func index(of keyPath: AnyKeyPath) -> Int? { indexByKeyPath[keyPath] }

  /// Returns the index of a property with a name.
  func index(named name: String) -> Int? { indexByName[name] }

  /// Whether models of this class are models of another class too.
  func inherits(from other: ModelType) -> Bool {
    var type: ModelType? = self
    while let current = type {
      if current === other { return true }
      type = current.superclass
    }
    return false
  }

  /// The root of the class's inheritance from models.
  var root: ModelType { superclass?.root ?? self }

  // MARK: Relationships

  /// Returns the other side of a relationship, or `nil` if the relationship has no inverse.
  ///
  /// The inverse is named by `inverse:` on either side. Otherwise it's the only property of the other class that refers to this class and isn't the inverse of another property.
  func inverse(of index: Int) -> RelationshipEnd? {
    if let known = inverses.withLock({ $0[index] }) { return known }
    let found = findInverse(of: index)
    inverses.withLock { $0[index] = .some(found) }
    return found
  }

  private func findInverse(of index: Int) -> RelationshipEnd? {
    guard let destinationType = properties[index].destination else { return nil }
    let destination = ModelType.of(destinationType)
    if let named = namedInverse(of: index, in: destination) { return named }
    // The other side may name this side.
    for other in destination.properties.indices where destination.namedInverse(of: other, in: self)?.index == index && (destination !== self || other != index) {
      return RelationshipEnd(type: destination, index: other)
    }
    let candidates = destination.candidates(referringTo: self, except: destination === self ? index : nil)
    guard candidates.count == 1, let only = candidates.first else { return nil }
    // If several properties of this class could be the inverse of the candidate, none is.
    let rivals = self.candidates(referringTo: destination, except: destination === self ? only : nil)
    return rivals == [index] ? RelationshipEnd(type: destination, index: only) : nil
  }

  private func namedInverse(of index: Int, in destination: ModelType) -> RelationshipEnd? {
    guard let keyPath = properties[index].relationship?.inverseKeyPath, let other = destination.index(of: keyPath) else { return nil }
    return RelationshipEnd(type: destination, index: other)
  }

  /// Returns the relationships to a class that no `inverse:` binds to another property.
  private func candidates(referringTo other: ModelType, except excluded: Int?) -> [Int] {
    properties.indices.filter { index in
      guard index != excluded, let destination = properties[index].destination, other.inherits(from: ModelType.of(destination)) else { return false }
      if properties[index].relationship?.inverseKeyPath != nil { return false }
      return !other.properties.contains { $0.relationship?.inverseKeyPath.flatMap { self.index(of: $0) } == index }
    }
  }
}

/// One side of a relationship: a property of a class.
struct RelationshipEnd {
  let type: ModelType
  let index: Int

  var property: ModelProperty { type.properties[index] }
}

/// The key paths of `#Unique` or `#Index`.
protocol KeyPathLists {
  var keyPaths: [[AnyKeyPath]] { get }
  var isUniquenessConstraint: Bool { get }
}

import Foundation
import Synchronization

/// The identity of a model.
///
/// A model has a temporary identifier until it's saved for the first time.
/// Identifiers are ordered by store, by entity, and from the oldest to the newest model. Temporary identifiers come last.
/// [Apple: PersistentIdentifier](https://developer.apple.com/documentation/swiftdata/persistentidentifier)
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Sendable {
  /// The stable identity of a model.
  public struct ID: Hashable, Sendable {
    let backing: PersistentIdentifierBacking
  }

  // A printed identifier includes the names of this type and its case, which are the same as on a phone.
  enum PersistentIdentifierBacking: Hashable, Sendable {
    case managedObjectID(Reference)
  }

  /// The identity of the model in its store.
  public let id: ID

  /// The name of the model's entity.
  public var entityName: String { reference.entityName }

  /// The identifier of the model's store, or `nil` if the model isn't saved.
  public var storeIdentifier: String? { reference.storeIdentifier }

  /// Returns whether an identifier comes before another identifier.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.reference < rhs.reference }

  /// Creates the identifier of a model in a store.
  ///
  /// - Parameters:
  ///   - storeIdentifier: The identifier of the store.
  ///   - entityName: The name of the model's entity.
  ///   - primaryKey: The key of the model in the store. The keys of this module's stores are “p1”, “p2”, and so on.
  public static func identifier<T: Comparable & CustomStringConvertible & Codable & Hashable>(
    for storeIdentifier: String, entityName: String, primaryKey: T
  ) throws -> PersistentIdentifier {
    PersistentIdentifier(Reference(storeIdentifier: storeIdentifier, entityName: entityName, key: PrimaryKey(primaryKey.description)))
  }

  private init(_ reference: Reference) { id = ID(backing: .managedObjectID(reference)) }

  private var reference: Reference {
    switch id.backing {
    case .managedObjectID(let reference): reference
    }
  }
}

// MARK: Parts

extension PersistentIdentifier {
  /// Creates the identifier of a model that isn't saved, which differs from all other identifiers.
  init(temporaryOf entityName: String) {
    let number = Self.temporaryCount.value.add(1, ordering: .relaxed).newValue
    self.init(Reference(storeIdentifier: nil, entityName: entityName, key: .temporary("\(Self.processIdentifier)-\(number)", number)))
  }

  /// Creates the identifier of a model in a row of a store.
  init(storeIdentifier: String, entityName: String, row: RowID) {
    self.init(Reference(storeIdentifier: storeIdentifier, entityName: entityName, key: .row(row)))
  }

  /// Whether the model wasn't saved when the identifier was made.
  var isTemporary: Bool { if case .temporary = reference.key { true } else { false } }

  /// The row of the model, or `nil` if the identifier is temporary or wasn't made by a store of this module.
  var row: RowID? { if case .row(let row) = reference.key { row } else { nil } }

  /// The number of temporary identifiers.
  ///
  /// The number is in an object because a release build reads the first value of a static atomic value forever.
  private final class TemporaryCount: Sendable {
    let value = Atomic<Int64>(0)
  }

  private static let temporaryCount = TemporaryCount()
  // A temporary identifier that another process has encoded must not be equal to an identifier of this process.
  private static let processIdentifier = UUID().uuidString
}

// MARK: Coding

extension PersistentIdentifier: Codable {
  private enum CodingKeys: String, CodingKey {
    case implementation
  }

  private enum ImplementationKeys: String, CodingKey {
    case entityName, isTemporary, primaryKey, storeIdentifier, uriRepresentation
  }

  /// Creates an identifier by decoding.
  ///
  /// The identifier is equal to the encoded identifier.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self).nestedContainer(keyedBy: ImplementationKeys.self, forKey: .implementation)
    let entityName = try container.decode(String.self, forKey: .entityName)
    let key = try container.decode(String.self, forKey: .primaryKey)
    if try container.decodeIfPresent(Bool.self, forKey: .isTemporary) ?? false {
      self.init(Reference(storeIdentifier: nil, entityName: entityName, key: PrimaryKey(temporary: key)))
      return
    }
    // Older encoded identifiers have the store only in their URI, between the second and the third slash.
    let uri = try container.decodeIfPresent(String.self, forKey: .uriRepresentation)?.split(separator: "/", omittingEmptySubsequences: false) ?? []
    let store = try container.decodeIfPresent(String.self, forKey: .storeIdentifier) ?? (uri.count > 2 && !uri[2].isEmpty ? String(uri[2]) : nil)
    self.init(Reference(storeIdentifier: store, entityName: entityName, key: PrimaryKey(key)))
  }

  /// Encodes the identifier in the format of Apple's SwiftData.
  public func encode(to encoder: any Encoder) throws {
    var outer = encoder.container(keyedBy: CodingKeys.self)
    var container = outer.nestedContainer(keyedBy: ImplementationKeys.self, forKey: .implementation)
    try container.encode(entityName, forKey: .entityName)
    try container.encode(isTemporary, forKey: .isTemporary)
    try container.encode(reference.key.text, forKey: .primaryKey)
    try container.encodeIfPresent(storeIdentifier, forKey: .storeIdentifier)
    try container.encode(reference.uri, forKey: .uriRepresentation)
  }
}

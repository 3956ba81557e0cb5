public import Foundation

/// The description of an app's models.
///
/// [Apple: Schema](https://developer.apple.com/documentation/swiftdata/schema)
public final class Schema: Hashable, CustomDebugStringConvertible, Sendable {
  /// The version of the format for saved schemas.
  public static let schemaEncodingVersion: Version = Version(1, 0, 0)

  /// The version of the format that this schema was saved with.
  public final let encodingVersion: Version

  /// The version of the schema.
  public final let version: Version

  /// The descriptions of the model classes.
  public final let entities: [Entity]

  /// The descriptions of the model classes by their names.
  public final let entitiesByName: [String: Entity]

  /// The model classes, or an empty array if the schema was created from entities or decoded.
  let types: [Any.Type]

  /// Creates a schema without models.
  public convenience init() { self.init(entities: [], version: Version(1, 0, 0)) }

  /// Creates a schema from descriptions of model classes.
  ///
  /// A container needs the classes themselves, so create its schema from the classes.
  public convenience init(_ entities: Entity..., version: Version = Version(1, 0, 0)) { self.init(entities: entities, version: version) }

  init(entities: [Entity], version: Version, types: [Any.Type] = [], encodingVersion: Version = schemaEncodingVersion) {
    self.entities = entities
    entitiesByName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    self.version = version
    self.types = types
    self.encodingVersion = encodingVersion
  }

  // MARK: Comparing

  /// Returns whether two schemas have the same version and the same entities, in any order.
  public static func == (lhs: Schema, rhs: Schema) -> Bool { lhs === rhs || lhs.version == rhs.version && Set(lhs.entities) == Set(rhs.entities) }

  /// Hashes the version and the number of entities.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(Set(entities).count)
  }

  /// The version and the entities.
  public final var debugDescription: String { "Schema(version: \(version), encodingVersion: \(encodingVersion), entities: \(entities))" }

  // MARK: Files

  /// Writes the schema to a file as JSON.
  ///
  /// Throws an error if the file can't be written.
  public final func save(to toURL: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: toURL, options: .atomic)
  }

  /// Returns the schema that a file contains.
  ///
  /// Throws an error if the file can't be read, isn't a schema, or has a type that the app doesn't have. The schema describes the models without their classes.
  public static func load(from fromURL: URL) throws -> Schema { try JSONDecoder().decode(Schema.self, from: Data(contentsOf: fromURL)) }

  /// Creates a schema by decoding.
  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let encodingVersion = try container.decode(Version.self, forKey: .encodingVersion)
    guard encodingVersion <= Self.schemaEncodingVersion else {
      let text = "The schema was saved in the format \(encodingVersion), but this version of SwiftData reads formats up to \(Self.schemaEncodingVersion)."
      throw DecodingError.dataCorruptedError(forKey: .encodingVersion, in: container, debugDescription: text)
    }
    let entities = try container.decode([Entity].self, forKey: .entities)
    let byName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    for entity in entities { if let name = entity.superentityName { byName[name]?.add(entity) } }
    self.init(entities: entities, version: try container.decode(Version.self, forKey: .version), encodingVersion: encodingVersion)
  }
}

extension Schema: Codable {
  private enum CodingKeys: String, CodingKey {
    case encodingVersion, version, entities
  }

  /// Encodes the versions and the entities.
  public final func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(encodingVersion, forKey: .encodingVersion)
    try container.encode(version, forKey: .version)
    try container.encode(entities, forKey: .entities)
  }
}

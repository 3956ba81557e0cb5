/// The entities, columns and associations of a store.
struct StoreSchema: Codable, Hashable, Sendable {
  struct Column: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable {
      case attribute
      /// A to-one relationship.
      case reference
    }

    var name: String
    /// The name of the property's Swift type.
    var type: String
    var isOptional: Bool
    var kind: Kind
    /// The entity that a reference refers to, or `nil` for attributes.
    var destination: String?
    /// A Boolean value that indicates whether the store keeps an index of rows by the column's reference.
    var isIndexed: Bool
    /// The column's name in earlier schemas, or `nil` if the name hasn't changed.
    var originalName: String?
    /// The names of the other side of a to-one relationship, now and in earlier schemas.
    var inverse: SideName?
    /// The value that a migration gives to existing rows.
    var defaultValue: StoredValue?
    /// A Boolean value that indicates whether the history keeps the value of deleted rows.
    var preservesValueOnDeletion: Bool

    init(
      name: String, type: String, isOptional: Bool = false, kind: Kind = .attribute, destination: String? = nil, isIndexed: Bool = false, originalName: String? = nil,
      defaultValue: StoredValue? = nil, preservesValueOnDeletion: Bool = false
    ) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
      self.kind = kind
      self.destination = destination
      self.isIndexed = isIndexed
      self.originalName = originalName
      self.defaultValue = defaultValue
      self.preservesValueOnDeletion = preservesValueOnDeletion
    }
  }

  struct Entity: Codable, Hashable, Sendable {
    var name: String
    var superentity: String?
    /// The columns, beginning with the superentity's.
    var columns: [Column]
    /// The indices of the columns of each constraint.
    ///
    /// A constraint also applies to the rows of subentities. A subentity doesn't repeat its superentity's constraints.
    var uniqueConstraints: [[Int]]

    init(name: String, superentity: String? = nil, columns: [Column], uniqueConstraints: [[Int]] = []) {
      self.name = name
      self.superentity = superentity
      self.columns = columns
      self.uniqueConstraints = uniqueConstraints
    }
  }

  /// A link table, which stores both sides of a relationship.
  struct Association: Codable, Hashable, Sendable {
    /// The name of one side: “Entity.property”.
    var name: String
    var source: String
    var destination: String
    /// The association's name in earlier schemas, or `nil` if the name hasn't changed.
    var originalName: String?
    /// The names of the other side, or `nil` if the relationship has only one side.
    var inverse: SideName?
  }

  /// The name of one side of a relationship: “Entity.property”.
  struct SideName: Codable, Hashable, Sendable {
    var name: String
    /// The name in earlier schemas, or `nil` if the name hasn't changed.
    var originalName: String?
  }

  /// Returns whether two schemas have the same models, whatever their versions and default values are.
  func hasSameModels(as other: StoreSchema) -> Bool {
    func plain(_ schema: StoreSchema) -> StoreSchema {
      var plain = schema
      plain.version = ""
      for entity in plain.entities.indices {
        for column in plain.entities[entity].columns.indices {
          plain.entities[entity].columns[column].defaultValue = nil
          plain.entities[entity].columns[column].originalName = nil
          plain.entities[entity].columns[column].inverse = nil
        }
      }
      for association in plain.associations.indices {
        plain.associations[association].originalName = nil
        plain.associations[association].inverse = nil
      }
      plain.entities.sort { $0.name < $1.name }
      return plain
    }
    return plain(self) == plain(other)
  }

  var version: String
  var entities: [Entity]
  var associations: [Association]

  init(version: String, entities: [Entity], associations: [Association] = []) {
    self.version = version
    self.entities = entities
    self.associations = associations
  }
}

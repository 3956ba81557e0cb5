extension Schema {
  /// The description of a model class.
  ///
  /// `@unchecked Sendable`: A schema is complete before it's passed on. An app must not change it while another thread uses it, as on a phone.
  /// [Apple: Schema.Entity](https://developer.apple.com/documentation/swiftdata/schema/entity)
  public final class Entity: Hashable, CustomDebugStringConvertible, @unchecked Sendable {
    /// The name of the entity, which is the simple name of the class.
    public final var name: String

    /// The entities of the subclasses.
    public final var subentities: Set<Entity>

    /// The name of the superclass's entity, or `nil` if the superclass isn't a model.
    public final var superentityName: String?

    /// The entity of the superclass, or `nil` if the superclass isn't a model.
    public final var superentity: Entity?

    /// The properties that the class declares.
    public final var storedProperties: [any SchemaProperty]

    /// The properties that the superclasses declare.
    public final var inheritedProperties: [any SchemaProperty]

    /// The sets of properties whose values together differ between all models of the class.
    public final var uniquenessConstraints: [[String]]

    /// The sets of properties that have an index.
    public final var indices: [[String]]

    /// Creates an entity without properties.
    public init(_ name: String) {
      self.name = name
      subentities = []
      storedProperties = []
      inheritedProperties = []
      uniquenessConstraints = []
      indices = []
    }

    /// Creates an entity with subentities.
    public convenience init(_ name: String, subentities: Entity..., properties: any SchemaProperty...) {
      self.init(name, properties: properties)
      for entity in subentities { add(entity) }
    }

    /// Creates an entity with properties.
    public convenience init(_ name: String, properties: any SchemaProperty...) { self.init(name, properties: properties) }

    private convenience init(_ name: String, properties: [any SchemaProperty]) {
      self.init(name)
      storedProperties = properties
      uniquenessConstraints = properties.filter(\.isUnique).map { [$0.name] }
    }

    /// Makes an entity a subentity of this entity.
    func add(_ subentity: Entity) {
      subentity.superentity = self
      subentity.superentityName = name
      subentities.insert(subentity)
    }

    // MARK: Properties

    /// The properties of the class and its superclasses.
    public final var properties: [any SchemaProperty] { inheritedProperties + storedProperties }

    /// The attributes of the class and its superclasses.
    ///
    /// If you set the attributes, they replace the attributes that the class declares.
    public final var attributes: Set<Attribute> {
      get { Set(all()) }
      set { replaceStored(newValue.sorted { $0.name < $1.name }) }
    }

    /// The relationships of the class and its superclasses.
    ///
    /// If you set the relationships, they replace the relationships that the class declares.
    public final var relationships: Set<Relationship> {
      get { Set(all()) }
      set { replaceStored(newValue.sorted { $0.name < $1.name }) }
    }

    /// The attributes of the class and its superclasses, by their names.
    public final var attributesByName: [String: Attribute] {
      get { Self.byName(all()) }
      set { attributes = Set(newValue.values) }
    }

    /// The relationships of the class and its superclasses, by their names.
    public final var relationshipsByName: [String: Relationship] {
      get { Self.byName(all()) }
      set { relationships = Set(newValue.values) }
    }

    /// The properties that the class declares, by their names.
    public final var storedPropertiesByName: [String: any SchemaProperty] {
      get { Self.byName(storedProperties) }
      set { storedProperties = Self.sorted(newValue) }
    }

    /// The properties that the superclasses declare, by their names.
    public final var inheritedPropertiesByName: [String: any SchemaProperty] {
      get { Self.byName(inheritedProperties) }
      set { inheritedProperties = Self.sorted(newValue) }
    }

    private func all<Property: SchemaProperty>() -> [Property] { properties.compactMap { $0 as? Property } }

    /// Replaces the declared properties of a kind, except inherited properties.
    private func replaceStored<Property: SchemaProperty>(_ new: [Property]) {
      let inherited = Set(inheritedProperties.compactMap { $0 as? Property })
      storedProperties = storedProperties.filter { !($0 is Property) } + new.filter { !inherited.contains($0) }
    }

    private static func byName(_ properties: [any SchemaProperty]) -> [String: any SchemaProperty] {
      Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    }

    private static func byName<Property: SchemaProperty>(_ properties: [Property]) -> [String: Property] {
      Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    }

    private static func sorted(_ properties: [String: any SchemaProperty]) -> [any SchemaProperty] { properties.sorted { $0.key < $1.key }.map(\.value) }

    // MARK: Comparing

    /// Returns whether two entities have the same name, properties, constraints, and indices, and the same names of related entities.
    public static func == (lhs: Entity, rhs: Entity) -> Bool {
      if lhs === rhs { return true }
      guard lhs.name == rhs.name, lhs.superentityName == rhs.superentityName, Set(lhs.subentities.map(\.name)) == Set(rhs.subentities.map(\.name)) else { return false }
      guard comparable(lhs.storedProperties) == comparable(rhs.storedProperties), comparable(lhs.inheritedProperties) == comparable(rhs.inheritedProperties) else { return false }
      return lhs.uniquenessConstraints == rhs.uniquenessConstraints && lhs.indices == rhs.indices
    }

    private static func comparable(_ properties: [any SchemaProperty]) -> [AnyHashable] { properties.map { AnyHashable($0) } }

    /// Hashes the name.
    public final func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The values of the entity.
    public final var debugDescription: String {
      "Entity(name: \(name), superentityName: \(superentityName ?? "nil"), subentities: \(subentities.map(\.name).sorted()), storedProperties: \(storedProperties), "
        + "inheritedProperties: \(inheritedProperties.map(\.name)), uniquenessConstraints: \(uniquenessConstraints), indices: \(indices))"
    }

    // MARK: Coding

    /// Creates an entity by decoding.
    ///
    /// A decoded entity has the name of its superentity. The schema that contains both connects them.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      subentities = []
      superentityName = try container.decodeIfPresent(String.self, forKey: .superentityName)
      storedProperties = try container.decode([CodableProperty].self, forKey: .storedProperties).map(\.property)
      inheritedProperties = try container.decode([CodableProperty].self, forKey: .inheritedProperties).map(\.property)
      uniquenessConstraints = try container.decode([[String]].self, forKey: .uniquenessConstraints)
      indices = try container.decode([[String]].self, forKey: .indices)
    }
  }
}

extension Schema.Entity: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, superentityName, storedProperties, inheritedProperties, uniquenessConstraints, indices
  }

  /// Encodes the entity without its subentities.
  public final func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(superentityName, forKey: .superentityName)
    try container.encode(storedProperties.map(CodableProperty.init), forKey: .storedProperties)
    try container.encode(inheritedProperties.map(CodableProperty.init), forKey: .inheritedProperties)
    try container.encode(uniquenessConstraints, forKey: .uniquenessConstraints)
    try container.encode(indices, forKey: .indices)
  }
}

/// A property of any kind that can be encoded.
private struct CodableProperty: Codable {
  private enum CodingKeys: String, CodingKey {
    case attribute, compositeAttribute, relationship
  }

  let property: any SchemaProperty

  init(_ property: any SchemaProperty) { self.property = property }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let attribute = try container.decodeIfPresent(Schema.CompositeAttribute.self, forKey: .compositeAttribute) {
      property = attribute
    } else if let attribute = try container.decodeIfPresent(Schema.Attribute.self, forKey: .attribute) {
      property = attribute
    } else {
      property = try container.decode(Schema.Relationship.self, forKey: .relationship)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch property {
    case let attribute as Schema.CompositeAttribute: try container.encode(attribute, forKey: .compositeAttribute)
    case let attribute as Schema.Attribute: try container.encode(attribute, forKey: .attribute)
    case let relationship as Schema.Relationship: try container.encode(relationship, forKey: .relationship)
    default:
      let text = "The property \(property.name) is a \(type(of: property)). Only attributes and relationships can be encoded."
      throw EncodingError.invalidValue(property, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: text))
    }
  }
}

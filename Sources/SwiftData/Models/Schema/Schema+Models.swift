extension Schema {
  /// Creates the schema of model classes, and of all classes that they refer to or inherit from.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) { self.init(types, version: version) }

  /// Creates the schema of model classes, and of all classes that they refer to or inherit from.
  ///
  /// Subclasses aren't included, so name them too.
  public convenience init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    let found = Self.reachable(from: types)
    var entities: [ObjectIdentifier: Entity] = [:]
    for type in found { entities[ObjectIdentifier(type)] = Entity(type) }
    for type in found {
      guard let superclass = type.superclass, let entity = entities[ObjectIdentifier(type)] else { continue }
      entities[ObjectIdentifier(superclass)]?.add(entity)
    }
    self.init(entities: found.compactMap { entities[ObjectIdentifier($0)] }, version: version, types: found.map(\.type))
  }

  /// Creates the schema of a version of an app's models.
  public convenience init(versionedSchema: any VersionedSchema.Type) { self.init(versionedSchema.models, version: versionedSchema.versionIdentifier) }

  /// Returns the description of a model class, or `nil` if the schema doesn't have the class.
  public final func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Self.entityName(for: type)] }

  /// Returns the name of the entity of a model class, which is the simple name of the class.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { ModelType.name(of: type) }

  /// The model classes, including all classes that the given classes refer to or inherit from.
  ///
  /// The array is empty if the schema was created from entities or decoded.
  var modelTypes: [any PersistentModel.Type] { types.compactMap { $0 as? any PersistentModel.Type } }

  /// Returns the given classes first, and then the classes that they refer to or inherit from, each once.
  private static func reachable(from types: [any PersistentModel.Type]) -> [ModelType] {
    var found: [ModelType] = []
    var known: Set<ObjectIdentifier> = []
    func add(_ type: ModelType) { if known.insert(ObjectIdentifier(type)).inserted { found.append(type) } }
    for type in types { add(ModelType.of(type)) }
    var next = 0
    while next < found.count {
      let type = found[next]
      if let superclass = type.superclass { add(superclass) }
      for destination in type.properties.compactMap(\.destination) { add(ModelType.of(destination)) }
      next += 1
    }
    return found
  }
}

extension Schema.Entity {
  /// Creates the entity of a model class, without its superentity.
  fileprivate convenience init(_ type: ModelType) {
    self.init(type.name)
    for index in type.properties.indices {
      let property = Self.property(at: index, of: type)
      if type.superclass?.index(named: property.name) == nil { storedProperties.append(property) } else { inheritedProperties.append(property) }
    }
    func names(_ indices: [Int]) -> [String] { indices.map { type.properties[$0].name } }
    uniquenessConstraints = type.uniquenessConstraints.map(names)
    indices = type.indices.map(names)
  }

  private static func property(at index: Int, of type: ModelType) -> any SchemaProperty {
    let property = type.properties[index]
    let valueType: Any.Type = Swift.type(of: property.keyPath).valueType
    guard let destination = property.destination else {
      let given = property.attribute
      return Schema.Attribute(
        name: property.name, originalName: property.originalName, options: given?.options ?? [], valueType: valueType, defaultValue: property.defaultValue,
        hashModifier: given?.hashModifier)
    }
    let given = property.relationship
    let inverse = type.inverse(of: index)?.property
    let relationship = Schema.Relationship(
      deleteRule: given?.deleteRule ?? .nullify, minimumModelCount: given.map(\.minimumModelCount) ?? 0, maximumModelCount: given.map(\.maximumModelCount) ?? 0,
      originalName: property.originalName, inverse: inverse?.keyPath, hashModifier: given?.hashModifier)
    relationship.name = property.name
    relationship.keypath = property.keyPath
    relationship.options = given?.options ?? []
    // An option of `@Attribute` counts too.
    if property.isUnique, !relationship.isUnique { relationship.options.append(.unique) }
    relationship.valueType = valueType
    relationship.destination = ModelType.name(of: destination)
    relationship.inverseName = inverse?.name
    return relationship
  }
}

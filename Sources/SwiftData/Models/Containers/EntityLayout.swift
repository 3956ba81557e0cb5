/// The place of a class's values in a store.
final class EntityLayout {
  let type: ModelType
  let store: RowStore
  /// The columns of the properties, or `nil` for a property that has no column.
  let columns: [Int?]
  /// The places of the to-many relationships.
  let toMany: [ToManySource?]
  /// The uniqueness constraints of the class and its superclasses.
  let constraints: [UniquenessConstraint]

  private let generation: Int

  /// Whether the store still has the columns of this layout.
  ///
  /// Another container can migrate the store to other models.
  var isCurrent: Bool { store.generation == generation }

  init(type: ModelType, store: RowStore, columns: [Int?], toMany: [ToManySource?], constraints: [UniquenessConstraint]) {
    self.type = type
    self.store = store
    self.columns = columns
    self.toMany = toMany
    self.constraints = constraints
    generation = store.generation
  }
}

/// A set of columns whose values must differ between all models of a class and its subclasses.
struct UniquenessConstraint {
  /// The entity that declares the constraint.
  let entity: String
  /// The index of the constraint in the entity's constraints.
  let number: Int
  let columns: [Int]
}

/// The place of a to-many relationship.
enum ToManySource {
  /// The rows of an entity whose column refers to the model.
  case column(entity: String, Int)
  /// A table of links.
  case links(association: String, isSource: Bool)

  func rows(in store: RowStore, of row: RowID) -> [RowID] {
    switch self {
    case .column(let entity, let column): store.rows(of: entity, column: column, referring: row)
    case .links(let association, let isSource): isSource ? store.linked(association, from: row) : store.linked(association, to: row)
    }
  }
}

extension StoreSchema {
  /// Creates the description of a store for model classes.
  init(_ types: [ModelType], version: String) {
    self.init(
      version: version,
      entities: types.map { Entity($0) },
      associations: Dictionary(types.flatMap(\.associations).map { ($0.name, $0) }) { first, _ in first }.values.sorted { $0.name < $1.name })
  }
}

extension StoreSchema.Entity {
  fileprivate init(_ type: ModelType) {
    var columns: [StoreSchema.Column] = []
    var places: [Int: Int] = [:]
    for (index, property) in type.properties.enumerated() {
      guard var column = StoreSchema.Column(property) else { continue }
      column.inverse = type.inverse(of: index).map { $0.type.sideName(of: $0.index) }
      places[index] = columns.count
      columns.append(column)
    }
    self.init(name: type.name, superentity: type.superclass?.name, columns: columns, uniqueConstraints: type.ownUniquenessConstraints.map { $0.compactMap { places[$0] } })
  }
}

extension StoreSchema.Column {
  /// Creates the description of a property's column, or `nil` if the property has no column.
  fileprivate init?(_ property: ModelProperty) {
    switch property.kind {
    case .attribute(let codec):
      guard !property.isEphemeral else { return nil }
      let initial = property.defaultValue.flatMap { try? codec.encode($0) }
      self.init(
        name: property.name, type: codec.typeName, isOptional: property.isOptional, kind: .attribute, originalName: property.originalNameIfRenamed, defaultValue: initial,
        preservesValueOnDeletion: property.attribute?.options.contains(.preserveValueOnDeletion) ?? false)
    case .toOne(let type):
      self.init(
        name: property.name, type: ModelType.name(of: type), isOptional: property.isOptional, kind: .reference, destination: ModelType.name(of: type), isIndexed: true,
        originalName: property.originalNameIfRenamed)
    case .toMany: return nil
    }
  }
}

extension ModelType {
  /// The class that declares a property, which is this class or a superclass.
  private func declaring(_ index: Int) -> ModelType {
    if let superclass, index < superclass.properties.count { return superclass.declaring(index) }
    return self
  }

  /// Returns the name of a relationship in the schema of a store.
  fileprivate func sideName(of index: Int) -> StoreSchema.SideName {
    let owner = declaring(index).name
    return StoreSchema.SideName(name: "\(owner).\(properties[index].name)", originalName: properties[index].originalNameIfRenamed.map { "\(owner).\($0)" })
  }

  /// The tables of links that belong to the class's to-many relationships.
  fileprivate var associations: [StoreSchema.Association] { properties.indices.compactMap { link(at: $0)?.association } }

  /// Returns the table of links of a to-many relationship, or `nil` if the other side has a column for the relationship.
  fileprivate func link(at index: Int) -> (association: StoreSchema.Association, isSource: Bool)? {
    guard properties[index].isToMany, let destination = properties[index].destination else { return nil }
    let inverse = inverse(of: index)
    if let inverse, !inverse.property.isToMany { return nil }
    func association(_ name: StoreSchema.SideName, source: ModelType, destination: ModelType, inverse: StoreSchema.SideName?) -> StoreSchema.Association {
      StoreSchema.Association(name: name.name, source: source.name, destination: destination.name, originalName: name.originalName, inverse: inverse)
    }
    let (owner, own) = (declaring(index), sideName(of: index))
    guard let inverse else { return (association(own, source: owner, destination: ModelType.of(destination), inverse: nil), true) }
    let (other, others) = (inverse.type.declaring(inverse.index), inverse.type.sideName(of: inverse.index))
    // Both sides use the table of the name that comes first.
    if own.name <= others.name { return (association(own, source: owner, destination: other, inverse: others), true) }
    return (association(others, source: other, destination: owner, inverse: own), false)
  }

  /// The constraints that no superclass has.
  fileprivate var ownUniquenessConstraints: [[Int]] { uniquenessConstraints.filter { !(superclass?.uniquenessConstraints.contains($0) ?? false) } }

  private func constraints(_ columns: [Int?]) -> [UniquenessConstraint] {
    let own = ownUniquenessConstraints.enumerated().map { UniquenessConstraint(entity: name, number: $0.offset, columns: $0.element.compactMap { columns[$0] }) }
    return (superclass?.constraints(columns) ?? []) + own
  }

  /// Returns the places of the class's values in a store.
  func layout(in store: RowStore) -> EntityLayout {
    var columns: [Int?] = []
    var count = 0
    for property in properties {
      let hasColumn = StoreSchema.Column(property) != nil
      columns.append(hasColumn ? count : nil)
      if hasColumn { count += 1 }
    }
    let toMany = properties.indices.map { index -> ToManySource? in
      guard properties[index].isToMany else { return nil }
      if let link = link(at: index) { return .links(association: link.association.name, isSource: link.isSource) }
      guard let inverse = inverse(of: index) else { return nil }
      let column = inverse.type.properties[..<inverse.index].count { StoreSchema.Column($0) != nil }
      return .column(entity: inverse.type.declaring(inverse.index).name, column)
    }
    return EntityLayout(type: self, store: store, columns: columns, toMany: toMany, constraints: constraints(columns))
  }
}

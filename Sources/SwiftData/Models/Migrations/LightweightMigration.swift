/// The conversion of a store's content to another schema, without code of the app.
struct LightweightMigration {
  let old: StoreSchema
  let new: StoreSchema

  /// Returns the content for the new schema.
  ///
  /// Throws ``SwiftDataError/loadIssueModelContainer`` if a new property needs a value, or the type of a property has changed.
  func migrated(_ content: StoreContent) throws -> StoreContent {
    let relationships = StoredRelationships(old, content)
    let plans = try Dictionary(uniqueKeysWithValues: new.entities.map { ($0.name, try EntityPlan($0, from: old, to: new, relationships)) })
    var migrated = StoreContent()
    var kept: Set<RowID> = []
    for row in content.rows {
      guard let plan = plans[row.entity], let values = try plan.values(of: row) else { continue }
      kept.insert(row.id)
      migrated.rows.append(Row(id: row.id, entity: row.entity, values: values))
    }
    for association in new.associations {
      for (source, destination) in relationships.pairs(of: association.side, inverse: association.inverse) where kept.contains(source) && kept.contains(destination) {
        guard relationships.isModel(source, of: association.source, in: new), relationships.isModel(destination, of: association.destination, in: new) else { continue }
        migrated.links.append((association.name, source, destination))
      }
    }
    return migrated
  }
}

/// The relationships of a store, whether they're in columns or in tables of links.
private struct StoredRelationships {
  typealias Pair = (owner: RowID, value: RowID)

  /// The models that each side of a relationship contains, by the name of the side.
  private var sides: [String: [Pair]] = [:]
  private let entities: [RowID: String]

  init(_ schema: StoreSchema, _ content: StoreContent) {
    self.entities = Dictionary(content.rows.map { ($0.id, $0.entity) }) { first, _ in first }
    let entities = Dictionary(schema.entities.map { ($0.name, $0) }) { first, _ in first }
    for row in content.rows {
      guard let entity = entities[row.entity] else { continue }
      for (index, column) in entity.columns.enumerated() where index < row.values.count {
        guard case .reference(let value) = row.values[index] else { continue }
        sides[schema.side(of: index, in: entity).name, default: []].append((row.id, value))
        if let inverse = column.inverse { sides[inverse.name, default: []].append((value, row.id)) }
      }
    }
    let associations = Dictionary(schema.associations.map { ($0.name, $0) }) { first, _ in first }
    for link in content.links {
      sides[link.association, default: []].append((link.source, link.destination))
      if let inverse = associations[link.association]?.inverse { sides[inverse.name, default: []].append((link.destination, link.source)) }
    }
  }

  /// Returns the models that a side of a relationship contains.
  ///
  /// If the store doesn't know the side, its inverse decides.
  func pairs(of side: StoreSchema.SideName, inverse: StoreSchema.SideName?) -> [Pair] {
    if let known = known(side) { return known }
    return inverse.flatMap { known($0) }?.map { ($0.value, $0.owner) } ?? []
  }

  /// Returns whether a row is of an entity or of a subentity in a schema.
  func isModel(_ row: RowID, of entity: String?, in schema: StoreSchema) -> Bool {
    var name = entities[row]
    while let current = name, current != entity { name = schema.entities.first { $0.name == current }?.superentity }
    return name != nil
  }

  private func known(_ side: StoreSchema.SideName) -> [Pair]? { sides[side.name] ?? side.originalName.flatMap { sides[$0] } }
}

extension StoreSchema.Association {
  fileprivate var side: StoreSchema.SideName { StoreSchema.SideName(name: name, originalName: originalName) }
}

extension StoreSchema {
  /// Returns the name of a to-one relationship, which has the name of the entity that declares it.
  fileprivate func side(of column: Int, in entity: Entity) -> SideName {
    if let name = entity.superentity, let superentity = entities.first(where: { $0.name == name }), column < superentity.columns.count { return side(of: column, in: superentity) }
    let property = entity.columns[column]
    return SideName(name: "\(entity.name).\(property.name)", originalName: property.originalName.map { "\(entity.name).\($0)" })
  }
}

/// The conversion of the rows of one entity.
private struct EntityPlan {
  private enum Source {
    case column(Int, isRequired: Bool, name: String)
    case value(StoredValue)
    case relationship([RowID: RowID], isRequired: Bool, name: String)
  }

  private let entity: String
  private let sources: [Source]
  private let defaults: [StoredValue?]

  init(_ entity: StoreSchema.Entity, from old: StoreSchema, to new: StoreSchema, _ relationships: StoredRelationships) throws {
    self.entity = entity.name
    defaults = entity.columns.map(\.defaultValue)
    guard let before = old.entities.first(where: { $0.name == entity.name }) else {
      sources = []
      return
    }
    sources = try entity.columns.enumerated().map { index, column in
      let names = [column.name, column.originalName]
      if let place = before.columns.firstIndex(where: { names.contains($0.name) }) {
        let known = before.columns[place]
        guard known.kind == column.kind, known.type == column.type else {
          throw SwiftDataError.loadIssueModelContainer.explained(
            "the type of \(entity.name).\(column.name) was \(known.type) in the store and is \(column.type) now. A lightweight migration can't convert it; use a custom stage")
        }
        return .column(place, isRequired: !column.isOptional, name: column.name)
      }
      if column.kind == .reference {
        let pairs = relationships.pairs(of: new.side(of: index, in: entity), inverse: column.inverse).filter { relationships.isModel($0.value, of: column.destination, in: new) }
        let values = try Dictionary(pairs.map { ($0.owner, $0.value) }) { first, second in
          guard first == second else {
            throw SwiftDataError.loadIssueModelContainer.explained(
              "\(entity.name).\(column.name) can have one model now, and a model in the store has several. A lightweight migration can't choose one; use a custom stage")
          }
          return first
        }
        return .relationship(values, isRequired: !column.isOptional, name: column.name)
      }
      if let value = column.defaultValue { return .value(value) }
      guard column.isOptional else {
        throw SwiftDataError.loadIssueModelContainer.explained(
          "\(entity.name).\(column.name) is new, isn't optional and has no default value, so models in the store would have no value. Declare a default value or make the property optional"
        )
      }
      return .value(.null)
    }
  }

  /// Returns the new values of a row, or `nil` if the entity has no rows.
  func values(of row: Row) throws -> [StoredValue]? {
    try zip(sources, defaults).map { source, defaultValue in
      switch source {
      case .value(let value): return value
      case .relationship(let values, let isRequired, let name):
        if let value = values[row.id] { return .reference(value) }
        guard isRequired else { return .null }
        throw SwiftDataError.loadIssueModelContainer.explained(
          "\(entity).\(name) isn't optional, but a model in the store has no model there. Make the property optional, or set the values in a custom stage")
      case .column(let place, let isRequired, let name):
        let value = place < row.values.count ? row.values[place] : .null
        guard value == .null, isRequired else { return value }
        guard let defaultValue else {
          throw SwiftDataError.loadIssueModelContainer.explained(
            "\(entity).\(name) isn't optional anymore, but a model in the store has no value. Declare a default value, or set the values in a custom stage")
        }
        return defaultValue
      }
    }
  }
}

/// The conversion of a store's content to another schema, without code of the app.
struct LightweightMigration {
  let old: StoreSchema
  let new: StoreSchema

  /// Returns the content for the new schema.
  ///
  /// Throws ``SwiftDataError/loadIssueModelContainer`` if a new property needs a value, or the type of a property has changed.
  func migrated(_ content: StoreContent) throws -> StoreContent {
    let plans = try Dictionary(uniqueKeysWithValues: new.entities.map { ($0.name, try EntityPlan($0, from: old)) })
    var migrated = StoreContent()
    var kept: Set<RowID> = []
    for row in content.rows {
      guard let plan = plans[row.entity], let values = try plan.values(of: row) else { continue }
      kept.insert(row.id)
      migrated.rows.append(Row(id: row.id, entity: row.entity, values: values))
    }
    for link in content.links where kept.contains(link.source) && kept.contains(link.destination) {
      guard let association = associationName(for: link.association) else { continue }
      migrated.links.append((association, link.source, link.destination))
    }
    return migrated
  }

  /// Returns the new name of a table of links, or `nil` if its relationship doesn't exist anymore.
  private func associationName(for name: String) -> String? {
    if new.associations.contains(where: { $0.name == name }) { return name }
    return new.associations.first { $0.originalName == name }?.name
  }
}

/// The conversion of the rows of one entity.
private struct EntityPlan {
  private enum Source {
    case column(Int, isRequired: Bool, name: String)
    case value(StoredValue)
  }

  private let entity: String
  private let sources: [Source]
  private let defaults: [StoredValue?]

  init(_ entity: StoreSchema.Entity, from old: StoreSchema) throws {
    self.entity = entity.name
    defaults = entity.columns.map(\.defaultValue)
    guard let before = old.entities.first(where: { $0.name == entity.name }) else {
      sources = []
      return
    }
    sources = try entity.columns.map { column in
      let names = [column.name, column.originalName]
      if let place = before.columns.firstIndex(where: { names.contains($0.name) }) {
        let known = before.columns[place]
        guard known.kind == column.kind, known.type == column.type else {
          throw SwiftDataError.loadIssueModelContainer.explained(
            "the type of \(entity.name).\(column.name) was \(known.type) in the store and is \(column.type) now. A lightweight migration can't convert it; use a custom stage")
        }
        return .column(place, isRequired: !column.isOptional, name: column.name)
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

/// The lookup tables of a valid schema.
struct SchemaTables: Sendable {
  /// A column with an index, and the entity whose rows the index contains.
  struct IndexedColumn: Sendable {
    let entity: Int
    let column: Int
  }

  /// A unique constraint, and the entity that declares it.
  struct Constraint: Sendable {
    let entity: Int
    let columns: [Int]
  }

  struct EntityTable: Sendable {
    let name: String
    let columns: [StoreSchema.Column]
    /// The entity and its superentities, from the bottom up.
    let chain: [Int]
    /// The indices of rows of this entity: positions in `indexedColumns`.
    fileprivate(set) var indexes: [Int] = []
    /// The constraints of rows of this entity: positions in `constraints`.
    fileprivate(set) var constraints: [Int] = []
    let references: [Int]
    let preserved: [Int]
  }

  let schema: StoreSchema
  private(set) var entities: [EntityTable] = []
  private(set) var indexedColumns: [IndexedColumn] = []
  private(set) var constraints: [Constraint] = []
  private let entityNumbers: [String: Int]
  private let associationNumbers: [String: Int]

  /// Creates the tables.
  /// - Throws: `StoreProblem.invalidSchema` if a name is missing or isn't unique, or columns don't fit.
  init(_ schema: StoreSchema) throws(StoreProblem) {
    self.schema = schema
    entityNumbers = try Self.numbers(schema.entities.map(\.name))
    associationNumbers = try Self.numbers(schema.associations.map(\.name))
    for entity in schema.entities {
      entities.append(
        EntityTable(
          name: entity.name, columns: entity.columns, chain: try chain(of: entity), references: entity.columns.indices.filter { entity.columns[$0].kind == .reference },
          preserved: entity.columns.indices.filter { entity.columns[$0].preservesValueOnDeletion }))
    }
    for (number, entity) in schema.entities.enumerated() { try addTables(of: entity, number) }
    // A row is in the tables of its superentities too.
    for number in entities.indices {
      let chain = entities[number].chain
      entities[number].indexes = indexedColumns.indices.filter { chain.contains(indexedColumns[$0].entity) }
      entities[number].constraints = constraints.indices.filter { chain.contains(constraints[$0].entity) }
    }
    for association in schema.associations {
      for end in [association.source, association.destination] where entityNumbers[end] == nil {
        throw .invalidSchema(reason: "association \(association.name) names entity \(end), which doesn't exist")
      }
    }
  }

  func entity(_ name: String) -> Int? { entityNumbers[name] }

  func association(_ name: String) -> Int? { associationNumbers[name] }

  /// Returns the position in `indexedColumns` of a column.
  func index(of column: Int, in entity: Int) -> Int? { entities[entity].indexes.first { indexedColumns[$0].entity == entity && indexedColumns[$0].column == column } }

  /// Returns the position in `constraints` of an entity's constraint.
  func constraint(_ number: Int, of entity: Int) -> Int? {
    let own = entities[entity].constraints.filter { constraints[$0].entity == entity }
    return own.indices.contains(number) ? own[number] : nil
  }

  /// Returns whether rows of an entity belong to another entity: the same entity or a superentity.
  func isEntity(_ entity: Int, in other: String) -> Bool { entityNumbers[other].map(entities[entity].chain.contains) ?? false }

  private mutating func addTables(of entity: StoreSchema.Entity, _ number: Int) throws(StoreProblem) {
    if let superentity = entity.superentity.flatMap({ entityNumbers[$0] }).map({ entities[$0] }) {
      guard entity.columns.map(\.name).starts(with: superentity.columns.map(\.name)) else {
        throw .invalidSchema(reason: "the columns of \(entity.name) don't begin with the columns of its superentity \(superentity.name)")
      }
    }
    guard Set(entity.columns.map(\.name)).count == entity.columns.count else { throw .invalidSchema(reason: "\(entity.name) has two columns with one name") }
    for (index, column) in entity.columns.enumerated() where column.isIndexed {
      guard column.kind == .reference else { throw .invalidSchema(reason: "column \(entity.name).\(column.name) has an index, and isn't a reference") }
      indexedColumns.append(IndexedColumn(entity: number, column: index))
    }
    for columns in entity.uniqueConstraints {
      guard !columns.isEmpty, columns.allSatisfy(entity.columns.indices.contains) else {
        throw .invalidSchema(reason: "a unique constraint of \(entity.name) names the columns \(columns), and the entity has \(entity.columns.count) columns")
      }
      constraints.append(Constraint(entity: number, columns: columns))
    }
  }

  private func chain(of entity: StoreSchema.Entity) throws(StoreProblem) -> [Int] {
    var chain: [Int] = []
    var next: String? = entity.name
    while let name = next {
      guard let number = entityNumbers[name] else { throw .invalidSchema(reason: "\(entity.name) has the superentity \(name), which doesn't exist") }
      guard !chain.contains(number) else { throw .invalidSchema(reason: "\(entity.name) is its own superentity") }
      chain.append(number)
      next = schema.entities[number].superentity
    }
    return chain
  }

  private static func numbers(_ names: [String]) throws(StoreProblem) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for (number, name) in names.enumerated() where numbers.updateValue(number, forKey: name) != nil { throw .invalidSchema(reason: "the name \(name) isn't unique") }
    return numbers
  }
}

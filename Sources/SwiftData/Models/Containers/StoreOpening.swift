import Foundation

/// The opening of the store of a configuration, with the migration of an older store.
struct StoreOpening {
  private let configuration: ModelConfiguration
  private let schema: StoreSchema
  private let plan: (any SchemaMigrationPlan.Type)?

  init(_ configuration: ModelConfiguration, _ types: [ModelType], version: String, plan: (any SchemaMigrationPlan.Type)?) {
    self.configuration = configuration
    schema = StoreSchema(types, version: version)
    self.plan = plan
  }

  /// Opens the store.
  ///
  /// Throws ``SwiftDataError/loadIssueModelContainer`` if the file can't be read. The file is never replaced then.
  func open() throws -> RowStore {
    do {
      if configuration.isStoredInMemoryOnly { return try RowStore(schema: schema) }
      guard let stored = try StoreFile.storedSchema(at: configuration.url) else { return try openFile(schema) }
      let store = try openFile(stored)
      if !store.schema.hasSameModels(as: schema) {
        guard configuration.allowsSave else {
          throw SwiftDataError.loadIssueModelContainer.explained(
            "the store at \(configuration.url.path) has other models and must be migrated, but its configuration has allowsSave: false")
        }
        try migrate(store)
      }
      return store
    } catch let problem as StoreProblem {
      throw SwiftDataError.loadIssueModelContainer.explained(problem.description)
    }
  }

  private func openFile(_ schema: StoreSchema) throws(StoreProblem) -> RowStore {
    try OpenStores.store(at: configuration.url, schema: schema, allowsSave: configuration.allowsSave)
  }

  private func migrate(_ store: RowStore) throws {
    let (old, content) = (store.schema, store.content)
    let migrated =
      if let plan {
        try StagedMigration(plan).migrated(content, from: old, to: schema)
      } else {
        try LightweightMigration(old: old, new: schema).migrated(content)
      }
    try store.replaceContents(schema: schema, rows: migrated.rows, links: migrated.links)
  }
}

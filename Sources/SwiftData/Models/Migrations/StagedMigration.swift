/// The conversion of a store's content through the versions of a migration plan.
struct StagedMigration {
  private let plan: any SchemaMigrationPlan.Type
  private let versions: [Version]

  private struct Version {
    let type: any VersionedSchema.Type
    let types: [ModelType]
    let schema: StoreSchema

    init(_ type: any VersionedSchema.Type) {
      self.type = type
      types = Schema(versionedSchema: type).modelTypes.map { ModelType.of($0) }
      schema = StoreSchema(types, version: type.versionIdentifier.description)
    }

    func has(_ other: any VersionedSchema.Type) -> Bool { ObjectIdentifier(type) == ObjectIdentifier(other) }
  }

  init(_ plan: any SchemaMigrationPlan.Type) {
    self.plan = plan
    versions = plan.schemas.map { Version($0) }
  }

  /// Returns the content for a schema, which must be one of the plan's versions.
  func migrated(_ content: StoreContent, from old: StoreSchema, to new: StoreSchema) throws -> StoreContent {
    guard let end = versions.firstIndex(where: { $0.schema.hasSameModels(as: new) }) else {
      throw SwiftDataError.unknownSchema.explained("none of the schemas of \(plan) has the models of the container")
    }
    guard let start = versions.firstIndex(where: { $0.schema.hasSameModels(as: old) }) else {
      throw SwiftDataError.unknownSchema.explained("the store has the version \(old.version), and none of the schemas of \(plan) has the models in the store")
    }
    guard start <= end else {
      throw SwiftDataError.backwardMigration.explained(
        "the store has the version \(versions[start].schema.version), which is newer than the app's version \(versions[end].schema.version)")
    }
    var content = content
    for index in start..<end { content = try run(from: versions[index], to: versions[index + 1], content) }
    return content
  }

  private func run(from old: Version, to new: Version, _ content: StoreContent) throws -> StoreContent {
    for stage in plan.stages {
      switch stage {
      case .lightweight(let from, let to):
        guard old.has(from), new.has(to) else { continue }
        return try LightweightMigration(old: old.schema, new: new.schema).migrated(content)
      case .custom(let from, let to, let willMigrate, let didMigrate):
        guard old.has(from), new.has(to) else { continue }
        let before = try changed(content, by: willMigrate, old)
        let migrated = try LightweightMigration(old: old.schema, new: new.schema).migrated(before)
        return try changed(migrated, by: didMigrate, new)
      }
    }
    throw SwiftDataError.unknownSchema.explained("\(plan) has no stage from \(old.type) to \(new.type)")
  }

  /// Runs the app's code with a context over the content.
  private func changed(_ content: StoreContent, by body: ((ModelContext) throws -> Void)?, _ version: Version) throws -> StoreContent {
    guard let body else { return content }
    let store = try RowStore(schema: version.schema, content: content)
    let context = ModelContext(ModelContainer(ContainerContents(schema: Schema(versionedSchema: version.type), stores: [(store, version.types)])))
    try body(context)
    try context.save()
    return store.content
  }
}

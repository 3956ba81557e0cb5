import SwiftData

typealias Shelf = PantrySchemaV2.Shelf
typealias Item = PantrySchemaV2.Item
typealias Label = PantrySchemaV2.Label

enum PantryMigrationPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [PantrySchemaV1.self, PantrySchemaV2.self] }

  static var stages: [MigrationStage] { [.lightweight(fromVersion: PantrySchemaV1.self, toVersion: PantrySchemaV2.self)] }
}

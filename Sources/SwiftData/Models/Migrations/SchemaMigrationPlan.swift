/// The versions of an app's models, and the steps between them.
///
/// [Apple: SchemaMigrationPlan](https://developer.apple.com/documentation/swiftdata/schemamigrationplan)
public protocol SchemaMigrationPlan {
  /// The versions of the models, with the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }

  /// The steps from each version to the next.
  static var stages: [MigrationStage] { get }
}

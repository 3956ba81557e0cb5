/// A step from one version of an app's models to the next.
///
/// [Apple: MigrationStage](https://developer.apple.com/documentation/swiftdata/migrationstage)
public enum MigrationStage {
  /// A step that adds, removes, and renames properties without the help of the app.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

  /// A step that calls closures of the app before and after the models change.
  ///
  /// The context of `willMigrate` has the models of the old version, and the context of `didMigrate` has the models of the new version.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((_ context: ModelContext) throws -> Void)?,
    didMigrate: ((_ context: ModelContext) throws -> Void)?)
}

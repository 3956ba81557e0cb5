/// A version of an app's models.
///
/// [Apple: VersionedSchema](https://developer.apple.com/documentation/swiftdata/versionedschema)
public protocol VersionedSchema {
  /// The model classes of the version.
  static var models: [any PersistentModel.Type] { get }

  /// The number of the version.
  static var versionIdentifier: Schema.Version { get }
}

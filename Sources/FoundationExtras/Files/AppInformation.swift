/// The `Info.plist` of an app's module, for the framework's internal use.
///
/// The plugin generates a conforming type in each target that has an `Info.plist`.
public protocol _AppInformation {
  /// The contents of the file as text.
  static var propertyList: String { get }
}

/// The `Info.plist` of a module of an app, for the framework's own use: the plugin writes a type that conforms to the protocol into each target with such a file.
public protocol _AppInformation {
  /// The text of the file.
  static var propertyList: String { get }
}

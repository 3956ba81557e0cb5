import FoundationExtras

extension UTType {
  /// The preferred filename extension for the type, or `nil` if none is known.
  public var preferredFilenameExtension: String? { TypeIdentifiers.filenameExtension(of: identifier) }

  /// Creates the type of files with a filename extension.
  ///
  /// The initializer returns `nil` if the extension isn't known. The supertype has no effect.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = TypeIdentifiers.identifier(ofFilenameExtension: filenameExtension) else { return nil }
    self.init(known)
  }
}

import FoundationExtras

extension UTType {
  /// The preferred filename extension for the type, or `nil` if none is known.
  public var preferredFilenameExtension: String? { TypeIdentifiers.filenameExtension(of: identifier) }

  /// Creates a type from a filename extension.
  ///
  /// Returns `nil` if the extension isn't known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = TypeIdentifiers.identifier(ofFilenameExtension: filenameExtension) else { return nil }
    self.init(known)
  }
}

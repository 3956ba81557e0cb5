import FoundationExtras

extension UTType {
  /// The ending that the names of such files have; `nil` where none is known.
  public var preferredFilenameExtension: String? { TypeIdentifiers.filenameExtension(of: identifier) }

  /// Creates the type of files whose names have an ending; `nil` where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = TypeIdentifiers.identifier(ofFilenameExtension: filenameExtension) else { return nil }
    self.init(known)
  }
}

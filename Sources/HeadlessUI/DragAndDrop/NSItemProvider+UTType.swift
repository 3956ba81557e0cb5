public import FoundationExtras

extension NSItemProvider {
  /// Creates an item provider for the content of a file.
  ///
  /// - Parameters:
  ///   - fileURL: The URL of the file.
  ///   - contentType: The type of the content. By default, it depends on the filename extension.
  ///   - openInPlace: Whether the receiver can open the original file.
  ///   - coordinated: Has no effect.
  ///   - visibility: Has no effect, because the simulated device has one process.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) { completion in
      completion(fileURL, coordinated, nil)
      return nil
    }
  }

  /// The registered content types, in order.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(importedAs: $0) } }

  /// The registered content types whose files can be opened in place, in order.
  public var registeredContentTypesForOpenInPlace: [UTType] { registeredTypeIdentifiers(fileOptions: .openInPlace).map { UTType(importedAs: $0) } }

  /// Returns the registered content types that conform to a type, in order.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] { registeredContentTypes.filter { $0.conforms(to: contentType) } }

  /// Registers a closure that loads data of a type on demand.
  @preconcurrency
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler) }

  /// Registers a closure that loads a file with data of a type on demand.
  @preconcurrency
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (_ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility, loadHandler: loadHandler)
  }

  /// Loads the data of a type, or of the first registered type that conforms to it.
  ///
  /// The closure is called with the data on a system queue.
  @preconcurrency @discardableResult
  public func loadDataRepresentation(for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads the data of a type into a file and passes the file to a closure on a system queue.
  ///
  /// If both the provider and the receiver support opening in place, the closure receives the registered file and `true`. Otherwise it receives a copy and `false`, and the copy is deleted when the closure returns.
  @preconcurrency @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if openInPlace { return loadInPlaceFileRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler) }
    return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
  }
}

import Foundation

/// One type of data that an item provider has, and where the data come from.
struct ItemRepresentation: Sendable {
  enum Source: Sendable {
    case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
    case file(NSItemProviderFileOptions, @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
    case item(NSItemProvider.LoadHandler)
  }

  let typeIdentifier: String
  let source: Source

  var fileOptions: NSItemProviderFileOptions { if case .file(let options, _) = source { options } else { [] } }

  /// Loads the data.
  func loadData(_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    switch source {
    case .data(let load): _ = load(completion)
    case .file(_, let load):
      _ = load { file, _, error in
        guard let file else { return completion(nil, error) }
        do { completion(try Data(contentsOf: file), nil) } catch { completion(nil, error) }
      }
    case .item(let load):
      load(
        { [typeIdentifier] item, error in
          guard let item else { return completion(nil, error) }
          do { completion(try Self.data(of: item, typeIdentifier), nil) } catch { completion(nil, error) }
        }, NSData.self, nil)
    }
  }

  /// Loads the item as it was registered: data as `NSData`, a file as the URL.
  func loadItem(options: [AnyHashable: Any]?, _ completion: @escaping NSItemProvider.CompletionHandler) {
    switch source {
    case .data(let load): _ = load { completion($0.map { $0 as NSData }, $1) }
    case .file(_, let load): _ = load { completion($0.map { $0 as NSURL }, $2) }
    case .item(let load): load(completion, nil, options)
    }
  }

  /// Loads the data as a file: the one that was registered if it may be opened in place, or else a copy in a folder of its own.
  ///
  /// - Parameters:
  ///   - inPlace: Whether the file that was registered will do.
  ///   - name: The name that the copy should have.
  ///   - completion: Receives the file, and whether it's the one that was registered.
  func loadFile(inPlace: Bool, named name: String?, _ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) {
    guard case .file(let options, let load) = source else {
      return loadData { [typeIdentifier] data, error in
        guard let data else { return completion(nil, false, error) }
        Self.copy(name ?? "data", typeIdentifier, completion) { try data.write(to: $0) }
      }
    }
    _ = load { [typeIdentifier] file, _, error in
      guard let file else { return completion(nil, false, error) }
      if inPlace, options.contains(.openInPlace) { return completion(file, true, nil) }
      Self.copy(name ?? file.lastPathComponent, typeIdentifier, completion) { try FileManager.default.copyItem(at: file, to: $0) }
    }
  }

  private static func copy(_ name: String, _ typeIdentifier: String, _ completion: (URL?, Bool, (any Error)?) -> Void, _ write: (URL) throws -> Void) {
    do {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var file = folder.appendingPathComponent(name)
      if file.pathExtension.isEmpty, let ending = TypeIdentifiers.filenameExtension(of: typeIdentifier) { file.appendPathExtension(ending) }
      try write(file)
      completion(file, false, nil)
    } catch { completion(nil, false, error) }
  }

  private static func data(of item: any NSSecureCoding, _ typeIdentifier: String) throws -> Data {
    switch item {
    case let data as NSData: return data as Data
    case let text as NSString: return Data((text as String).utf8)
    case let url as NSURL:
      let url = url as URL
      return url.isFileURL && !TypeIdentifiers.conforms(typeIdentifier, to: "public.url") ? try Data(contentsOf: url) : Data(url.absoluteString.utf8)
    default: throw NSItemProvider.error(.unavailableCoercionError, "Cannot make data of \(type(of: item)) for type \(typeIdentifier)")
    }
  }
}

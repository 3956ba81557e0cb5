import Foundation
import Synchronization

/// The source of an item provider's data for one type.
struct ItemRepresentation: Sendable {
  enum Source: Sendable {
    case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
    case file(NSItemProviderFileOptions, @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
    case item(NSItemProvider.LoadHandler)
  }

  let typeIdentifier: String
  let source: Source

  var fileOptions: NSItemProviderFileOptions { if case .file(let options, _) = source { options } else { [] } }

  /// Loads the data of the item.
  ///
  /// An app's handler may call the closure more than once, for example if it doesn't return after an error. Only the first call has an effect.
  func loadData(_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let first = FirstCall()
    let completion: @Sendable (Data?, (any Error)?) -> Void = { data, error in if first.isFirst() { completion(data, error) } }
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

  /// Loads the item as it was registered.
  ///
  /// Data becomes `NSData`, and a file becomes its URL. Only the first call of an app's handler has an effect.
  func loadItem(options: [AnyHashable: Any]?, _ completion: @escaping NSItemProvider.CompletionHandler) {
    let first = FirstCall()
    let completion: NSItemProvider.CompletionHandler = { item, error in if first.isFirst() { completion(item, error) } }
    switch source {
    case .data(let load): _ = load { completion($0.map { $0 as NSData }, $1) }
    case .file(_, let load): _ = load { completion($0.map { $0 as NSURL }, $2) }
    case .item(let load): load(completion, nil, options)
    }
  }

  /// Loads the data as a file.
  ///
  /// The result is the registered file if it can be opened in place, or a copy in a separate folder.
  ///
  /// - Parameters:
  ///   - inPlace: Whether the registered file can be used.
  ///   - name: The name for the copy.
  ///   - completion: A closure that receives the file and whether it's the registered file. Only the first call of an app's handler has an effect.
  func loadFile(inPlace: Bool, named name: String?, _ completion: @escaping @Sendable (LoadedFile?, (any Error)?) -> Void) {
    guard case .file(let options, let load) = source else {
      return loadData { [typeIdentifier] data, error in
        guard let data else { return completion(nil, error) }
        Self.copy(name ?? "data", typeIdentifier, completion) { try data.write(to: $0) }
      }
    }
    let first = FirstCall()
    _ = load { [typeIdentifier] file, _, error in
      guard first.isFirst() else { return }
      guard let file else { return completion(nil, error) }
      if inPlace, options.contains(.openInPlace) { return completion(LoadedFile(url: file, folder: nil), nil) }
      Self.copy(name ?? file.lastPathComponent, typeIdentifier, completion) { try FileManager.default.copyItem(at: file, to: $0) }
    }
  }

  private static func copy(_ name: String, _ typeIdentifier: String, _ completion: (LoadedFile?, (any Error)?) -> Void, _ write: (URL) throws -> Void) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var file = folder.appendingPathComponent(fileName(name))
      if file.pathExtension.isEmpty, let ending = TypeIdentifiers.filenameExtension(of: typeIdentifier) { file.appendPathExtension(ending) }
      try write(file)
      completion(LoadedFile(url: file, folder: folder), nil)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      completion(nil, error)
    }
  }

  /// Returns a safe file name.
  ///
  /// A suggested name can be any string, but a file name must not refer to a file outside of the folder.
  private static func fileName(_ suggested: String) -> String {
    let name = suggested.replacingOccurrences(of: "/", with: ":")
    return ["", ".", ".."].contains(name) ? "data" : name
  }

  private static func data(of item: any NSSecureCoding, _ typeIdentifier: String) throws -> Data {
    switch item {
    case let data as NSData: return data as Data
    case let text as NSString: return Data((text as String).utf8)
    case let url as NSURL:
      let url = url as URL
      return url.isFileURL && !TypeIdentifiers.conforms(typeIdentifier, to: "public.url") ? try Data(contentsOf: url) : Data(url.absoluteString.utf8)
    default: throw NSItemProvider.error(.unavailableCoercionError, "Cannot create data from \(type(of: item)) for type \(typeIdentifier)")
    }
  }
}

/// A file with an item's data.
struct LoadedFile: Sendable {
  let url: URL
  /// The folder that was created for the file, or `nil` if this is the registered file.
  let folder: URL?

  /// Deletes the file if it was created for loading.
  func remove() { if let folder { try? FileManager.default.removeItem(at: folder) } }
}

/// A thread-safe flag that identifies the first call.
private final class FirstCall: Sendable {
  private let wasCalled: Mutex<Bool> = Mutex(false)

  func isFirst() -> Bool {
    wasCalled.withLock { wasCalled in
      defer { wasCalled = true }
      return !wasCalled
    }
  }
}

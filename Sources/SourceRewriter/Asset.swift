import Foundation

/// An image or a color of an asset catalog.
struct Asset {
  enum Kind: String {
    case image, color
  }

  var kind: Kind
  /// The names of the enclosing folders that provide a namespace, outermost first.
  var namespaces: [String] = []
  var name: String
  /// Whether the catalog also generates members of `Color`, `UIColor` and `UIImage`.
  var hasExtensions = true

  /// The name in code: “Icons/star”.
  var path: String { (namespaces + [name]).joined(separator: "/") }

  // MARK: Reading catalogs

  /// Reads the images and colors of a catalog.
  static func all(inCatalog path: String) throws -> [Asset] {
    let properties = try Properties.read(path)
    let model = Asset(kind: .image, name: "", hasExtensions: properties?.extensions != "disabled")
    return try all(in: path, as: model)
  }

  private static let kinds: [String: Kind] = ["imageset": .image, "symbolset": .image, "colorset": .color]

  private static func all(in folder: String, as model: Asset) throws -> [Asset] {
    var assets: [Asset] = []
    for entry in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let url = URL(filePath: folder).appending(path: entry)
      var asset = model
      if let kind = kinds[url.pathExtension] {
        (asset.kind, asset.name) = (kind, String(entry.dropLast(url.pathExtension.count + 1)))
        assets.append(asset)
      } else if url.pathExtension.isEmpty, url.isFolder {
        if try Properties.read(url.path(percentEncoded: false))?.providesNamespace == true { asset.namespaces.append(entry) }
        assets += try all(in: url.path(percentEncoded: false), as: asset)
      }
    }
    return assets
  }

  /// The properties of a folder in a catalog, from its `Contents.json`.
  private struct Properties: Decodable {
    private struct File: Decodable {
      var properties: Properties?
    }

    var providesNamespace: Bool?
    /// The catalog's setting for symbol extensions, which is “disabled” to exclude them.
    var extensions: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case extensions = "generate-swift-asset-symbol-extensions"
    }

    /// Reads the properties, or returns `nil` if the folder doesn't contain the file.
    static func read(_ folder: String) throws -> Properties? {
      let path = URL(filePath: folder).appending(path: "Contents.json").path(percentEncoded: false)
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      do {
        return try JSONDecoder().decode(File.self, from: data).properties
      } catch {
        throw Rewriter.Problem(description: "\(path):1: error: the file isn't the JSON of an asset catalog, so the symbols of the catalog can't be written.")
      }
    }
  }
}

extension URL {
  fileprivate var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
}

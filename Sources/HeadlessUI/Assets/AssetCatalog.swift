import Foundation
import UIKit

/// An image in a folder of resources.
struct ImageFile: Sendable {
  let url: URL
  /// The number of pixels per point.
  let scale: CGFloat
  /// The file for the dark appearance, if there is one.
  var darkFile: DarkFile?

  struct DarkFile: Sendable {
    let url: URL
    let scale: CGFloat

    var size: CGSize? { ImageFile(url: url, scale: scale).size }
  }

  /// The size in points, or `nil` if the file's first bytes don't contain it, as with vector images.
  var size: CGSize? {
    guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: 1 << 16), let pixels = ImageHeader.pixelSize(of: data) else { return nil }
    return CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }
}

/// The images in a resource folder: image files, and the sets in asset catalogs.
///
/// Xcode compiles asset catalogs. SwiftPM copies them unchanged, so they are read here.
enum AssetCatalog {
  static let imageTypes: Set<String> = ["png", "jpg", "jpeg", "gif", "heic", "pdf", "svg", "webp"]

  /// Returns the images in a folder by name.
  static func images(in folder: URL) -> [String: ImageFile] {
    var images: [String: ImageFile] = [:]
    for name in names(in: folder) {
      let url = folder.appendingPathComponent(name)
      switch url.pathExtension.lowercased() {
      case "xcassets": addSets(in: url, prefix: "", to: &images)
      case let type where imageTypes.contains(type): addFile(url, to: &images)
      default: break
      }
    }
    return images
  }

  private static func names(in folder: URL) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

  /// Adds an image file such as `logo@2x.png`.
  ///
  /// If several files have the same name, the file with the highest scale is used.
  private static func addFile(_ url: URL, to images: inout [String: ImageFile]) {
    let stem = url.deletingPathExtension().lastPathComponent
    let parts = stem.split(separator: "@", maxSplits: 1)
    let scale = parts.count == 2 ? Double(parts[1].prefix { $0.isNumber }).map { CGFloat($0) } : nil
    let file = ImageFile(url: url, scale: max(1, scale ?? 1))
    let name = scale == nil ? stem : String(parts[0])
    // Register the image under both names, because UIKit accepts names with and without the extension.
    for name in [name, "\(name).\(url.pathExtension)"] where images[name].map({ $0.scale < file.scale }) ?? true { images[name] = file }
  }

  private struct Contents: Decodable {
    struct Item: Decodable, AppearanceVariant {
      let filename: String?
      let scale: String?
      let appearances: [[String: String]]?
    }

    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    let images: [Item]?
    /// The image files of a custom symbol, or `nil` for other sets.
    let symbols: [Item]?
    let properties: Properties?
  }

  private static func addSets(in folder: URL, prefix: String, to images: inout [String: ImageFile]) {
    for kind in ["imageset", "symbolset"] {
      forEachSet(kind, in: folder, prefix: prefix) { name, url in if let file = file(of: url) { images[name] = file } }
    }
  }

  /// Returns the colors of the catalogs in a folder by name.
  static func colors(in folder: URL) -> [String: ColorSet] {
    var colors: [String: ColorSet] = [:]
    for name in names(in: folder) where name.hasSuffix(".xcassets") {
      forEachSet("colorset", in: folder.appendingPathComponent(name), prefix: "") { name, url in
        let file: ColorFile? = decoded(contentsOf: url)
        if let set = file?.set { colors[name] = set }
      }
    }
    return colors
  }

  /// Returns whether a catalog has an image or color set.
  ///
  /// A catalog that contains only data assets isn't a source of images.
  static func hasImagesOrColors(at catalog: URL) -> Bool {
    names(in: catalog).contains { name in
      let url = catalog.appendingPathComponent(name)
      return ["imageset", "symbolset", "colorset"].contains(url.pathExtension) || (url.pathExtension.isEmpty && hasImagesOrColors(at: url))
    }
  }

  /// Returns the contents and type identifier of a data asset, looked up by name in a folder's catalogs.
  static func data(named name: String, in folder: URL) -> (data: Data, typeIdentifier: String)? {
    var found: (data: Data, typeIdentifier: String)?
    for catalog in names(in: folder) where catalog.hasSuffix(".xcassets") {
      forEachSet("dataset", in: folder.appendingPathComponent(catalog), prefix: "") { setName, url in
        guard setName == name, found == nil, let file: DataFile = decoded(contentsOf: url) else { return }
        for item in file.data {
          guard let filename = item.filename, let data = try? Data(contentsOf: url.appendingPathComponent(filename)) else { continue }
          found = (data, item.typeIdentifier ?? UTType(filenameExtension: (filename as NSString).pathExtension)?.identifier ?? "public.data")
          return
        }
      }
    }
    return found
  }

  private struct DataFile: Decodable {
    struct Item: Decodable {
      let filename: String?
      let typeIdentifier: String?

      enum CodingKeys: String, CodingKey {
        case filename
        case typeIdentifier = "universal-type-identifier"
      }
    }

    let data: [Item]
  }

  /// Calls a closure with the name and URL of each set of the given kind in a catalog.
  private static func forEachSet(_ kind: String, in folder: URL, prefix: String, _ body: (String, URL) -> Void) {
    for name in names(in: folder) {
      let url = folder.appendingPathComponent(name)
      if url.pathExtension == kind {
        body(prefix + name.dropLast(kind.count + 1), url)
      } else if url.pathExtension.isEmpty {
        let isNamespace = contents(of: url)?.properties?.providesNamespace == true
        forEachSet(kind, in: url, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, body)
      }
    }
  }

  /// Returns the file with the highest scale in a set, preferring files for any appearance.
  private static func file(of set: URL) -> ImageFile? {
    let contents = contents(of: set)
    let files = (contents?.images ?? contents?.symbols ?? []).compactMap { item -> (isUsual: Bool, isDark: Bool, file: ImageFile)? in
      guard let name = item.filename else { return nil }
      let scale = item.scale.flatMap { Double($0.prefix { $0.isNumber }) } ?? 1
      return (item.isUsual, item.isDark, ImageFile(url: set.appendingPathComponent(name), scale: max(1, CGFloat(scale))))
    }
    let usual = files.filter(\.isUsual)
    var file = (usual.isEmpty ? files : usual).map(\.file).max { $0.scale < $1.scale }
    if !usual.isEmpty { file?.darkFile = files.filter(\.isDark).map(\.file).max { $0.scale < $1.scale }.map { ImageFile.DarkFile(url: $0.url, scale: $0.scale) } }
    return file
  }

  private static func contents(of folder: URL) -> Contents? { decoded(contentsOf: folder) }

  private static func decoded<File: Decodable>(contentsOf folder: URL) -> File? {
    (try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))).flatMap { try? JSONDecoder().decode(File.self, from: $0) }
  }
}

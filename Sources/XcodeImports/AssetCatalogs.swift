import Foundation
import PackagePlugin

/// The asset catalogs of a target, whose images and colors get symbols, as in Xcode.
struct AssetCatalogs {
  /// The catalogs, sorted by path.
  private let catalogs: [URL]

  /// Finds the catalogs in a target's folder.
  ///
  /// Catalogs don't need to be declared as resources, because Xcode also finds them by their folder.
  init(of target: any SourceModuleTarget, in package: Package) {
    let folder = target.directoryURL.standardizedFileURL
    let others = Set(package.targets.map { $0.directoryURL.standardizedFileURL.plainPath }).subtracting([folder.plainPath])
    let contents = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    var found: [URL] = []
    while let url = contents?.nextObject() as? URL {
      // Skip other targets, because their folders can be inside this target's folder.
      if others.contains(url.standardizedFileURL.plainPath) { contents?.skipDescendants() }
      guard url.pathExtension == "xcassets", url.isFolder else { continue }
      contents?.skipDescendants()
      found.append(url)
    }
    catalogs = found.sorted { $0.path < $1.path }
  }

  var isEmpty: Bool { catalogs.isEmpty }

  /// The arguments for the tool that generates the symbols.
  var arguments: [String] { catalogs.flatMap { ["--catalog", $0.plainPath] } }

  /// The files and folders that the symbols depend on.
  ///
  /// Folders change when a set is added, and `Contents.json` files define namespaces.
  var inputs: [URL] { catalogs.flatMap(Self.inputs) }

  private static func inputs(in folder: URL) -> [URL] {
    let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    let folders = contents.filter { $0.pathExtension.isEmpty && $0.isFolder }.sorted { $0.path < $1.path }
    return [folder] + contents.filter { $0.lastPathComponent == "Contents.json" } + folders.flatMap(inputs)
  }
}

extension URL {
  /// The path for opening a file.
  var plainPath: String { path(percentEncoded: false) }

  fileprivate var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
}

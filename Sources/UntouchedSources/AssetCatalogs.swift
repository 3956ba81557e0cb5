import Foundation
import PackagePlugin

/// The asset catalogs of a target, whose images and colors have symbols, as in Xcode.
struct AssetCatalogs {
  /// The catalogs in the order of their paths.
  private let catalogs: [URL]

  /// Finds the catalogs in a target's folder, also those that aren't declared as resources, because Xcode knows them by their folder alone.
  init(of target: any SourceModuleTarget, in package: Package) {
    let folder = target.directoryURL.standardizedFileURL
    let others = Set(package.targets.map { $0.directoryURL.standardizedFileURL.plainPath }).subtracting([folder.plainPath])
    let contents = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    var found: [URL] = []
    while let url = contents?.nextObject() as? URL {
      // The folder of a target may be in another one's.
      if others.contains(url.standardizedFileURL.plainPath) { contents?.skipDescendants() }
      guard url.pathExtension == "xcassets", url.isFolder else { continue }
      contents?.skipDescendants()
      found.append(url)
    }
    catalogs = found.sorted { $0.path < $1.path }
  }

  var isEmpty: Bool { catalogs.isEmpty }

  /// The arguments of the tool.
  var arguments: [String] { catalogs.flatMap { ["--catalog", $0.plainPath] } }

  /// What symbols depend on: the folders, which change if a set is added, and what they say of namespaces.
  var inputs: [URL] { catalogs.flatMap(Self.inputs) }

  private static func inputs(in folder: URL) -> [URL] {
    let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    let folders = contents.filter { $0.pathExtension.isEmpty && $0.isFolder }.sorted { $0.path < $1.path }
    return [folder] + contents.filter { $0.lastPathComponent == "Contents.json" } + folders.flatMap(inputs)
  }
}

extension URL {
  /// The path as files are opened by.
  var plainPath: String { path(percentEncoded: false) }

  fileprivate var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
}

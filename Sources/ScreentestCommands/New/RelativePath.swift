import Foundation

/// Functions for relative paths.
enum RelativePath {
  /// Returns the path of a folder relative to another folder, such as `../ScreenTestKit`.
  static func of(_ target: URL, from folder: URL) -> String {
    let (target, folder) = (standardized(target).split(separator: "/"), standardized(folder).split(separator: "/"))
    let shared = zip(target, folder).prefix { $0 == $1 }.count
    let path = Array(repeating: "..", count: folder.count - shared) + target[shared...]
    return path.isEmpty ? "." : path.joined(separator: "/")
  }

  /// Returns the URL of a folder, whose path may be relative to the current folder.
  static func folder(_ path: String, in current: URL) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path, isDirectory: true) : current.appendingPathComponent(path, isDirectory: true)
  }

  /// Returns the path without dots and symbolic links.
  ///
  /// Parts that don't exist keep their names.
  static func standardized(_ url: URL) -> String {
    var (existing, missing) = (url.standardizedFileURL, [String]())
    while existing.path != "/", !FileManager.default.fileExists(atPath: existing.path) {
      missing.insert(existing.lastPathComponent, at: 0)
      existing = existing.deletingLastPathComponent()
    }
    return missing.reduce(existing.resolvingSymlinksInPath()) { $0.appendingPathComponent($1) }.path
  }
}

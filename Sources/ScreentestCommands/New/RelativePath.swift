import Foundation

/// The way from one folder to another.
enum RelativePath {
  /// The path of a folder, as seen from another: `../ScreenTestKit`.
  static func of(_ target: URL, from folder: URL) -> String {
    let (target, folder) = (standardized(target).split(separator: "/"), standardized(folder).split(separator: "/"))
    let shared = zip(target, folder).prefix { $0 == $1 }.count
    let path = Array(repeating: "..", count: folder.count - shared) + target[shared...]
    return path.isEmpty ? "." : path.joined(separator: "/")
  }

  /// The folder of a path that was written, which may be relative to another folder.
  static func folder(_ path: String, in current: URL) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path, isDirectory: true) : current.appendingPathComponent(path, isDirectory: true)
  }

  /// The path without dots and symbolic links; what is not there yet keeps its name.
  static func standardized(_ url: URL) -> String {
    var (existing, missing) = (url.standardizedFileURL, [String]())
    while existing.path != "/", !FileManager.default.fileExists(atPath: existing.path) {
      missing.insert(existing.lastPathComponent, at: 0)
      existing = existing.deletingLastPathComponent()
    }
    return missing.reduce(existing.resolvingSymlinksInPath()) { $0.appendingPathComponent($1) }.path
  }
}

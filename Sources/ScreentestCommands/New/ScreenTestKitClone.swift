import Foundation

/// Looks for the clone of ScreenTestKit on this machine.
enum ScreenTestKitClone {
  /// The clone that one of the places is in, at any depth; the first place that is in one decides.
  static func find(from places: [URL?]) -> URL? {
    for place in places.compactMap(\.self) {
      var folder = place.resolvingSymlinksInPath().standardizedFileURL
      while folder.path != "/" && !folder.path.isEmpty {
        if isClone(folder) { return folder }
        folder = folder.deletingLastPathComponent()
      }
    }
    return nil
  }

  /// Whether a folder has the manifest of ScreenTestKit.
  static func isClone(_ folder: URL) -> Bool {
    guard let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8) else { return false }
    return manifest.contains("\n  name: \"ScreenTestKit\",") && manifest.contains(".library(name: \"ScreenTestKit\"")
  }
}

import Foundation

/// The search for the clone of ScreenTestKit on this machine.
enum ScreenTestKitClone {
  /// Returns the clone that contains one of the places, at any depth.
  ///
  /// The first place inside a clone is used.
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

  /// Returns whether a folder contains ScreenTestKit's manifest.
  static func isClone(_ folder: URL) -> Bool {
    guard let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8) else { return false }
    return manifest.contains("\n  name: \"ScreenTestKit\",") && manifest.contains(".library(name: \"ScreenTestKit\"")
  }
}

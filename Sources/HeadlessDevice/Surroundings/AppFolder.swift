import Foundation
import VirtualTime

/// The home folder of an app on one device, as an iPhone lays it out; it is removed when nothing holds it any more.
final class AppFolder: Sendable {
  let path: String

  /// Creates a folder with those for documents, caches and temporary files.
  ///
  /// Where it cannot be created, what the app writes there fails, as on a full device; it is never written elsewhere.
  init() {
    path = VirtualScheduler.outsideOfSchedulers {
      let home = FileManager.default.temporaryDirectory.appendingPathComponent("ScreenTestKit-\(UUID().uuidString)")
      for folder in ["Documents", "Library/Application Support", "Library/Caches", "Library/Preferences", "tmp"] {
        try? FileManager.default.createDirectory(at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      return home.path
    }
  }

  deinit {
    VirtualScheduler.outsideOfSchedulers { try? FileManager.default.removeItem(atPath: path) }
  }
}

import Foundation
import Synchronization
import VirtualTime

/// The home folder of an app on one device, as an iPhone lays it out; it is removed when nothing holds it any more.
final class AppFolder: Sendable {
  private let home = VirtualScheduler.outsideOfSchedulers {
    FileManager.default.temporaryDirectory.appendingPathComponent("ScreenTestKit-\(UUID().uuidString)")
  }
  private let isCreated = Mutex(false)

  /// The path of the folder; the first who asks creates it with those for documents, caches and temporary files.
  ///
  /// Where it cannot be created, what the app writes there fails, as on a full device; it is never written elsewhere.
  var path: String {
    isCreated.withLock { isCreated in
      if !isCreated { VirtualScheduler.outsideOfSchedulers { createFolders() } }
      isCreated = true
    }
    return home.path
  }

  private func createFolders() {
    for folder in ["Documents", "Library/Application Support", "Library/Caches", "Library/Preferences", "tmp"] {
      try? FileManager.default.createDirectory(at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
  }

  deinit {
    guard isCreated.withLock({ $0 }) else { return }
    VirtualScheduler.outsideOfSchedulers { try? FileManager.default.removeItem(at: home) }
  }
}

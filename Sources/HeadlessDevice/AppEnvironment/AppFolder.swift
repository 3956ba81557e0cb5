import Foundation
import Synchronization
import VirtualTime

/// The home folder of an app on one device, with the layout of an iPhone.
///
/// The folder is removed when this object is deallocated.
final class AppFolder: Sendable {
  private let home = VirtualScheduler.outsideOfSchedulers {
    FileManager.default.temporaryDirectory.appendingPathComponent("ScreenTestKit-\(UUID().uuidString)")
  }
  private let isCreated = Mutex(false)

  /// The path of the folder, which is created with its subfolders at the first access.
  ///
  /// If the folder can't be created, the app's writes fail, as on a full device. Files are never written elsewhere.
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

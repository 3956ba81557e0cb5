import Foundation
import HeadlessUI
import Synchronization
import VirtualTime

/// The main bundles of apps: a folder for each app, with copies of its resources and an `Info.plist`.
///
/// The bundles are folders on disk, because Foundation's `Bundle` can't be subclassed here. A folder is created when its app first uses its bundle, and removed when the process ends.
enum AppBundles {
  private struct Key: Hashable {
    let name: String
    let bundleIdentifier: String
    let modules: [String]
  }

  private static let known = Mutex<[Key: Bundle]>([:])

  private static let root: String = {
    let path = FileManager.default.temporaryDirectory.path + "\(CurrentStrings.folderOfApps)\(UUID().uuidString)"
    atexit { try? FileManager.default.removeItem(atPath: AppBundles.root) }
    return path
  }()

  /// Returns the bundle of an app, or `nil` if its folder can't be created.
  ///
  /// - Parameters:
  ///   - name: The name of the app's product.
  ///   - bundleIdentifier: The app's identifier.
  ///   - modules: The modules of the app's code, whose resources are in the bundle. If two files have the same name, the first module's file is used.
  static func bundle(name: String, bundleIdentifier: String, modules: [String]) -> Bundle? {
    let key = Key(name: name, bundleIdentifier: bundleIdentifier, modules: modules)
    return VirtualScheduler.outsideOfSchedulers {
      known.withLock { known in
        if let bundle = known[key] { return bundle }
        do {
          let bundle = try created(key, resources: ResourceBundles.shared.folders(ofModules: modules))
          known[key] = bundle
          return bundle
        } catch {
          report(error, about: name)
          return nil
        }
      }
    }
  }

  /// Creates the bundle of an app without resources, and returns `nil` if its folder can't be created.
  ///
  /// The bundle of an app without modules would have the resources of all modules.
  static func createEmpty(name: String, bundleIdentifier: String) -> Bundle? {
    VirtualScheduler.outsideOfSchedulers {
      known.withLock { known in
        let key = Key(name: name, bundleIdentifier: bundleIdentifier, modules: [])
        let bundle = try? created(key, resources: [])
        known[key] = bundle
        return bundle
      }
    }
  }

  /// Removes a bundle that was created without resources.
  static func removeEmpty(name: String, bundleIdentifier: String) {
    VirtualScheduler.outsideOfSchedulers {
      known.withLock { known in
        let files = FileManager.default
        guard let bundle = known.removeValue(forKey: Key(name: name, bundleIdentifier: bundleIdentifier, modules: [])) else { return }
        try? files.removeItem(at: bundle.bundleURL.deletingLastPathComponent())
        if (try? files.contentsOfDirectory(atPath: root))?.isEmpty == true { try? files.removeItem(atPath: root) }
      }
    }
  }

  private static func created(_ key: Key, resources folders: [URL]) throws -> Bundle? {
    let folder = "\(root)/\(UUID().uuidString)/\(key.name.replacing("/", with: ":")).app"
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for resources in folders {
      for name in try files.contentsOfDirectory(atPath: resources.path).sorted() {
        let path = "\(folder)/\(name)"
        if name != "Info.plist", !files.fileExists(atPath: path) {
          // Copy the file instead of linking it, because an app could write to the link and change a file of the build.
          try files.copyItem(atPath: "\(resources.path)/\(name)", toPath: path)
        }
      }
    }
    let information = AppInformation.entries(ofModules: key.modules, product: key.name, bundleIdentifier: key.bundleIdentifier, resources: folders)
    try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0).write(to: URL(fileURLWithPath: "\(folder)/Info.plist"))
    return Bundle(path: folder)
  }

  private static func report(_ error: any Error, about name: String) {
    UsageError(
      kind: "app.bundle", action: "create the main bundle of the app “\(name)”", reason: "its folder can't be written: \(error.localizedDescription)",
      advice: "free space in \(NSTemporaryDirectory()), or set TMPDIR to a writable folder. The app uses the bundle of the test runner.", place: nil
    ).report()
  }

  /// Returns the bundle with the resources of a class's module, or `nil` if the module has no resources.
  static func bundle(ofModuleOf type: AnyClass) -> Bundle? {
    VirtualScheduler.outsideOfSchedulers { ResourceBundles.shared.folder(ofModule: ConformingTypes.module(of: type)).flatMap { Bundle(path: $0.path) } }
  }
}

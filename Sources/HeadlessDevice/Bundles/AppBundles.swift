import FoundationExtras
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
  ///   - name: The app's name.
  ///   - bundleIdentifier: The app's identifier.
  ///   - modules: The modules of the app's code, whose resources are in the bundle. If two files have the same name, the first module's file is used.
  static func bundle(name: String, bundleIdentifier: String, modules: [String]) -> Bundle? {
    let key = Key(name: name, bundleIdentifier: bundleIdentifier, modules: modules)
    return VirtualScheduler.outsideOfSchedulers {
      known.withLock { known in
        if let bundle = known[key] { return bundle }
        let bundle = created(key)
        known[key] = bundle
        return bundle
      }
    }
  }

  private static func created(_ key: Key) -> Bundle? {
    let folder = "\(root)/\(UUID().uuidString)/\(key.name.replacing("/", with: ":")).app"
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var information = AppInformationOfModules.always(name: key.name, bundleIdentifier: key.bundleIdentifier)
      for resources in ResourceBundles.shared.folders(ofModules: key.modules) {
        for name in try files.contentsOfDirectory(atPath: resources.path).sorted() {
          let path = "\(folder)/\(name)"
          if name == "Info.plist" {
            let list = try? PropertyListSerialization.propertyList(from: Data(contentsOf: resources.appendingPathComponent(name)), format: nil)
            information.merge(list as? [String: Any] ?? [:]) { _, new in new }
          } else if !files.fileExists(atPath: path) {
            // Copy the file instead of linking it, because an app could write to the link and change a file of the build.
            try files.copyItem(atPath: "\(resources.path)/\(name)", toPath: path)
          }
        }
      }
      information.merge(AppInformationOfModules.declared(by: key.modules, name: key.name, bundleIdentifier: key.bundleIdentifier)) { _, new in new }
      try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0).write(to: URL(fileURLWithPath: "\(folder)/Info.plist"))
    } catch {
      UsageError(
        kind: "app.bundle", action: "create the main bundle of the app “\(key.name)”", reason: "its folder can't be written: \(error.localizedDescription)",
        advice: "free space in \(NSTemporaryDirectory()), or set TMPDIR to a writable folder. The app uses the bundle of the test runner.", place: nil
      ).report()
      return nil
    }
    return Bundle(path: folder)
  }

  /// Returns the bundle with the resources of a class's module, or `nil` if the module has no resources.
  static func bundle(ofModuleOf type: AnyClass) -> Bundle? {
    VirtualScheduler.outsideOfSchedulers { ResourceBundles.shared.folder(ofModule: ConformingTypes.module(of: type)).flatMap { Bundle(path: $0.path) } }
  }
}

/// The contents of the `Info.plist` files of an app's modules.
private enum AppInformationOfModules {
  /// The property lists of all modules, by the names of the modules.
  private static let lists: [String: String] = Dictionary(
    ConformingTypes.of((any _AppInformation).self).compactMap { type in (type as? any _AppInformation.Type).map { (ConformingTypes.module(of: type), $0.propertyList) } }
  ) { first, _ in first }

  /// The entries that every app has.
  static func always(name: String, bundleIdentifier: String) -> [String: Any] {
    [
      "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name, "CFBundleIdentifier": bundleIdentifier, "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": name,
      "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
  }

  /// Returns the entries of the first module with an `Info.plist`.
  ///
  /// Build settings in the entries are replaced as in Xcode.
  static func declared(by modules: [String], name: String, bundleIdentifier: String) -> [String: Any] {
    let settings = [
      "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name, "PRODUCT_MODULE_NAME": modules.first ?? name, "PRODUCT_BUNDLE_IDENTIFIER": bundleIdentifier,
      "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    guard let text = modules.lazy.compactMap({ lists[$0] }).first else { return [:] }
    // Reading the list doesn't fail, because the plugin wrote it as a property list.
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return replacing(settings, in: list ?? [:]) as? [String: Any] ?? [:]
  }

  private static func replacing(_ settings: [String: String], in value: Any) -> Any {
    switch value {
    case let text as String:
      text.replacing(/\$[({](\w+)(?::\w+)?[)}]/) { match in settings[String(match.1)] ?? String(match.0) }
    case let list as [Any]: list.map { replacing(settings, in: $0) }
    case let entries as [String: Any]: entries.mapValues { replacing(settings, in: $0) }
    default: value
    }
  }
}

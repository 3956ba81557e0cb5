import FoundationExtras
import Foundation
import HeadlessUI
import Synchronization
import VirtualTime

/// The main bundles of apps: a folder for each app, as an iPhone has it, with links to the app's resources and an `Info.plist`.
///
/// A bundle is of Foundation's own class, because that class can't have subclasses here. The folders are created when an app asks for its bundle, and removed when the process ends.
enum AppBundles {
  private struct Key: Hashable {
    let name: String
    let bundleIdentifier: String
    let modules: [String]
  }

  private static let known = Mutex<[Key: Bundle]>([:])

  private static let root: String = {
    let path = NSTemporaryDirectory() + "ScreenTestKit-Apps-\(UUID().uuidString)"
    atexit { try? FileManager.default.removeItem(atPath: AppBundles.root) }
    return path
  }()

  /// Returns the bundle of an app, or `nil` if its folder can't be created.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - bundleIdentifier: The app's identifier.
  ///   - modules: The modules of the app's code, whose resources are in the bundle; of two files with one name the first module's is.
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
      var information = AppInformationOfModules.information(for: key.modules, name: key.name, bundleIdentifier: key.bundleIdentifier)
      for resources in ResourceBundles.shared.folders(ofModules: key.modules) {
        for name in try files.contentsOfDirectory(atPath: resources.path).sorted() {
          let path = "\(folder)/\(name)"
          if name == "Info.plist" {
            let list = try? PropertyListSerialization.propertyList(from: Data(contentsOf: resources.appendingPathComponent(name)), format: nil)
            information.merge(list as? [String: Any] ?? [:]) { own, _ in own }
          } else if !files.fileExists(atPath: path) {
            try files.createSymbolicLink(atPath: path, withDestinationPath: "\(resources.path)/\(name)")
          }
        }
      }
      try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0).write(to: URL(fileURLWithPath: "\(folder)/Info.plist"))
    } catch {
      return nil
    }
    return Bundle(path: folder)
  }

  /// The bundle with the resources of a class's module, or `nil` if the module has none.
  static func bundle(ofModuleOf type: AnyClass) -> Bundle? {
    VirtualScheduler.outsideOfSchedulers { ResourceBundles.shared.folder(ofModule: ConformingTypes.module(of: type)).flatMap { Bundle(path: $0.path) } }
  }
}

/// What the `Info.plist` files of an app's modules say.
private enum AppInformationOfModules {
  /// The property lists of all modules, by the names of the modules.
  private static let lists: [String: String] = Dictionary(
    ConformingTypes.of((any _AppInformation).self).compactMap { type in (type as? any _AppInformation.Type).map { (ConformingTypes.module(of: type), $0.propertyList) } }
  ) { first, _ in first }

  /// Returns what Xcode's build puts into an app's `Info.plist`: the file's entries, with the build settings in them, and those that every app has.
  static func information(for modules: [String], name: String, bundleIdentifier: String) -> [String: Any] {
    var information: [String: Any] = [
      "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name, "CFBundleIdentifier": bundleIdentifier, "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": name,
      "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    let settings = [
      "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name, "PRODUCT_MODULE_NAME": modules.first ?? name, "PRODUCT_BUNDLE_IDENTIFIER": bundleIdentifier,
      "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    for module in modules {
      guard var text = lists[module] else { continue }
      for (setting, value) in settings { text = text.replacing("$(\(setting))", with: value) }
      let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      information.merge(list as? [String: Any] ?? [:]) { _, new in new }
      break
    }
    return information
  }
}

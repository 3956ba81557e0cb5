import FoundationExtras
import Foundation

/// The contents of an app's `Info.plist`, from the files of its modules.
enum AppInformation {
  /// The property lists of all modules, by the names of the modules.
  private static let lists: [String: String] = Dictionary(
    ConformingTypes.of((any _AppInformation).self).compactMap { type in (type as? any _AppInformation.Type).map { (ConformingTypes.module(of: type), $0.propertyList) } }
  ) { first, _ in first }

  /// Returns the entries of an app.
  ///
  /// The entries of an `Info.plist` in the app's resources replace the entries that every app has, and the entries of a module's own `Info.plist` replace both.
  ///
  /// - Parameters:
  ///   - modules: The modules of the app's code.
  ///   - product: The name of the app's product, which is the build setting `PRODUCT_NAME`.
  ///   - bundleIdentifier: The app's identifier.
  ///   - folders: The folders with the app's resources.
  static func entries(ofModules modules: [String], product: String, bundleIdentifier: String, resources folders: [URL]) -> [String: Any] {
    var entries = always(name: product, bundleIdentifier: bundleIdentifier)
    for folder in folders {
      let list = (try? Data(contentsOf: folder.appendingPathComponent("Info.plist"))).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
      entries.merge(list as? [String: Any] ?? [:]) { _, new in new }
    }
    return entries.merging(declared(by: modules, name: product, bundleIdentifier: bundleIdentifier)) { _, new in new }
  }

  /// Returns the name under an app's icon: its display name, its bundle name, or the name of its product.
  ///
  /// - Parameters:
  ///   - entries: The entries of the app's `Info.plist`.
  ///   - product: The name of the app's product.
  static func name(in entries: [String: Any], product: String) -> String {
    let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { entries[$0] as? String }
    // A name with a build setting that only Xcode knows isn't a name.
    return names.first { !$0.isEmpty && !$0.contains("$(") && !$0.contains("${") } ?? product
  }

  /// The entries that every app has.
  private static func always(name: String, bundleIdentifier: String) -> [String: Any] {
    [
      "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name, "CFBundleIdentifier": bundleIdentifier, "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": name,
      "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
  }

  /// Returns the entries of the first module with an `Info.plist`.
  ///
  /// Build settings in the entries are replaced as in Xcode.
  private static func declared(by modules: [String], name: String, bundleIdentifier: String) -> [String: Any] {
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

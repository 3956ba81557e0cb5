import Foundation
import UIKit
import VirtualTime

/// The parameters for looking up localized strings of the current app.
package struct StringEnvironment: Sendable {
  /// The preferred languages, starting with the most preferred one.
  package var languages: [String]
  /// The modules that contain the app's code.
  ///
  /// The resources of these modules are the app's resources.
  package var modules: [String]

  /// Creates parameters from languages and modules.
  package init(languages: [String], modules: [String]) {
    self.languages = languages
    self.modules = modules
  }
}

/// The localized strings of the current app.
///
/// The current app is the launching app, the app in the foreground, or the app under test.
package enum CurrentStrings {
  private static let provider = FirstFunction<@Sendable () -> StringEnvironment?>()

  /// Sets the closure that returns the parameters of the current app.
  ///
  /// Only the first call has an effect.
  package static func setProvider(_ find: @escaping @Sendable () -> StringEnvironment?) {
    provider.set(find)
  }

  private static var appEnvironment: StringEnvironment {
    provider.function?() ?? StringEnvironment(languages: ["en"], modules: [])
  }

  /// Returns the entry for a key and its language, or `nil` if no table contains the key.
  ///
  /// - Parameters:
  ///   - bundle: The folder of the bundle, or `nil` for the app's own resources.
  ///   - languages: The preferred languages, or `nil` for the app's languages.
  static func entry(for key: String, table: String?, bundle: URL?, languages: [String]? = nil) -> (entry: StringEntry, language: String)? {
    let all = ResourceBundles.shared
    guard !key.isEmpty, bundle != nil || all.haveTables else { return nil }
    let appEnvironment = appEnvironment
    for bundle in bundles(at: bundle, appEnvironment) where bundle.hasTables {
      if let found = bundle.entry(for: key, table: table ?? "Localizable", preferring: languages ?? appEnvironment.languages) { return found }
    }
    return nil
  }

  /// Returns the resources in a folder, or the resources of the current app if the folder is `nil`.
  static func bundles(at folder: URL?, _ known: StringEnvironment? = nil) -> [ResourceBundle] {
    let all = ResourceBundles.shared
    return folder.map { [all.bundle(at: $0)] } ?? all.main(ofModules: (known ?? appEnvironment).modules)
  }

  /// Returns the localized string for a key without arguments, or `nil` if no table contains the key.
  ///
  /// This method implements `Bundle.localizedString(forKey:value:table:)`.
  package static func text(for key: String, table: String?, in bundle: Bundle) -> String? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    // A bundle for one language always uses that language, so don't look up the string in the app's languages.
    if bundle.bundlePath.hasSuffix(".lproj") { return nil }
    return entry(for: key, table: table, bundle: folder(of: bundle))?.entry.form
  }

  /// Returns the folder of a bundle, or `nil` for the main bundle, which represents the app's resources.
  static func folder(of bundle: Bundle?) -> URL? { bundle.flatMap { isMain($0.bundlePath) ? nil : $0.bundleURL } }

  /// Returns whether a path is the path of the program's main bundle, or of an app's main bundle.
  ///
  /// In app code, `Bundle.main` would copy the app's resources, even if the string is in another bundle. This method therefore doesn't use it.
  static func isMain(_ path: String) -> Bool { path == program || (path.hasSuffix(".app") && path.contains(folderOfApps)) }

  private static let program: String = VirtualScheduler.outsideOfSchedulers { Bundle.main.bundlePath }

  /// The start of the path of the folder with the apps' main bundles.
  ///
  /// A suffix after this start distinguishes processes.
  package static let folderOfApps: String = "/ScreenTestKit-Apps-"
}

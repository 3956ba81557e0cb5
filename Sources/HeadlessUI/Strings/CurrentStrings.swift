import Foundation
import UIKit
import VirtualTime

/// What the current app looks its texts up by.
package struct StringSurroundings: Sendable {
  /// The languages that a person prefers, the first one most.
  package var languages: [String]
  /// The modules of the app's code, whose resources are the app's.
  package var modules: [String]

  /// Creates surroundings.
  package init(languages: [String], modules: [String]) {
    self.languages = languages
    self.modules = modules
  }
}

/// The texts of the current app: the app that is being launched, the one in front, or the one under test.
package enum CurrentStrings {
  private static let provider = FirstFunction<@Sendable () -> StringSurroundings?>()

  /// Names the function that finds what the current app looks its texts up by; the first one counts.
  package static func setProvider(_ find: @escaping @Sendable () -> StringSurroundings?) {
    provider.set(find)
  }

  private static var surroundings: StringSurroundings {
    provider.function?() ?? StringSurroundings(languages: ["en"], modules: [])
  }

  /// Returns what the tables have for a key, and its language; `nil` where they have nothing.
  ///
  /// - Parameters:
  ///   - bundle: The folder of the bundle; `nil` for the app's own.
  ///   - languages: The preferred languages; `nil` for those of the app.
  static func entry(for key: String, table: String?, bundle: URL?, languages: [String]? = nil) -> (entry: StringEntry, language: String)? {
    let all = ResourceBundles.shared
    guard !key.isEmpty, bundle != nil || all.haveTables else { return nil }
    let surroundings = surroundings
    for bundle in bundles(at: bundle, surroundings) where bundle.hasTables {
      if let found = bundle.entry(for: key, table: table ?? "Localizable", preferring: languages ?? surroundings.languages) { return found }
    }
    return nil
  }

  /// The resources in a folder; without one those of the current app.
  static func bundles(at folder: URL?, _ known: StringSurroundings? = nil) -> [ResourceBundle] {
    let all = ResourceBundles.shared
    return folder.map { [all.bundle(at: $0)] } ?? all.main(ofModules: (known ?? surroundings).modules)
  }

  /// The text of a key without arguments, for `Bundle.localizedString(forKey:value:table:)`; `nil` where no table has it.
  package static func text(for key: String, table: String?, in bundle: Bundle) -> String? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    // The bundle of one language is that language's, whatever the app's is.
    if bundle.bundlePath.hasSuffix(".lproj") { return nil }
    return entry(for: key, table: table, bundle: folder(of: bundle))?.entry.form
  }

  /// The folder of a bundle; `nil` for the program's own, which stands for the app's.
  static func folder(of bundle: Bundle?) -> URL? { bundle.flatMap { isMain($0.bundlePath) ? nil : $0.bundleURL } }

  /// Whether a folder is that of the program's own bundle, or of an app's main bundle.
  ///
  /// An app's code isn't asked for `Bundle.main`, because that would copy the app's resources for a text of another bundle.
  static func isMain(_ path: String) -> Bool { path == program || (path.hasSuffix(".app") && path.contains(folderOfApps)) }

  private static let program: String = VirtualScheduler.outsideOfSchedulers { Bundle.main.bundlePath }

  /// What the folder with the main bundles of apps is called, before what tells those of processes apart.
  package static let folderOfApps: String = "/ScreenTestKit-Apps-"
}

import Foundation
import HeadlessUI
import Synchronization
import VirtualTime

/// The names of an app.
struct AppNames: Sendable {
  /// The name of the app's product, which is the name of its bundle and of its executable.
  let product: String
  /// The name under the app's icon and in the system's alerts.
  let shown: String
  /// The default bundle identifier.
  let bundleIdentifier: String

  private static let known = Mutex<[ObjectIdentifier: AppNames]>([:])

  /// Creates the names of an app that its test names.
  init(given name: String) {
    product = name
    shown = name
    bundleIdentifier = "com.example.\(name)"
  }

  /// Returns the names of an app that its test doesn't name, which are determined once, because each test installs its apps again.
  ///
  /// - Parameters:
  ///   - type: The app.
  ///   - modules: The modules of the app's code.
  static func names(of type: Any.Type, modules: AppModules) -> AppNames {
    VirtualScheduler.outsideOfSchedulers {
      known.withLock { known in
        if let names = known[ObjectIdentifier(type)] { return names }
        let names = AppNames(of: type, modules: modules.names)
        known[ObjectIdentifier(type)] = names
        return names
      }
    }
  }

  private init(of type: Any.Type, modules: [String]) {
    let product = Self.product(module: ConformingTypes.module(of: type), type: "\(type)")
    let bundleIdentifier = Self.bundleIdentifier(type: "\(type)")
    // Only the app's own modules name it. The app's bundle can have the resources of other modules, too.
    let folders = modules.compactMap { ResourceBundles.shared.folder(ofModule: $0) }
    let entries = AppInformation.entries(ofModules: modules, product: product, bundleIdentifier: bundleIdentifier, resources: folders)
    self.product = product
    self.bundleIdentifier = bundleIdentifier
    shown = AppInformation.name(in: entries, product: product)
  }

  /// Returns the name of an app's product, which is the name of its module.
  ///
  /// A test target isn't a product, so an app in one has its type's name without `App` at the end.
  static func product(module: String, type: String) -> String { module.hasSuffix("Tests") ? name(ofType: type) : module }

  /// Returns the default bundle identifier of an app: `com.example.` and its type's name without `App` at the end.
  static func bundleIdentifier(type: String) -> String { "com.example.\(name(ofType: type))" }

  private static func name(ofType type: String) -> String { type.hasSuffix("App") && type.count > 3 ? String(type.dropLast(3)) : type }
}

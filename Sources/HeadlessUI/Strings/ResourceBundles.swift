import Foundation
import Synchronization
import VirtualTime

/// The resource folders next to the program.
///
/// SwiftPM creates them with names such as `Package_Module.resources`.
package final class ResourceBundles: Sendable {
  /// The resource folders of this process.
  package static let shared: ResourceBundles = ResourceBundles()

  private struct State {
    var named: [String: ResourceBundle] = [:]
    var known: [String: ResourceBundle] = [:]
  }

  private let state: Mutex<State> = Mutex(State())
  private let tablesAreThere: Atomic<Bool> = Atomic(false)
  private let imagesAreThere: Atomic<Bool> = Atomic(false)

  private init() {
    // Look up the main bundle outside of the simulated device, because `Bundle.main` is the app's bundle in the app's code.
    let main = VirtualScheduler.outsideOfSchedulers { Bundle.main }
    for folder in Set([main.executableURL?.deletingLastPathComponent() ?? main.bundleURL, main.bundleURL]) { add(folder) }
  }

  /// Adds the resource folders that are in a folder.
  package func add(_ folder: URL) {
    VirtualScheduler.outsideOfSchedulers {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
        let bundle = ResourceBundle(folder.appendingPathComponent(name))
        note(bundle)
        state.withLock {
          $0.named[(name as NSString).deletingPathExtension] = bundle
          $0.known[Self.path(bundle.url)] = bundle
        }
      }
    }
  }

  private func note(_ bundle: ResourceBundle) {
    if bundle.hasTables { tablesAreThere.store(true, ordering: .relaxed) }
    if bundle.hasImages { imagesAreThere.store(true, ordering: .relaxed) }
  }

  /// A Boolean value that indicates whether any folder contains an image.
  var haveImages: Bool { imagesAreThere.load(ordering: .relaxed) }

  /// A Boolean value that indicates whether any folder contains a string table.
  ///
  /// If there isn't a table, views show the keys.
  package var haveTables: Bool { tablesAreThere.load(ordering: .relaxed) }

  /// Returns the resources in the folder of a bundle.
  func bundle(at url: URL) -> ResourceBundle {
    let path = Self.path(url)
    if let known = state.withLock({ $0.known[path] }) { return known }
    let bundle = VirtualScheduler.outsideOfSchedulers { ResourceBundle(url) }
    note(bundle)
    state.withLock { $0.known[path] = bundle }
    return bundle
  }

  /// Runs a closure while the strings in a folder are known.
  ///
  /// Unlike other folders with string tables, the folder doesn't change ``haveTables``.
  package func withStrings(in folder: URL, _ body: () -> Void) {
    let path = Self.path(folder)
    let bundle = VirtualScheduler.outsideOfSchedulers { ResourceBundle(folder) }
    state.withLock { $0.known[path] = bundle }
    body()
    state.withLock { $0.known[path] = nil }
  }

  /// Returns the resources of an app whose code is in the given modules.
  ///
  /// If the modules don't have resources, this method returns all resources, sorted by name.
  func main(ofModules modules: [String]) -> [ResourceBundle] {
    let named = state.withLock { $0.named }
    let own = modules.flatMap { module in named.keys.filter { $0.hasSuffix("_\(module)") }.sorted() }
    return (own.isEmpty ? named.keys.sorted() : own).compactMap { named[$0] }
  }

  /// Returns the resource folders of an app whose code is in the given modules.
  package func folders(ofModules modules: [String]) -> [URL] { main(ofModules: modules).map(\.url) }

  /// Returns the resource folder of a module, or `nil` if the module doesn't have resources.
  package func folder(ofModule module: String) -> URL? {
    // Use the shortest name: "Shop_Core" belongs to the module "Core", but "Shop_App_Core" belongs to another module.
    state.withLock { $0.named.filter { $0.key.hasSuffix("_\(module)") }.min { ($0.key.count, $0.key) < ($1.key.count, $1.key) }?.value.url }
  }

  private static func path(_ url: URL) -> String { url.standardizedFileURL.resolvingSymlinksInPath().path }
}

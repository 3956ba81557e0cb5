import Foundation
import Synchronization
import VirtualTime

/// The folders of resources that lie beside the program, as SwiftPM builds them: `Package_Module.resources`.
package final class ResourceBundles: Sendable {
  /// Those of this process.
  package static let shared: ResourceBundles = ResourceBundles()

  private struct State {
    var named: [String: ResourceBundle] = [:]
    var known: [String: ResourceBundle] = [:]
  }

  private let state: Mutex<State> = Mutex(State())
  private let tablesAreThere: Atomic<Bool> = Atomic(false)
  private let imagesAreThere: Atomic<Bool> = Atomic(false)

  private init() {
    // In an app's code it would be the app's bundle.
    let main = VirtualScheduler.outsideOfSchedulers { Bundle.main }
    for folder in Set([main.executableURL?.deletingLastPathComponent() ?? main.bundleURL, main.bundleURL]) { add(folder) }
  }

  /// Adds the folders of resources that lie in another folder.
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

  /// Whether there is any image.
  var haveImages: Bool { imagesAreThere.load(ordering: .relaxed) }

  /// Whether there is any table of strings: without one, keys are what is shown.
  var haveTables: Bool { tablesAreThere.load(ordering: .relaxed) }

  /// The resources in the folder of a bundle.
  func bundle(at url: URL) -> ResourceBundle {
    let path = Self.path(url)
    if let known = state.withLock({ $0.known[path] }) { return known }
    let bundle = VirtualScheduler.outsideOfSchedulers { ResourceBundle(url) }
    note(bundle)
    state.withLock { $0.known[path] = bundle }
    return bundle
  }

  /// The resources of an app whose code is in modules: those of the modules, or where they have none, all that there are, by name.
  func main(ofModules modules: [String]) -> [ResourceBundle] {
    let named = state.withLock { $0.named }
    let own = modules.flatMap { module in named.keys.filter { $0.hasSuffix("_\(module)") }.sorted() }
    return (own.isEmpty ? named.keys.sorted() : own).compactMap { named[$0] }
  }

  /// The folders with the resources of an app whose code is in modules.
  package func folders(ofModules modules: [String]) -> [URL] { main(ofModules: modules).map(\.url) }

  /// The folder with the resources of one module, or `nil` if the module has none.
  package func folder(ofModule module: String) -> URL? {
    // "Shop_Core" before "Shop_App_Core", which is another module's.
    state.withLock { $0.named.filter { $0.key.hasSuffix("_\(module)") }.min { ($0.key.count, $0.key) < ($1.key.count, $1.key) }?.value.url }
  }

  private static func path(_ url: URL) -> String { url.standardizedFileURL.resolvingSymlinksInPath().path }
}

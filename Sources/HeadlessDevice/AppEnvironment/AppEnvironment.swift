import Foundation
import HeadlessUI
import Synchronization

/// The state of a device's apps that code on every thread can read, such as launch options, defaults and folders.
///
/// For example, an app can read its defaults in an actor.
final class AppEnvironment: Sendable {
  private struct State {
    var defaults: [String: AppDefaults] = [:]
    var launches: [String: LaunchOptions] = [:]
    var names: [String: String] = [:]
    var folders: [String: AppFolder] = [:]
    var modules: [String: AppModules] = [:]
    var permissions: [String: [Permission: Bool]] = [:]
    var launchingApp: String?
    var frontmostApp: String?
    var appUnderTest: String?

    var currentApp: String? { launchingApp ?? frontmostApp }
  }

  private let state = Mutex(State())
  private let settings: SystemSettingsStorage

  init(settings: SystemSettingsStorage) { self.settings = settings }

  /// The bundle identifier of the app in front.
  var frontmostApp: String? {
    get { state.withLock { $0.frontmostApp } }
    set { state.withLock { $0.frontmostApp = newValue } }
  }

  /// Whether the current app is in front.
  ///
  /// An app that's being launched counts as in front.
  var isCurrentAppInFront: Bool { state.withLock { $0.frontmostApp == ($0.appUnderTest ?? $0.currentApp) || $0.launchingApp != nil } }

  /// The answers to permission requests, by bundle identifier.
  var permissions: [String: [Permission: Bool]] {
    get { state.withLock { $0.permissions } }
    set { state.withLock { $0.permissions = newValue } }
  }

  /// Stores the modules of an app's code.
  func noteModules(_ modules: AppModules, of bundleIdentifier: String) { state.withLock { $0.modules[bundleIdentifier] = modules } }

  /// The languages and modules for localized strings of the current app, or of the app under test if no app is in front.
  var strings: StringEnvironment {
    let (modules, launched) = state.withLock { state in
      let app = state.currentApp ?? state.appUnderTest
      return (app.flatMap { state.modules[$0] }, app.flatMap { state.launches[$0] })
    }
    return StringEnvironment(languages: launched?.languages ?? [settings.value.locale.identifier], modules: modules?.names ?? [])
  }

  /// The locale, time zone and calendar of the current app, or of the device if no app is in front.
  var region: AppLocale { AppLocale(launch: launchOptions, settings: settings) }

  /// Returns the answer to a permission request, if there is one.
  func answer(to permission: Permission, of app: String) -> Bool? { state.withLock { $0.permissions[app]?[permission] } }

  /// Sets the answer to a permission request, or resets it.
  func setAnswer(_ answer: Bool?, to permission: Permission, of app: String) { state.withLock { $0.permissions[app, default: [:]][permission] = answer } }

  /// Stores the app under test, which tests use by default.
  func noteAppUnderTest(_ bundleIdentifier: String) { state.withLock { $0.appUnderTest = bundleIdentifier } }

  /// Runs the launch of an app.
  ///
  /// The app is the current app while its first views are created.
  func launching<Result>(_ bundleIdentifier: String, name: String, options: LaunchOptions, _ body: () -> Result) -> Result {
    defaults(of: bundleIdentifier).setArguments(options.arguments)
    state.withLock {
      $0.launches[bundleIdentifier] = options
      $0.names[bundleIdentifier] = name
      $0.launchingApp = bundleIdentifier
    }
    defer { state.withLock { $0.launchingApp = nil } }
    return body()
  }

  /// The app that's being launched, or otherwise the app in front.
  var currentApp: String? { state.withLock { $0.currentApp } }

  /// The defaults of the app that's being launched, or otherwise of the app in front.
  var currentDefaults: AppDefaults? { currentApp.map { defaults(of: $0) } }

  /// The defaults of the current app, or of the app under test before its launch.
  ///
  /// A test can prepare the defaults before the launch.
  var defaultsOfAppOrTest: AppDefaults? { state.withLock { $0.currentApp ?? $0.appUnderTest }.map { defaults(of: $0) } }

  /// Returns the defaults of an app or a shared suite, and creates them if needed.
  func defaults(of name: String) -> AppDefaults {
    state.withLock { state in
      if let known = state.defaults[name] { return known }
      let made = AppDefaults()
      state.defaults[name] = made
      return made
    }
  }

  /// The launch options of the current app.
  var launchOptions: LaunchOptions? {
    state.withLock { state in state.currentApp.flatMap { state.launches[$0] } }
  }

  /// The launch arguments of the current app, after the path of its executable, as in every process.
  var arguments: [String]? {
    state.withLock { state in
      guard let app = state.currentApp, let options = state.launches[app] else { return nil }
      let name = state.names[app] ?? app
      return ["/Applications/\(name).app/\(name)"] + options.arguments
    }
  }

  /// The main bundle of the current app.
  var mainBundle: Bundle? {
    let (app, name, modules) = state.withLock { state in
      let app = state.currentApp
      return (app, app.flatMap { state.names[$0] ?? $0 }, app.flatMap { state.modules[$0] })
    }
    guard let app, let name else { return nil }
    return AppBundles.bundle(name: name, bundleIdentifier: app, modules: modules?.names ?? [])
  }

  /// Returns the home folder of an app, or `nil` if the app hasn't used it.
  func existingHomeFolder(of app: String) -> String? { state.withLock { $0.folders[app] }?.path }

  /// The home folder of the current app, which is created at the first access.
  var homeFolder: String? {
    let folder = state.withLock { state -> AppFolder? in
      guard let app = state.currentApp else { return nil }
      if let known = state.folders[app] { return known }
      let folder = AppFolder()
      state.folders[app] = folder
      return folder
    }
    return folder?.path
  }
}

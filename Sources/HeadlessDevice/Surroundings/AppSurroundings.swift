import Foundation
import HeadlessUI
import Synchronization

/// What the apps on one device find around them: what they were launched with, what they have stored, their folders, and which of them is the current one.
///
/// It is used from every thread: an app may read its defaults in an actor.
final class AppSurroundings: Sendable {
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

  /// The app in front.
  var frontmostApp: String? {
    get { state.withLock { $0.frontmostApp } }
    set { state.withLock { $0.frontmostApp = newValue } }
  }

  /// Whether the app whose code runs is in front; it counts as that while it is launched.
  var isCurrentAppInFront: Bool { state.withLock { $0.frontmostApp == ($0.appUnderTest ?? $0.currentApp) || $0.launchingApp != nil } }

  /// The answers to questions for permission, by bundle identifier.
  var permissions: [String: [Permission: Bool]] {
    get { state.withLock { $0.permissions } }
    set { state.withLock { $0.permissions = newValue } }
  }

  /// Notes the modules of an app's code.
  func noteModules(_ modules: AppModules, of bundleIdentifier: String) { state.withLock { $0.modules[bundleIdentifier] = modules } }

  /// What the current app looks its texts up by; where none is in front, the app under test.
  var strings: StringSurroundings {
    let (modules, launched) = state.withLock { state in
      let app = state.currentApp ?? state.appUnderTest
      return (app.flatMap { state.modules[$0] }, app.flatMap { state.launches[$0] })
    }
    return StringSurroundings(languages: launched?.languages ?? [settings.value.locale.identifier], modules: modules?.names ?? [])
  }

  /// What Foundation calls current here: the locale, the time zone and the calendar of the current app; where none is in front, those of the device.
  var region: Region { Region(launch: launchOptions, settings: settings) }

  /// The answer to a question for permission, if there was one.
  func answer(to permission: Permission, of app: String) -> Bool? { state.withLock { $0.permissions[app]?[permission] } }

  /// Sets the answer to a question for permission, or forgets it.
  func setAnswer(_ answer: Bool?, to permission: Permission, of app: String) { state.withLock { $0.permissions[app, default: [:]][permission] = answer } }

  /// Notes the app that a test means when it names none.
  func noteAppUnderTest(_ bundleIdentifier: String) { state.withLock { $0.appUnderTest = bundleIdentifier } }

  /// Runs the launch of an app, which is the current one while its first views are created.
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

  /// The app that is being launched, or else the one in front.
  var currentApp: String? { state.withLock { $0.currentApp } }

  /// The store of the app that is being launched, or of the one in front.
  var currentDefaults: AppDefaults? { currentApp.map { defaults(of: $0) } }

  /// The store of the current app, or of the app under test where none is in front: a test prepares it before the launch.
  var defaultsOfAppOrTest: AppDefaults? { state.withLock { $0.currentApp ?? $0.appUnderTest }.map { defaults(of: $0) } }

  /// The store of an app, or of a suite that several apps share, created where there is none yet.
  func defaults(of name: String) -> AppDefaults {
    state.withLock { state in
      if let known = state.defaults[name] { return known }
      let made = AppDefaults()
      state.defaults[name] = made
      return made
    }
  }

  /// What the current app was launched with.
  var launchOptions: LaunchOptions? {
    state.withLock { state in state.currentApp.flatMap { state.launches[$0] } }
  }

  /// The arguments that the current app was launched with, behind the path of its executable as in every process.
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

  /// The home folder of the current app; it is created when it is first asked for.
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

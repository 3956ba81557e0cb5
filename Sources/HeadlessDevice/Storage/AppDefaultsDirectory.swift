import HeadlessUI
import Synchronization

/// What the apps on one device have stored, by bundle identifier, and which of them is the current one.
///
/// It is used from every thread: an app may read its defaults in an actor.
final class AppDefaultsDirectory: Sendable {
  private struct State {
    var stores: [String: AppDefaults] = [:]
    var launchingApp: String?
    var frontmostApp: String?
  }

  private let state = Mutex(State())

  /// The app that is being launched, while its first views are made.
  var launchingApp: String? {
    get { state.withLock { $0.launchingApp } }
    set { state.withLock { $0.launchingApp = newValue } }
  }

  /// The app in front.
  var frontmostApp: String? {
    get { state.withLock { $0.frontmostApp } }
    set { state.withLock { $0.frontmostApp = newValue } }
  }

  /// The store of the app that is being launched, or of the one in front.
  var current: AppDefaults? {
    let app = state.withLock { $0.launchingApp ?? $0.frontmostApp }
    return app.map { defaults(of: $0) }
  }

  /// The store of an app, created where there is none yet.
  func defaults(of bundleIdentifier: String) -> AppDefaults {
    state.withLock { state in
      if let known = state.stores[bundleIdentifier] { return known }
      let made = AppDefaults()
      state.stores[bundleIdentifier] = made
      return made
    }
  }
}

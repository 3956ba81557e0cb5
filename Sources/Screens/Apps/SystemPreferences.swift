/// The Settings app.
///
/// ``SystemPreferencesRootScreen`` is its first screen. The steps for the app are in ``SystemPreferencesContext``.
public final class SystemPreferences: BaseApp {
  /// Creates a reference to the Settings app.
  nonisolated public override init() { super.init(bundleIdentifier: "com.apple.Preferences") }
}

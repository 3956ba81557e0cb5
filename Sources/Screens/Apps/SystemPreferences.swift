/// The system's app for settings.
///
/// Its screens are ``SystemPreferencesRootScreen`` and its kin, its steps those of ``SystemPreferencesContext``.
public final class SystemPreferences: BaseApp {
  /// Describes the system's app for settings.
  nonisolated public override init() { super.init(bundleIdentifier: "com.apple.Preferences") }
}

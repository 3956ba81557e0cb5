/// The system's app for settings.
public final class SystemPreferences: BaseApp {
  /// Describes the system's app for settings.
  nonisolated public override init() { super.init(bundleIdentifier: "com.apple.Preferences") }
}

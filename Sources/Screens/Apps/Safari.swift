/// The browser of the simulated device; steps about it are in ``AppContext``.
public final class Safari: BaseApp {
  /// Describes the browser.
  nonisolated public override init() { super.init(bundleIdentifier: "com.apple.mobilesafari") }
}

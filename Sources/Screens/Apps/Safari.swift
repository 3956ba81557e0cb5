/// The web browser of the simulated device.
///
/// The steps for the browser are in ``AppContext``.
public final class Safari: BaseApp {
  /// Creates a reference to the browser.
  nonisolated public override init() { super.init(bundleIdentifier: "com.apple.mobilesafari") }
}

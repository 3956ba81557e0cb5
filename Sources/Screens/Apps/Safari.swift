/// The browser.
public final class Safari: BaseApp {
  /// Describes the browser.
  nonisolated public override init() { super.init(bundleIdentifier: "com.apple.mobilesafari") }
}

import HeadlessUI

extension Device {
  /// What an app has stored on the device.
  ///
  /// It is there before the app's first launch and survives its termination.
  package func defaults(of bundleIdentifier: String) -> AppDefaults {
    if let known = services.defaults[bundleIdentifier] { return known }
    let made = AppDefaults()
    services.defaults[bundleIdentifier] = made
    return made
  }
}

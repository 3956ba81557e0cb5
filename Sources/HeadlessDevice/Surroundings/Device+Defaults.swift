import HeadlessUI

extension Device {
  /// Returns the defaults of an app on this device.
  ///
  /// They exist before the app's first launch and survive its termination.
  package func defaults(of bundleIdentifier: String) -> AppDefaults {
    surroundings.defaults(of: bundleIdentifier)
  }
}

internal import HeadlessDevice
internal import HeadlessUI

extension XCUIDevice {
  /// The appearance of the device: light or dark.
  public enum Appearance: Int, Sendable {
    /// The appearance is unknown.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
  }

  /// The appearance of the device, which apps read as their color scheme.
  ///
  /// Each test starts with the light appearance.
  /// Setting the appearance without a device fails the test.
  public var appearance: Appearance {
    get { Device.current.map { $0.settings.isDark ? .dark : .light } ?? .unspecified }
    set(appearance) {
      let attempt = InteractionFailure.Attempt.act("set the appearance of the device")
      if InteractionPreflight.skips(nil, "set the appearance of the device") { return }
      InteractionPreflight.record("setAppearance", "set the appearance of the device to \(appearance == .dark ? "dark" : "light")", on: nil)
      guard let device = InteractionPreflight.device(for: attempt, launches: false) else { return }
      device.perform(cause: "a change of the appearance") { device.settings.isDark = appearance == .dark }
      settle(after: attempt)
    }
  }
}

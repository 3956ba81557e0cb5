internal import HeadlessDevice
internal import HeadlessUI

extension XCUIDevice {
  /// Whether apps show dark texts on a light background, or the other way round.
  public enum Appearance: Int, Sendable {
    /// It is not known.
    case unspecified = 0
    /// Dark texts on a light background.
    case light = 1
    /// Light texts on a dark background.
    case dark = 2
  }

  /// The appearance of the device, which apps read as their color scheme; each test begins with a light one.
  ///
  /// Setting it without a device fails the test.
  public var appearance: Appearance {
    get { Device.current.map { $0.settings.isDark ? .dark : .light } ?? .unspecified }
    set(appearance) {
      let attempt = InteractionFailure.Attempt.act("set the appearance of the device")
      if ElementInteraction.skips(nil, "set the appearance of the device") { return }
      ElementInteraction.record("setAppearance", "set the appearance of the device to \(appearance == .dark ? "dark" : "light")", on: nil)
      guard let device = ElementInteraction.device(for: attempt, launches: false) else { return }
      device.perform(cause: "a change of the appearance") { device.settings.isDark = appearance == .dark }
      settle(after: attempt)
    }
  }
}

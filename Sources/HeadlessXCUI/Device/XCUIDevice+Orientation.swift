internal import HeadlessDevice
internal import VirtualTime

extension XCUIDevice {
  /// The physical orientation of the device.
  ///
  /// Each test starts in portrait.
  /// Turning the device to landscape or portrait updates the layout of every app. The screen doesn't rotate upside down, or while the device lies flat.
  /// Setting the orientation without a device fails the test.
  public var orientation: UIDeviceOrientation {
    get { Device.current.flatMap { UIDeviceOrientation(rawValue: $0.orientation.rawValue) } ?? .unknown }
    set {
      if InteractionPreflight.skips(nil, "turn the device") { return }
      let attempt = InteractionFailure.Attempt.act("turn the device")
      InteractionPreflight.record("turn", "turn the device", on: nil)
      guard let device = InteractionPreflight.device(for: attempt, launches: false), InteractionPreflight.synchronize(device, for: attempt, chain: nil) else { return }
      device.orientation = DeviceOrientation(rawValue: newValue.rawValue) ?? .unknown
      settle(after: attempt)
    }
  }
}

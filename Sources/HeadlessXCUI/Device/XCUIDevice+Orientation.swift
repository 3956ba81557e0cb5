internal import HeadlessDevice
internal import VirtualTime

extension XCUIDevice {
  /// How the device is held; each test begins with it upright.
  ///
  /// Turning it on its side, or upright again, lays out every app for the screen's new shape. A phone's screen does not turn upside down, and stays as it
  /// is while the device lies flat. Setting it without a device fails the test.
  public var orientation: UIDeviceOrientation {
    get { Device.current.flatMap { UIDeviceOrientation(rawValue: $0.orientation.rawValue) } ?? .unknown }
    set {
      if ElementInteraction.skips(nil, "turn the device") { return }
      let attempt = InteractionFailure.Attempt.act("turn the device")
      ElementInteraction.record("turn", "turn the device", on: nil)
      guard let device = ElementInteraction.device(for: attempt, launches: false), ElementInteraction.synchronize(device, for: attempt, chain: nil) else { return }
      device.orientation = DeviceOrientation(rawValue: newValue.rawValue) ?? .unknown
      settle(after: attempt)
    }
  }
}

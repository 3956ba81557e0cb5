internal import HeadlessDevice
internal import VirtualTime

// Actions on the device as a whole.
extension HeadlessDriver {
  /// Shakes the device, after waiting until the app is idle if the configuration asks for that.
  ///
  /// Fails the test if there's no device or the app never settles.
  package static func shake(as attempt: InteractionFailure.Attempt) {
    guard let device = InteractionPreflight.device(for: attempt), InteractionPreflight.synchronize(device, for: attempt, chain: nil) else { return }
    device.shake()
    XCUIDevice.shared.settle(after: attempt)
  }

  /// Rotates the device.
  ///
  /// If the configuration asks for it, waits before and after until the app is idle, for at most 10 seconds each.
  ///
  /// - Returns: Whether the device now has the orientation. If the app never becomes idle, the test fails and the result is `false`.
  package static func rotate(to orientation: UIDeviceOrientation, as attempt: InteractionFailure.Attempt) -> Bool {
    withConfiguration({ $0.interactionTimeout = min($0.interactionTimeout, 10) }) {
      guard let device = InteractionPreflight.device(for: attempt), InteractionPreflight.synchronize(device, for: attempt, chain: nil) else { return false }
      device.orientation = DeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
      XCUIDevice.shared.settle(after: attempt)
      guard !InteractionFailure.isStopped, InteractionPreflight.synchronize(device, for: attempt, chain: nil) else { return false }
      return device.orientation.rawValue == orientation.rawValue
    }
  }

  /// Removes all alerts without animation and without running a button's action.
  ///
  /// Fails the test if the app keeps showing an alert.
  package static func removeAlerts(as attempt: InteractionFailure.Attempt) {
    guard let device = InteractionPreflight.device(for: attempt), InteractionPreflight.synchronize(device, for: attempt, chain: nil) else { return }
    device.disableAnimations(true)
    defer { device.disableAnimations(false) }
    let (result, remaining) = device.removeAlerts()
    if case .neverSettles(let cause) = result { return InteractionFailure(attempt: attempt, reason: .neverSettles(cause: cause)).report() }
    guard let first = remaining.first else { return }
    InteractionFailure(
      attempt: attempt, reason: .actionFailed("the app keeps showing Alert \(first.quoted)"),
      advice: "make the app set the alert’s binding to false when the alert is dismissed; a constant binding keeps the alert on the screen."
    ).report()
  }

  /// Dismisses the keyboard without animation.
  ///
  /// Fails the test if there's no keyboard.
  package static func dismissKeyboard(as attempt: InteractionFailure.Attempt) {
    guard let device = InteractionPreflight.device(for: attempt), InteractionPreflight.synchronize(device, for: attempt, chain: nil) else { return }
    device.disableAnimations(true)
    defer { device.disableAnimations(false) }
    guard device.dismissKeyboard() else {
      InteractionFailure(attempt: HeadlessDriver.attempt ?? attempt, reason: .noKeyboardFocus).report()
      return
    }
    XCUIDevice.shared.settle(after: attempt)
  }
}

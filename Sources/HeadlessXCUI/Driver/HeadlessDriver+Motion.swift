internal import HeadlessDevice
internal import VirtualTime

// What a person does with the whole device.
extension HeadlessDriver {
  /// Shakes the device, once the app is idle where the configuration says so; fails the test without a device, and where the app never comes to rest.
  package static func shake(as attempt: InteractionFailure.Attempt) {
    guard let device = ElementInteraction.device(for: attempt), ElementInteraction.synchronize(device, for: attempt, chain: nil) else { return }
    device.shake()
    XCUIDevice.shared.settle(after: attempt)
  }

  /// Turns the device, and waits before and after until the app is idle, where the configuration says so, for at most 10 seconds each.
  ///
  /// - Returns: Whether the device is held so now. Where the app is never idle the test fails, and the result is `false`.
  package static func rotate(to orientation: UIDeviceOrientation, as attempt: InteractionFailure.Attempt) -> Bool {
    withConfiguration({ $0.interactionTimeout = min($0.interactionTimeout, 10) }) {
      guard let device = ElementInteraction.device(for: attempt), ElementInteraction.synchronize(device, for: attempt, chain: nil) else { return false }
      device.orientation = DeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
      XCUIDevice.shared.settle(after: attempt)
      guard !InteractionFailure.isStopped, ElementInteraction.synchronize(device, for: attempt, chain: nil) else { return false }
      return device.orientation.rawValue == orientation.rawValue
    }
  }

  /// Removes all alerts, without an animation and without the action of a button; fails the test where the app keeps one.
  package static func removeAlerts(as attempt: InteractionFailure.Attempt) {
    guard let device = ElementInteraction.device(for: attempt), ElementInteraction.synchronize(device, for: attempt, chain: nil) else { return }
    device.disableAnimations(true)
    defer { device.disableAnimations(false) }
    let (result, remaining) = device.removeAlerts()
    if case .neverSettles(let cause) = result { return InteractionFailure(attempt: attempt, reason: .neverSettles(cause: cause)).report() }
    guard let first = remaining.first else { return }
    InteractionFailure(
      attempt: attempt, reason: .actionFailed("the app keeps Alert \(first.quoted)"),
      advice: "let the app set the binding of the alert to false when it is dismissed; a constant binding keeps the alert on the screen."
    ).report()
  }

  /// Dismisses the keyboard, without an animation; fails the test where there is none.
  package static func dismissKeyboard(as attempt: InteractionFailure.Attempt) {
    guard let device = ElementInteraction.device(for: attempt), ElementInteraction.synchronize(device, for: attempt, chain: nil) else { return }
    device.disableAnimations(true)
    defer { device.disableAnimations(false) }
    guard device.dismissKeyboard() else {
      InteractionFailure(attempt: HeadlessDriver.attempt ?? attempt, reason: .noKeyboardFocus).report()
      return
    }
    XCUIDevice.shared.settle(after: attempt)
  }
}

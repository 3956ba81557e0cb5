internal import HeadlessDevice
internal import VirtualTime

/// The simulated device of the running test and its hardware buttons.
@preconcurrency @MainActor
public final class XCUIDevice {
  /// The hardware buttons of the device.
  public enum Button: Int, Sendable {
    /// The Home button, which shows the home screen and sends the app to the background.
    case home = 1
    /// The volume-up button.
    case volumeUp = 2
    /// The volume-down button.
    case volumeDown = 3
  }

  /// The device of the running test.
  nonisolated public static let shared: XCUIDevice = XCUIDevice()

  nonisolated private init() {}

  /// Presses a hardware button of the device.
  ///
  /// Apps aren't notified of the volume buttons.
  public func press(_ button: Button) {
    if InteractionPreflight.skips(nil, "press the \(button == .home ? "home" : "volume") button") { return }
    let attempt = InteractionFailure.Attempt.act("press the \(button == .home ? "home" : "volume") button")
    InteractionPreflight.record("press", "press the \(button == .home ? "home" : "volume") button", on: nil)
    guard let device = InteractionPreflight.device(for: attempt), InteractionPreflight.synchronize(device, for: attempt, chain: nil), button == .home else { return }
    device.pressHome()
    settle(after: attempt)
  }

  /// Runs the work that apps start after a change to the device.
  ///
  /// Fails the test if the work never ends.
  func settle(after attempt: InteractionFailure.Attempt) {
    guard case .neverSettles(let cause)? = Device.current?.settle() else { return }
    InteractionFailure(attempt: attempt, reason: .neverSettles(cause: cause)).report()
  }
}

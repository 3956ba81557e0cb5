internal import HeadlessDevice
internal import VirtualTime

/// The simulated device of the running test, as far as it has buttons.
@preconcurrency @MainActor
public final class XCUIDevice {
  /// The buttons on the device's case.
  public enum Button: Int, Sendable {
    /// The home button: brings the home screen to the front and sends the app to the background.
    case home = 1
    /// The button that raises the volume.
    case volumeUp = 2
    /// The button that lowers the volume.
    case volumeDown = 3
  }

  /// The device of the running test.
  nonisolated public static let shared: XCUIDevice = XCUIDevice()

  nonisolated private init() {}

  /// Presses a button of the device.
  ///
  /// The volume buttons change nothing that an app sees.
  public func press(_ button: Button) {
    if ElementInteraction.skips(nil, "press the \(button == .home ? "home" : "volume") button") { return }
    let attempt = InteractionFailure.Attempt.act("press the \(button == .home ? "home" : "volume") button")
    ElementInteraction.record("press", "press the \(button == .home ? "home" : "volume") button", on: nil)
    guard let device = ElementInteraction.device(for: attempt), ElementInteraction.synchronize(device, for: attempt, chain: nil), button == .home else { return }
    device.pressHome()
    settle(after: attempt)
  }

  /// Runs what something done to the device has set off; fails the test where it never ends.
  func settle(after attempt: InteractionFailure.Attempt) {
    guard case .neverSettles(let cause)? = Device.current?.settle() else { return }
    InteractionFailure(attempt: attempt, reason: .neverSettles(cause: cause)).report()
  }
}

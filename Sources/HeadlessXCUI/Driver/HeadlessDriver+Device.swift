import Foundation
internal import HeadlessDevice
internal import VirtualTime

// What only a simulated device can do.
extension HeadlessDriver {
  /// What a test does with the face or fingerprint sensor.
  package enum BiometricAction: Sendable {
    /// Enrolls a face or a finger, or forgets it.
    case enrol(Bool)
    /// Shows the sensor the enrolled face or finger, or one that is not enrolled.
    case show(isMatching: Bool)
  }

  /// What becomes of a URL that is opened.
  package enum URLOutcome: Sendable {
    /// An app has opened it.
    case opened
    /// The system asks whether an app may open it.
    case asks
    /// No app opens it.
    case noApp
  }

  /// Launches an app, after terminating it where it runs; returns whether it could, and fails the test when not.
  package static func launch(_ app: XCUIApplication) -> Bool { app.performLaunch() }

  /// Brings an app to the front, launching it where it does not run; returns whether it could, and fails the test when not.
  package static func activate(_ app: XCUIApplication) -> Bool { app.performActivation() }

  /// The name under the app's icon, whether the app runs or not; empty where no such app is installed.
  package static func displayName(of app: XCUIApplication) -> String {
    guard let device = Device.current, device.isInstalled(app.identifier(on: device)) else { return "" }
    return device.name(of: app.identifier(on: device))
  }

  /// Whether the app in front is laid out from right to left.
  package static var isRightToLeft: Bool { Device.inUse?.isRightToLeft ?? false }

  /// Does something with the sensor; fails the test where there is no device, and where the app does not come to rest.
  package static func perform(_ action: BiometricAction, as attempt: InteractionFailure.Attempt) {
    guard let device = ElementInteraction.device(for: attempt), ElementInteraction.synchronize(device, for: attempt, chain: nil) else { return }
    switch action {
    case .enrol(let isEnrolled): device.biometrics.isEnrolled = isEnrolled
    case .show(isMatching: true): device.biometrics.match()
    case .show(isMatching: false): device.biometrics.mismatch()
    }
    XCUIDevice.shared.settle(after: attempt)
  }

  /// Opens a URL from the app in front; fails the test where there is no device, and where an app never comes to rest.
  package static func open(_ url: URL, as attempt: InteractionFailure.Attempt) -> URLOutcome {
    guard let device = ElementInteraction.device(for: attempt), ElementInteraction.synchronize(device, for: attempt, chain: nil) else { return .opened }
    switch device.open(url) {
    case .opened:
      XCUIDevice.shared.settle(after: attempt)
      return .opened
    case .asks: return .asks
    case .noApp: return .noApp
    }
  }
}

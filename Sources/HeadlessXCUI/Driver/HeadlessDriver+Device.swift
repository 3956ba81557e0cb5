import Foundation
internal import HeadlessDevice
internal import VirtualTime

// Features that only a simulated device has.
extension HeadlessDriver {
  /// An action on the biometric sensor.
  package enum BiometricAction: Sendable {
    /// Enrolls a face or fingerprint, or removes the enrollment.
    case enrol(Bool)
    /// Presents a face or fingerprint that matches the enrolled one, or one that doesn't.
    case show(isMatching: Bool)
  }

  /// The result of opening a URL.
  package enum URLOutcome: Sendable {
    /// An app opened the URL.
    case opened
    /// The system asks whether an app may open the URL.
    case asks
    /// No app opens the URL.
    case noApp
  }

  /// Launches an app, terminating it first if it's running, and returns whether that succeeded.
  ///
  /// A failed launch fails the test.
  package static func launch(_ app: XCUIApplication) -> Bool { app.performLaunch() }

  /// Activates an app, launching it first if it isn't running, and returns whether that succeeded.
  ///
  /// If it fails, the test fails.
  package static func activate(_ app: XCUIApplication) -> Bool { app.performActivation() }

  /// Returns the name under the app's icon, or an empty string if the app isn't installed.
  package static func displayName(of app: XCUIApplication) -> String {
    guard let device = Device.current, device.isInstalled(app.identifier(on: device)) else { return "" }
    return device.name(of: app.identifier(on: device))
  }

  /// Whether the frontmost app is laid out from right to left.
  package static var isRightToLeft: Bool { Device.inUse?.isRightToLeft ?? false }

  /// Performs an action on the biometric sensor.
  ///
  /// Fails the test if there's no device or the app never settles.
  package static func perform(_ action: BiometricAction, as attempt: InteractionFailure.Attempt) {
    guard let device = InteractionPreflight.device(for: attempt), InteractionPreflight.synchronize(device, for: attempt, chain: nil) else { return }
    switch action {
    case .enrol(let isEnrolled): device.biometrics.isEnrolled = isEnrolled
    case .show(isMatching: true): device.biometrics.match()
    case .show(isMatching: false): device.biometrics.mismatch()
    }
    XCUIDevice.shared.settle(after: attempt)
  }

  /// Opens a URL from the frontmost app.
  ///
  /// Fails the test if there's no device or an app never settles.
  package static func open(_ url: URL, as attempt: InteractionFailure.Attempt) -> URLOutcome {
    guard let device = InteractionPreflight.device(for: attempt), InteractionPreflight.synchronize(device, for: attempt, chain: nil) else { return .opened }
    switch device.open(url) {
    case .opened:
      XCUIDevice.shared.settle(after: attempt)
      return .opened
    case .asks: return .asks
    case .noApp: return .noApp
    }
  }
}

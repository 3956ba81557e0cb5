import HeadlessUI
import Synchronization

/// The face or fingerprint sensor of a simulated device.
///
/// The settings are the device's, so they aren't lost when an app is relaunched.
@MainActor
package final class BiometricSensor {
  private struct State {
    var biometryType = BiometryType.faceID
    var isEnrolled = false
  }

  // A lock protects the state, because apps can read it on any thread.
  nonisolated private let state = Mutex(State())

  /// The kind of sensor.
  nonisolated package var biometryType: BiometryType {
    get { state.withLock { $0.biometryType } }
    set { state.withLock { $0.biometryType = newValue } }
  }

  /// Whether a face or a finger is enrolled.
  nonisolated package var isEnrolled: Bool {
    get { state.withLock { $0.isEnrolled } }
    set { state.withLock { $0.isEnrolled = newValue } }
  }

  private var requests: [Request] = []
  private weak var device: Device?
  nonisolated private let appEnvironment: AppEnvironment

  private struct Request {
    let app: String
    let reason: String
    var failures = 0
    let continuation: CheckedContinuation<Void, any Error>
  }

  nonisolated init(appEnvironment: AppEnvironment) { self.appEnvironment = appEnvironment }

  /// Connects the sensor to the device that owns it.
  func install(in device: Device) { self.device = device }

  /// Whether an app is waiting for a match.
  package var isWaiting: Bool { !requests.isEmpty }

  /// Presents the enrolled face or finger.
  ///
  /// This has no effect if no app is waiting for a match.
  package func match() {
    device?.perform(cause: "a biometric match") { answer(nil) }
  }

  /// Presents a face or finger that isn't enrolled.
  ///
  /// This has no effect if no app is waiting for a match. Otherwise the system offers to try again. The third failure in a row ends the request with
  /// ``BiometricError/authenticationFailed``.
  package func mismatch() {
    device?.perform(cause: "a biometric mismatch") {
      guard let device, !requests.isEmpty, !device.system.alerts.contains(where: { $0.title == failureTitle }) else { return }
      requests[0].failures += 1
      if requests[0].failures >= 3 { return answer(BiometricError.authenticationFailed) }
      let isFace = biometryType == .faceID
      device.showSystemAlert(
        failureTitle, message: isFace ? "" : requests[0].reason,
        [
          .init(title: isFace ? "Try Face ID Again" : "Try Touch ID Again") {},
          .init(title: "Cancel", role: .cancel) { [unowned self] in answer(BiometricError.userCancel) },
        ])
    }
  }

  private var failureTitle: String { biometryType == .faceID ? "Face Not Recognized" : "Touch ID Not Recognized" }

  private func answer(_ error: BiometricError?) {
    guard !requests.isEmpty else { return }
    let request = requests.removeFirst()
    if let error { request.continuation.resume(throwing: error) } else { request.continuation.resume() }
  }

  /// Waits for a match on behalf of an app.
  private func waitForMatch(app: String, reason: String) async throws {
    try await withCheckedThrowingContinuation { continuation in
      requests.append(Request(app: app, reason: reason, continuation: continuation))
    }
  }

  /// Ends the requests of an app that was terminated.
  func cancelRequests(of app: String) {
    let cancelled = requests.filter { $0.app == app }
    requests.removeAll { $0.app == app }
    for request in cancelled { request.continuation.resume(throwing: BiometricError.appCancel) }
  }
}

extension BiometricSensor: BiometricAuthenticator {
  nonisolated package var problem: BiometricError? {
    let state = state.withLock { $0 }
    if state.biometryType == .none { return .notAvailable }
    if !state.isEnrolled { return .notEnrolled }
    if let app = appEnvironment.frontmostApp, appEnvironment.permissions[app]?[.faceID] == false { return .notAvailable }
    return nil
  }

  package func authenticate(localizedReason: String) async throws {
    if let problem { throw problem }
    guard let device, let app = device.frontmostApp else { throw BiometricError.notInteractive }
    if biometryType == .faceID, device.system.permissions[app]?[.faceID] == nil {
      let isAllowed = await device.ask(for: .faceID)
      // Cancel if there's no stored answer, because the app was then terminated while the question was on the screen.
      if device.system.permissions[app]?[.faceID] == nil { throw BiometricError.appCancel }
      guard isAllowed else { throw BiometricError.notAvailable }
    }
    try await waitForMatch(app: app, reason: localizedReason)
  }
}

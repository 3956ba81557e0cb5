import Foundation
import HeadlessUI

/// The face or fingerprint sensor of a simulated device; its settings survive launches of an app.
@MainActor
package final class BiometricSensor {
  /// The kind of sensor.
  package var biometryType: LABiometryType = .faceID
  /// Whether a face or a finger is enrolled.
  package var isEnrolled = false

  private var requests: [Request] = []
  private unowned let device: Device

  private struct Request {
    let app: String
    let reason: String
    var failures = 0
    let continuation: CheckedContinuation<Void, any Error>
  }

  init(device: Device) { self.device = device }

  /// Whether an app is waiting for a match.
  package var isWaiting: Bool { !requests.isEmpty }

  /// Presents the right face or finger; does nothing if no app is waiting.
  package func match() {
    device.perform(cause: "a biometric match") { answer(nil) }
  }

  /// Presents a wrong face or finger; does nothing if no app is waiting.
  ///
  /// The system offers to try again; the third failure in a row ends the request with `LAError.authenticationFailed`.
  package func mismatch() {
    device.perform(cause: "a biometric mismatch") {
      guard !requests.isEmpty, !device.system.alerts.contains(where: { $0.title == failureTitle }) else { return }
      requests[0].failures += 1
      if requests[0].failures >= 3 { return answer(LAError(.authenticationFailed)) }
      let isFace = biometryType == .faceID
      device.showSystemAlert(
        failureTitle, message: isFace ? "" : requests[0].reason,
        [
          .init(title: isFace ? "Try Face ID Again" : "Try Touch ID Again") {},
          .init(title: "Cancel", role: .cancel) { [unowned self] in answer(LAError(.userCancel)) },
        ])
    }
  }

  private var failureTitle: String { biometryType == .faceID ? "Face Not Recognized" : "Touch ID Not Recognized" }

  private func answer(_ error: LAError?) {
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
    for request in cancelled { request.continuation.resume(throwing: LAError(.appCancel)) }
  }
}

extension BiometricSensor: BiometricAuthenticator {
  package func error(for policy: LAPolicy) -> LAError? {
    if biometryType == .none { return LAError(.biometryNotAvailable) }
    if !isEnrolled { return LAError(.biometryNotEnrolled) }
    if let app = device.frontmostApp, device.system.permissions[app]?[.faceID] == false { return LAError(.biometryNotAvailable) }
    return nil
  }

  package func authenticate(_ policy: LAPolicy, localizedReason: String) async throws {
    if let error = error(for: policy) { throw error }
    guard let app = device.frontmostApp else { throw LAError(.notInteractive) }
    if biometryType == .faceID, device.system.permissions[app]?[.faceID] == nil {
      guard try await askForFaceID(app) else { throw LAError(.biometryNotAvailable) }
    }
    try await waitForMatch(app: app, reason: localizedReason)
  }

  /// Asks for the permission to use Face ID, and stores the answer.
  private func askForFaceID(_ app: String) async throws -> Bool {
    let device = device
    return try await withCheckedThrowingContinuation { continuation in
      @MainActor func answer(_ isAllowed: Bool) {
        device.system.permissions[app, default: [:]][.faceID] = isAllowed
        continuation.resume(returning: isAllowed)
      }
      let message = device.userApps.first { $0.bundleIdentifier == app }?.faceIDUsageDescription ?? ""
      device.showSystemAlert(
        "Do you want to allow “\(device.name(of: app))” to use Face ID?", message: message, asker: app,
        [.init(title: "Don’t Allow", role: .cancel) { answer(false) }, .init(title: "OK") { answer(true) }]
      ) { continuation.resume(throwing: LAError(.appCancel)) }
    }
  }
}

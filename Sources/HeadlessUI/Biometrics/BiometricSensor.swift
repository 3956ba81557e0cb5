import Foundation

/// The simulated device's face or fingerprint sensor: enrolment is the device's, and survives launches of the app.
@MainActor
public final class BiometricSensor {
  /// The kind of sensor.
  public var biometryType: LABiometryType = .faceID
  /// Whether a face or a finger is enrolled.
  public var isEnrolled = false

  private var requests: [Request] = []
  private unowned let device: Device

  private struct Request {
    let app: String
    let reason: String
    var failures = 0
    let continuation: CheckedContinuation<Void, any Error>
  }

  init(device: Device) { self.device = device }

  /// Whether an app waits for a match now.
  public var isWaiting: Bool { !requests.isEmpty }

  /// Shows the sensor the right face or finger; nothing happens where no app waits for it.
  public func match() {
    device.perform(cause: "a biometric match") { answer(nil) }
  }

  /// Shows the sensor a wrong face or finger; nothing happens where no app waits for one.
  ///
  /// The system offers to try again; the third failure in a row ends the request with `LAError.authenticationFailed`.
  public func mismatch() {
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
  func authenticate(app: String, reason: String) async throws {
    try await withCheckedThrowingContinuation { continuation in
      requests.append(Request(app: app, reason: reason, continuation: continuation))
    }
  }

  /// The app that waited is gone.
  func cancelRequests(of app: String) {
    let cancelled = requests.filter { $0.app == app }
    requests.removeAll { $0.app == app }
    for request in cancelled { request.continuation.resume(throwing: LAError(.appCancel)) }
  }
}

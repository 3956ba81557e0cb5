import Foundation

/// Asks the person in front of the device to prove who they are, with LocalAuthentication's names.
///
/// It belongs to the app in front when it is asked. Face ID asks for permission the first time, through an alert of the system's own.
@MainActor
public final class LAContext {
  /// Creates a context.
  public init() {}

  /// The kind of the device's sensor.
  public var biometryType: LABiometryType { authenticator?.biometryType ?? .none }

  /// Whether a policy can be evaluated now: a face or finger is enrolled, and the app has not been denied the sensor.
  public func canEvaluatePolicy(_ policy: LAPolicy) -> Bool { error(for: policy) == nil }

  /// Whether a policy can be evaluated now; gives the reason where it cannot.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: inout LAError?) -> Bool {
    error = self.error(for: policy)
    return error == nil
  }

  private func error(for policy: LAPolicy) -> LAError? { authenticator.map { $0.error(for: policy) } ?? LAError(.biometryNotAvailable) }

  private var authenticator: (any BiometricAuthenticator)? { CurrentHostSystem.system?.biometricAuthenticator }

  /// Asks for a face or a finger and waits for the answer.
  ///
  /// - Parameter localizedReason: Why the app asks; Touch ID shows it.
  /// - Returns: True; every other end is an `LAError`.
  @discardableResult
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    guard let authenticator else { throw LAError(.biometryNotAvailable) }
    try await authenticator.authenticate(policy, localizedReason: localizedReason)
    return true
  }

  /// Asks for a face or a finger and calls back with the answer.
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @MainActor (Bool, (any Error)?) -> Void) {
    Task {
      do {
        try await evaluatePolicy(policy, localizedReason: localizedReason)
        reply(true, nil)
      } catch {
        reply(false, error)
      }
    }
  }
}

/// What a person is asked to prove.
public enum LAPolicy: Sendable {
  /// Who they are, by face or finger.
  case deviceOwnerAuthenticationWithBiometrics
  /// Who they are, by face or finger; this device has no passcode to fall back on.
  case deviceOwnerAuthentication
}

/// The kind of a biometric sensor.
public enum LABiometryType: Sendable {
  /// There is none.
  case none
  /// A fingerprint sensor.
  case touchID
  /// A face sensor.
  case faceID
}

/// Why an authentication did not succeed.
public struct LAError: Error, Equatable, Sendable {
  /// The reasons, with LocalAuthentication's names.
  public enum Code: Int, Sendable {
    /// The face or finger was wrong too often.
    case authenticationFailed = -1
    /// The person cancelled.
    case userCancel = -2
    /// The system cancelled.
    case systemCancel = -4
    /// There is no sensor, or the app may not use it.
    case biometryNotAvailable = -6
    /// No face or finger is enrolled.
    case biometryNotEnrolled = -7
    /// The app cancelled, or ended.
    case appCancel = -9
    /// No app is in front to ask in.
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
}

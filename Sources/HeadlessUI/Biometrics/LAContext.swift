import Foundation

/// A context for authentication with Face ID or Touch ID, with LocalAuthentication's names.
///
/// It acts for the app in front. Face ID asks for permission the first time, with an alert of the system.
@MainActor
public final class LAContext {
  /// Creates a context.
  public init() {}

  /// The kind of the device's sensor.
  public var biometryType: LABiometryType { authenticator?.biometryType ?? .none }

  /// Returns whether a policy can be evaluated: a face or finger is enrolled, and the app has not been denied the sensor.
  public func canEvaluatePolicy(_ policy: LAPolicy) -> Bool { error(for: policy) == nil }

  /// Returns whether a policy can be evaluated, and the reason if it cannot.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: inout LAError?) -> Bool {
    error = self.error(for: policy)
    return error == nil
  }

  private func error(for policy: LAPolicy) -> LAError? { authenticator.map { $0.error(for: policy) } ?? LAError(.biometryNotAvailable) }

  private var authenticator: (any BiometricAuthenticator)? { CurrentHostSystem.system?.biometricAuthenticator }

  /// Asks for a face or a finger and waits for the answer.
  ///
  /// - Parameter localizedReason: The reason of the app, which Touch ID shows.
  /// - Returns: `true`; every other result is thrown as an `LAError`.
  @discardableResult
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    guard let authenticator else { throw LAError(.biometryNotAvailable) }
    try await authenticator.authenticate(policy, localizedReason: localizedReason)
    return true
  }

  /// Asks for a face or a finger and calls a closure with the answer.
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

/// A policy of an authentication.
public enum LAPolicy: Sendable {
  /// Authentication by face or finger.
  case deviceOwnerAuthenticationWithBiometrics
  /// Authentication by face or finger; the simulated device has no passcode.
  case deviceOwnerAuthentication
}

/// The kind of a biometric sensor.
public enum LABiometryType: Sendable {
  /// No sensor.
  case none
  /// A fingerprint sensor.
  case touchID
  /// A face sensor.
  case faceID
}

/// An error of an authentication.
public struct LAError: Error, Equatable, Sendable {
  /// The codes of the error, with LocalAuthentication's names.
  public enum Code: Int, Sendable {
    /// The face or finger was not recognized three times.
    case authenticationFailed = -1
    /// The user cancelled.
    case userCancel = -2
    /// The system cancelled.
    case systemCancel = -4
    /// There is no sensor, or the app may not use it.
    case biometryNotAvailable = -6
    /// No face or finger is enrolled.
    case biometryNotEnrolled = -7
    /// The app cancelled, or was terminated.
    case appCancel = -9
    /// No app is in front.
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
}

public import Foundation
import HeadlessUI

/// The domain of authentication errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An authentication error.
public struct LAError: Error, Equatable, Sendable, CustomNSError {
  /// The codes of authentication errors.
  public enum Code: Int, Sendable {
    /// Authentication failed, because the face or fingerprint wasn't recognized three times.
    case authenticationFailed = -1
    /// The user canceled authentication.
    case userCancel = -2
    /// The user chose the fallback.
    ///
    /// On the simulated device, there's no fallback.
    case userFallback = -3
    /// The system canceled authentication.
    case systemCancel = -4
    /// The device doesn't have a passcode.
    case passcodeNotSet = -5
    /// There's no biometric sensor, or the app isn't allowed to use it.
    case biometryNotAvailable = -6
    /// No face or fingerprint is enrolled.
    case biometryNotEnrolled = -7
    /// There were too many failed attempts.
    case biometryLockout = -8
    /// The app canceled authentication or was terminated.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// No app is frontmost, or interaction isn't allowed.
    case notInteractive = -1004
  }

  /// The error code.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }

  init(reason error: BiometricError) {
    switch error {
    case .authenticationFailed: self.init(.authenticationFailed)
    case .userCancel: self.init(.userCancel)
    case .notAvailable: self.init(.biometryNotAvailable)
    case .notEnrolled: self.init(.biometryNotEnrolled)
    case .appCancel: self.init(.appCancel)
    case .notInteractive: self.init(.notInteractive)
    }
  }

  var nsError: NSError { NSError(domain: Self.errorDomain, code: errorCode, userInfo: errorUserInfo) }

  /// The domain of the error.
  public static var errorDomain: String { LAErrorDomain }
  /// The raw value of the error code.
  public var errorCode: Int { code.rawValue }
  /// The localized description of the error.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

  /// A sentence that describes the error.
  public var localizedDescription: String {
    switch code {
    case .authenticationFailed: "Application retry limit exceeded."
    case .userCancel: "Authentication canceled."
    case .userFallback: "Fallback authentication mechanism selected."
    case .systemCancel: "UI canceled by system."
    case .passcodeNotSet: "Passcode not set."
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .biometryNotEnrolled: "No identities are enrolled."
    case .biometryLockout: "Biometry is locked out."
    case .appCancel: "Canceled by another authentication."
    case .invalidContext: "Invalid context."
    case .notInteractive: "User interaction is required."
    }
  }
}

extension LAError {
  /// Authentication failed, because the face or fingerprint wasn't recognized three times.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user canceled authentication.
  public static var userCancel: Code { .userCancel }
  /// The user chose the fallback.
  public static var userFallback: Code { .userFallback }
  /// The system canceled authentication.
  public static var systemCancel: Code { .systemCancel }
  /// The device doesn't have a passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// There's no biometric sensor, or the app isn't allowed to use it.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face or fingerprint is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many failed attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app canceled authentication or was terminated.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated.
  public static var invalidContext: Code { .invalidContext }
  /// No app is frontmost, or interaction isn't allowed.
  public static var notInteractive: Code { .notInteractive }
}

/// Matches an error by its code: `catch LAError.userCancel`.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

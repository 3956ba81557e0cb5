public import Foundation
import HeadlessUI

/// The domain of the errors of an authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of an authentication.
public struct LAError: Error, Equatable, Sendable, CustomNSError {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    /// The face or finger was not recognized three times.
    case authenticationFailed = -1
    /// The user cancelled.
    case userCancel = -2
    /// The user chose the fallback; the simulated device offers none.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// There is no sensor, or the app may not use it.
    case biometryNotAvailable = -6
    /// No face or finger is enrolled.
    case biometryNotEnrolled = -7
    /// Too many attempts have failed.
    case biometryLockout = -8
    /// The app cancelled, or was terminated.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// No app is in front, or interaction is not allowed.
    case notInteractive = -1004
  }

  /// The reason.
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
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error under the key of its description.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

  /// What went wrong, in a sentence.
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
  /// The face or finger was not recognized three times.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user cancelled.
  public static var userCancel: Code { .userCancel }
  /// The user chose the fallback.
  public static var userFallback: Code { .userFallback }
  /// The system cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// There is no sensor, or the app may not use it.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face or finger is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many attempts have failed.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app cancelled, or was terminated.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated.
  public static var invalidContext: Code { .invalidContext }
  /// No app is in front, or interaction is not allowed.
  public static var notInteractive: Code { .notInteractive }
}

/// Lets an error be caught by its code: `catch LAError.userCancel`.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

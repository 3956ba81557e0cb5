/// Authenticates the user for an app: the biometric sensor of the system that the app runs on.
package protocol BiometricAuthenticator: AnyObject, Sendable {
  /// The kind of the sensor.
  var biometryType: BiometryType { get }

  /// The reason why the app in front cannot use the sensor; `nil` where it can.
  var problem: BiometricError? { get }

  /// Waits for a face or a finger, after the permission for it where the app needs one.
  ///
  /// - Throws: A ``BiometricError`` for every end but success.
  @MainActor func authenticate(localizedReason: String) async throws
}

/// The kind of a biometric sensor.
package enum BiometryType: Sendable {
  /// No sensor.
  case none
  /// A fingerprint sensor.
  case touchID
  /// A face sensor.
  case faceID
}

/// The ways in which an authentication ends without success.
package enum BiometricError: Error, Sendable {
  /// The face or finger was not recognized three times.
  case authenticationFailed
  /// The user cancelled.
  case userCancel
  /// There is no sensor, or the app may not use it.
  case notAvailable
  /// No face or finger is enrolled.
  case notEnrolled
  /// The app was terminated.
  case appCancel
  /// No app is in front.
  case notInteractive
}

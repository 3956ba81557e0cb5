/// An object that authenticates an app's user with the biometric sensor of the device.
package protocol BiometricAuthenticator: AnyObject, Sendable {
  /// The kind of the sensor.
  var biometryType: BiometryType { get }

  /// The reason why the app in the foreground can't use the sensor, or `nil` if it can.
  var problem: BiometricError? { get }

  /// Waits until a face or a finger is presented.
  ///
  /// If the app needs permission to use the sensor, the user is asked first.
  ///
  /// - Throws: A ``BiometricError`` if the authentication doesn't succeed.
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

/// A reason why an authentication failed.
package enum BiometricError: Error, Sendable {
  /// The face or finger wasn't recognized in three attempts.
  case authenticationFailed
  /// The user canceled the authentication.
  case userCancel
  /// There is no sensor, or the app isn't allowed to use it.
  case notAvailable
  /// No face or finger is enrolled.
  case notEnrolled
  /// The app was terminated.
  case appCancel
  /// No app is in the foreground.
  case notInteractive
}

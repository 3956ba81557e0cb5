/// Authenticates the user on behalf of ``LAContext``.
@MainActor
package protocol BiometricAuthenticator: AnyObject {
  /// The kind of the sensor.
  var biometryType: LABiometryType { get }

  /// The reason why a policy cannot be evaluated for the app in front; `nil` where it can.
  func error(for policy: LAPolicy) -> LAError?

  /// Waits for a face or a finger, after the permission for it where the app needs one.
  ///
  /// - Throws: An `LAError` for every end but success.
  func authenticate(_ policy: LAPolicy, localizedReason: String) async throws
}

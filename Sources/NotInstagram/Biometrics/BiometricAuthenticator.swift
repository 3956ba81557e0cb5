/// Authenticates the owner of the device with a face or a finger.
@MainActor
protocol BiometricAuthenticator {
  /// The name of the sensor, such as “Face ID”, or `nil` if it can't be used now.
  var name: String? { get }

  /// Asks for a face or a finger.
  /// - Parameter reason: The reason that is shown to the user.
  func authenticate(reason: String) async throws(LoginError)
}

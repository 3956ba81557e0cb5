/// Authenticates the owner of the device by face or finger.
@MainActor
protocol BiometricAuthenticator {
  /// The name of the sensor, such as “Face ID”; `nil` if it cannot be used now.
  var name: String? { get }

  /// Asks for a face or a finger.
  /// - Parameter reason: Why the app asks.
  func authenticate(reason: String) async throws(LoginError)
}

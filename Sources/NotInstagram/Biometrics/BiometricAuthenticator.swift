/// A type that authenticates the device's owner by face or fingerprint.
@MainActor
protocol BiometricAuthenticator {
  /// The name of the sensor, such as “Face ID”, or `nil` if it can't be used now.
  var name: String? { get }

  /// Asks the user to authenticate by face or fingerprint.
  /// - Parameter reason: The reason that is shown to the user.
  func authenticate(reason: String) async throws(LoginError)
}

/// Knows whether the person in front of the device is the one that the device belongs to.
@MainActor
protocol Biometry {
  /// What the device calls it, “Face ID”; `nil` where it cannot be used now.
  var name: String? { get }

  /// Asks for a face or a finger.
  /// - Parameter reason: Why the app asks.
  func authenticate(reason: String) async throws(LoginFailure)
}

/// A store that keeps the logged-in user between launches of the app.
@MainActor
protocol SessionStore {
  var username: String? { get nonmutating set }

  /// The user who logs in with Face ID or Touch ID, or `nil` if this is off.
  var biometricUsername: String? { get nonmutating set }
}

extension SessionStore {
  /// Removes all stored values.
  func clear() {
    username = nil
    biometricUsername = nil
  }
}

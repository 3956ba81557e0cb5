/// Stores the user who is logged in from one launch of the app to the next.
@MainActor
protocol SessionStore {
  var username: String? { get nonmutating set }

  /// The user who logs in with Face ID or Touch ID; `nil` if that is off.
  var biometricUsername: String? { get nonmutating set }
}

extension SessionStore {
  /// Removes everything that is stored.
  func clear() {
    username = nil
    biometricUsername = nil
  }
}

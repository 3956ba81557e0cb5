/// Keeps who is logged in from one launch of the app to the next.
@MainActor
protocol SessionStore {
  var username: String? { get nonmutating set }

  /// Who is logged in by a look or a touch; `nil` where nobody wants that.
  var biometricUsername: String? { get nonmutating set }
}

extension SessionStore {
  /// Forgets everybody.
  func clear() {
    username = nil
    biometricUsername = nil
  }
}

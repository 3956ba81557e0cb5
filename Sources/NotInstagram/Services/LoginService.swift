/// A service that checks users' passwords.
protocol LoginService: Sendable {
  /// Checks a user name and a password.
  func logIn(username: String, password: String) async throws(LoginError)
}

/// Why somebody could not log in.
enum LoginFailure: Error {
  case wrongPassword
  case serviceDown

  /// What the person is told.
  var message: String {
    switch self {
    case .wrongPassword: "The user name or the password is wrong."
    case .serviceDown: "Not Instagram does not answer. Try again later."
    }
  }
}

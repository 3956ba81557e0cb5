/// The reason why a login failed.
enum LoginError: Error {
  case wrongPassword
  case serviceDown
  case notRecognized
  case biometricsNotAllowed
  case cancelled

  /// The message for the user, or `nil` if the user has canceled.
  var message: String? {
    switch self {
    case .wrongPassword: "The user name or the password is wrong."
    case .serviceDown: "Not Instagram isn’t responding. Try again later."
    case .notRecognized: "You were not recognized. Log in with your password."
    case .biometricsNotAllowed: "Not Instagram may not recognize you. Log in with your password."
    case .cancelled: nil
    }
  }
}

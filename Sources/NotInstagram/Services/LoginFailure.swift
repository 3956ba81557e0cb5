/// Why somebody could not log in.
enum LoginFailure: Error {
  case wrongPassword
  case serviceDown
  case notRecognized
  case biometryNotAllowed
  case cancelled

  /// What the person is told; `nil` where they know already.
  var message: String? {
    switch self {
    case .wrongPassword: "The user name or the password is wrong."
    case .serviceDown: "Not Instagram does not answer. Try again later."
    case .notRecognized: "You were not recognized. Log in with your password."
    case .biometryNotAllowed: "Not Instagram may not recognize you. Log in with your password."
    case .cancelled: nil
    }
  }
}

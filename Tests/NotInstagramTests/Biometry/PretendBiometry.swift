@testable import NotInstagram

/// A sensor that answers as the test says.
final class PretendBiometry: Biometry {
  var name: String?
  var failure: LoginFailure?
  private(set) var reasons: [String] = []

  init(name: String? = "Face ID", failure: LoginFailure? = nil) {
    self.name = name
    self.failure = failure
  }

  func authenticate(reason: String) async throws(LoginFailure) {
    reasons.append(reason)
    if let failure { throw failure }
  }
}

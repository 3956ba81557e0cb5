@testable import NotInstagram

/// A sensor whose answers the test sets.
final class StubBiometricAuthenticator: BiometricAuthenticator {
  var name: String?
  var failure: LoginError?
  private(set) var reasons: [String] = []

  init(name: String? = "Face ID", failure: LoginError? = nil) {
    self.name = name
    self.failure = failure
  }

  func authenticate(reason: String) async throws(LoginError) {
    reasons.append(reason)
    if let failure { throw failure }
  }
}

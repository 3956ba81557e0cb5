@testable import NotInstagram

/// A session that is kept by nobody but the test.
final class InMemorySessionStore: SessionStore {
  var username: String?
  var biometricUsername: String?

  init(username: String? = nil, biometricUsername: String? = nil) {
    self.username = username
    self.biometricUsername = biometricUsername
  }
}

@testable import NotInstagram

/// A session store that exists only in memory.
final class InMemorySessionStore: SessionStore {
  var username: String?
  var biometricUsername: String?

  init(username: String? = nil, biometricUsername: String? = nil) {
    self.username = username
    self.biometricUsername = biometricUsername
  }
}

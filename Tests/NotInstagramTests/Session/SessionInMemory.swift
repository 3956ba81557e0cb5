@testable import NotInstagram

/// A session that is kept by nobody but the test.
final class SessionInMemory: SessionStore {
  var username: String?

  init(username: String? = nil) { self.username = username }
}

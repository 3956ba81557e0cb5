import Observation

/// Who is logged in.
///
/// It remembers that from one launch to the next.
@MainActor @Observable
final class Session {
  /// The name of the person who is logged in; `nil` while nobody is.
  private(set) var username: String?

  private let store: any SessionStore
  private let service: any LoginService

  /// Goes on with the session that the store has kept.
  init(store: any SessionStore, service: any LoginService) {
    self.store = store
    self.service = service
    username = store.username
  }

  /// Logs in, unless the service says no.
  func logIn(username: String, password: String) async throws(LoginFailure) {
    try await service.logIn(username: username, password: password)
    store.username = username
    self.username = username
  }

  /// Logs out and forgets who was logged in.
  func logOut() {
    store.username = nil
    username = nil
  }
}

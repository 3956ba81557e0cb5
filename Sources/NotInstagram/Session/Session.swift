import Observation

/// Who is logged in.
///
/// It remembers that from one launch to the next.
@MainActor @Observable
final class Session {
  /// The name of the person who is logged in; `nil` while nobody is.
  private(set) var username: String?
  /// What the person says of themselves.
  var profile = UserProfile()

  private var biometricUsername: String?

  private let store: any SessionStore
  private let service: any LoginService
  private let biometry: any Biometry

  /// Goes on with the session that the store has kept.
  init(store: any SessionStore, service: any LoginService, biometry: any Biometry) {
    self.store = store
    self.service = service
    self.biometry = biometry
    username = store.username
    biometricUsername = store.biometricUsername
  }

  /// Logs in, unless the service says no.
  func logIn(username: String, password: String) async throws(LoginFailure) {
    try await service.logIn(username: username, password: password)
    begin(username)
  }

  /// Logs out and forgets who was logged in.
  func logOut() {
    store.username = nil
    username = nil
    profile = UserProfile()
  }

  private func begin(_ username: String) {
    store.username = username
    self.username = username
  }

  // MARK: Face ID and Touch ID

  /// What the device recognizes people by, “Face ID”; `nil` where it does not.
  var biometryName: String? { biometry.name }

  /// Whether the person who is logged in wants to be recognized the next time.
  var usesBiometry: Bool {
    get { username != nil && biometricUsername == username }
    set {
      biometricUsername = newValue ? username : nil
      store.biometricUsername = biometricUsername
    }
  }

  /// What somebody can log in with now without a password, “Face ID”.
  var biometryToLogInWith: String? { biometricUsername == nil ? nil : biometry.name }

  /// Logs in whoever wanted to be recognized, unless the device does not recognize them.
  func logInWithBiometry() async throws(LoginFailure) {
    guard let biometricUsername else { throw .notRecognized }
    try await biometry.authenticate(reason: "Log in to Not Instagram")
    begin(biometricUsername)
  }
}

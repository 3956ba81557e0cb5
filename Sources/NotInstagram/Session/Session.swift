import Observation

/// The user's session.
///
/// It is restored at the next launch.
@MainActor @Observable
final class Session {
  /// The name of the logged-in user, or `nil` if no user is logged in.
  private(set) var username: String?
  /// The user's profile.
  var profile = UserProfile()

  private var biometricUsername: String?

  private let store: any SessionStore
  private let service: any LoginService
  private let biometrics: any BiometricAuthenticator

  /// Creates a session from the stored values.
  init(store: any SessionStore, service: any LoginService, biometrics: any BiometricAuthenticator) {
    self.store = store
    self.service = service
    self.biometrics = biometrics
    username = store.username
    biometricUsername = store.biometricUsername
  }

  /// Logs in with a user name and a password.
  func logIn(username: String, password: String) async throws(LoginError) {
    try await service.logIn(username: username, password: password)
    begin(username)
  }

  /// Logs out and removes the stored user.
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

  /// The name of the device's sensor, such as “Face ID”, or `nil` if it can't be used.
  var biometricsName: String? { biometrics.name }

  /// Whether the user logs in with the device's sensor the next time.
  var usesBiometrics: Bool {
    get { username != nil && biometricUsername == username }
    set {
      biometricUsername = newValue ? username : nil
      store.biometricUsername = biometricUsername
    }
  }

  /// The name of the sensor that can replace the password now, such as “Face ID”, or `nil`.
  var biometricLogInName: String? { biometricUsername == nil ? nil : biometrics.name }

  /// Logs in the user who has enabled the device's sensor.
  func logInWithBiometrics() async throws(LoginError) {
    guard let biometricUsername else { throw .notRecognized }
    try await biometrics.authenticate(reason: "Log in to Not Instagram")
    begin(biometricUsername)
  }
}

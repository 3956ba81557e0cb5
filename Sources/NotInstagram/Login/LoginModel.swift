import Observation

/// The state and the actions of the login screen.
@MainActor @Observable
final class LoginModel {
  var username = ""
  var password = ""
  /// The error of the last attempt, until the user dismisses its alert.
  private(set) var failure: LoginError?
  private(set) var isLoggingIn = false

  private let session: Session

  init(session: Session) { self.session = session }

  /// Whether both fields have text and the user isn't being logged in.
  var canLogIn: Bool { !username.isEmpty && !password.isEmpty && !isLoggingIn }

  /// The name of the sensor that can replace the password, such as “Face ID”.
  var biometricsName: String? { session.biometricLogInName }

  /// Whether to show the alert about the error.
  ///
  /// Setting the value to `false` clears the error.
  var showsFailure: Bool {
    get { failure?.message != nil }
    set { if !newValue { failure = nil } }
  }

  /// Logs in with the user name and the password in the fields.
  ///
  /// After an error, the password field is cleared.
  func logIn() async {
    guard canLogIn else { return }
    await attempt { [self] () async throws(LoginError) in try await session.logIn(username: username, password: password) }
  }

  /// Logs in with the device's sensor.
  func logInWithBiometrics() async {
    guard !isLoggingIn else { return }
    await attempt { [self] () async throws(LoginError) in try await session.logInWithBiometrics() }
  }

  private func attempt(_ body: () async throws(LoginError) -> Void) async {
    isLoggingIn = true
    defer { isLoggingIn = false }
    do {
      try await body()
    } catch {
      password = ""
      failure = error
    }
  }
}

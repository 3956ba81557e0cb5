import Observation

/// What happens on the login screen.
@MainActor @Observable
final class LoginModel {
  var username = ""
  var password = ""
  /// Why the last attempt failed, until the person has read it.
  private(set) var failure: LoginFailure?
  private(set) var isLoggingIn = false

  private let session: Session

  init(session: Session) { self.session = session }

  /// Whether there is anything to log in with, and no attempt under way.
  var canLogIn: Bool { !username.isEmpty && !password.isEmpty && !isLoggingIn }

  /// What the person can log in with in place of a password, “Face ID”.
  var biometryName: String? { session.biometryToLogInWith }

  /// Whether the person is told of a failure; setting it to `false` is having read it.
  var showsFailure: Bool {
    get { failure?.message != nil }
    set { if !newValue { failure = nil } }
  }

  /// Logs in with what has been typed.
  ///
  /// The password has to be typed anew after a failure.
  func logIn() async {
    guard canLogIn else { return }
    await attempt { [self] () async throws(LoginFailure) in try await session.logIn(username: username, password: password) }
  }

  /// Logs in whom the device recognizes.
  func logInWithBiometry() async {
    guard !isLoggingIn else { return }
    await attempt { [self] () async throws(LoginFailure) in try await session.logInWithBiometry() }
  }

  private func attempt(_ body: () async throws(LoginFailure) -> Void) async {
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

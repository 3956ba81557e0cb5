import HeadlessUI

/// The ways to log in.
///
/// What is typed changes no more of the screen than these.
struct LogInButtons: View {
  let model: LoginModel

  var body: some View {
    Button("Log in") { Task { await model.logIn() } }.disabled(!model.canLogIn)
    if let name = model.biometryName {
      Button("Log in with \(name)") { Task { await model.logInWithBiometry() } }.disabled(model.isLoggingIn)
    }
  }
}

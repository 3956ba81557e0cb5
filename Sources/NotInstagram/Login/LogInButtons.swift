import SwiftUI

/// The buttons of the login screen.
///
/// The buttons are a separate view, so typing doesn't render the rest of the screen again.
struct LogInButtons: View {
  let model: LoginModel

  var body: some View {
    Button("Log in") { Task { await model.logIn() } }.disabled(!model.canLogIn)
    if let name = model.biometricsName {
      Button("Log in with \(name)") { Task { await model.logInWithBiometrics() } }.disabled(model.isLoggingIn)
    }
  }
}

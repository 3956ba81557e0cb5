import SwiftUI
import LocalAuthentication

struct LoginView: View {
  @Binding var username: String
  let logIn: () -> Void
  @State private var password = ""
  @State private var isLoading = false
  @State private var hasFailed = false
  @State private var link = ""

  var body: some View {
    VStack {
      Text("Not Instagram").accessibilityAddTraits(.isHeader)
      TextField("Username", text: $username).accessibilityIdentifier("UsernameField")
      SecureField("Password", text: $password).accessibilityIdentifier("PasswordField")
      Button("Log in") { logInByPassword() }.disabled(username.isEmpty || password.isEmpty)
      Button("Log in with Face ID") { logInByFace() }
      if isLoading { Text("Loading…").accessibilityIdentifier("LoadingLabel") }
      if !link.isEmpty { Text(link).accessibilityIdentifier("LinkLabel") }
    }
    .alert("We could not log you in", isPresented: $hasFailed) {
      Button("Cancel", role: .cancel) {}
    }
    .onOpenURL { link = $0.absoluteString }
  }

  private func logInByPassword() {
    Task {
      isLoading = true
      try? await Task.sleep(for: .seconds(2))
      isLoading = false
      if password == "Password1" { logIn() } else { hasFailed = true }
    }
  }

  private func logInByFace() {
    Task {
      do {
        try await LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Log in")
        username = "Face"
        logIn()
      } catch {
        hasFailed = true
      }
    }
  }
}

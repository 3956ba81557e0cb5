import SwiftUI

/// The login screen.
struct LoginView: View {
  @State private var model: LoginModel
  @State private var showsTour = false
  @State private var showsTerms = false

  init(session: Session) { _model = State(initialValue: LoginModel(session: session)) }

  var body: some View {
    VStack(spacing: 16) {
      Text("Welcome to Not Instagram").font(.title2).accessibilityAddTraits(.isHeader)
      TextField("User name", text: $model.username).accessibilityIdentifier("UsernameField")
      SecureField("Password", text: $model.password).accessibilityIdentifier("PasswordField").onSubmit(logIn)
      LogInButtons(model: model)
      if model.isLoggingIn {
        Text("Logging in…").font(.footnote).accessibilityIdentifier("LoginProgress")
      }
      Spacer()
      Button("Take a tour") { showsTour = true }
      Button("Terms of use") { showsTerms = true }
    }
    .padding()
    .fullScreenCover(isPresented: $showsTour) { TourView() }
    .sheet(isPresented: $showsTerms) { TermsView() }
    .alert("Could not log in", isPresented: $model.showsFailure) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(model.failure?.message ?? "")
    }
  }

  private func logIn() {
    Task { await model.logIn() }
  }
}

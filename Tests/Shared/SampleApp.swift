import HeadlessUI
import Observation

@MainActor @Observable
final class SampleSession {
  var username = ""
  var isLoading = false
  var isLoggedIn = false

  func logIn() async {
    isLoading = true
    try? await Task.sleep(for: .seconds(0.8))
    isLoading = false
    isLoggedIn = true
  }
}

/// A small app for tests of the test case.
struct SampleApp: App {
  @State private var session = SampleSession()

  var body: some Scene {
    WindowGroup {
      if session.isLoggedIn {
        SampleProfile(session: session)
      } else {
        SampleLogin(session: session)
      }
    }
  }
}

struct SampleLogin: View {
  @Bindable var session: SampleSession

  var body: some View {
    VStack {
      Text("Welcome").accessibilityAddTraits(.isHeader)
      TextField("User name", text: $session.username).accessibilityIdentifier("UsernameField")
      Button("Log in") { Task { await session.logIn() } }.disabled(session.username.isEmpty)
      if session.isLoading { Text("Logging in…").accessibilityIdentifier("Spinner") }
    }
  }
}

struct SampleProfile: View {
  let session: SampleSession
  @State private var asks = false

  var body: some View {
    VStack {
      Text("Profile").accessibilityAddTraits(.isHeader)
      Text(session.username).accessibilityIdentifier("UsernameLabel")
      Button("Log out") { asks = true }
    }
    .alert("Log out?", isPresented: $asks) {
      Button("Log out", role: .destructive) { session.isLoggedIn = false }
      Button("Cancel", role: .cancel) {}
    }
  }
}

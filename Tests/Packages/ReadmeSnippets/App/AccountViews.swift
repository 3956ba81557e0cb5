import SwiftUI
import LocalAuthentication

/// A profile, and the screen after logging out.
struct ProfileView: View {
  @State private var isLoggedIn = true

  var body: some View {
    if isLoggedIn {
      Profile { isLoggedIn = false }
    } else {
      Text("Goodbye").accessibilityAddTraits(.isHeader)
    }
  }
}

struct Profile: View {
  let logOut: () -> Void

  var body: some View {
    VStack {
      Text("Not Instagram").accessibilityAddTraits(.isHeader)
      Text("My Profile").accessibilityAddTraits(.isHeader)
      Text("My username").accessibilityIdentifier("UsernameLabel")
      Button("Log out", action: logOut)
    }
  }
}

/// A login with a face or a finger.
struct LoginView: View {
  @State private var isRegistered = false
  @State private var isLoggedIn = false

  var body: some View {
    if isLoggedIn {
      Profile { isLoggedIn = false }
    } else {
      VStack {
        Text("Welcome").accessibilityAddTraits(.isHeader)
        Button("Register") { prove { isRegistered = true } }
        if isRegistered { Text("You are registered").accessibilityIdentifier("RegisteredLabel") }
        Button("Log in") { prove { isLoggedIn = true } }
      }
    }
  }

  private func prove(_ success: @escaping @MainActor () -> Void) {
    Task {
      guard (try? await LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Log in")) == true else { return }
      success()
    }
  }
}

/// Three pages, each with a button that shows the next page.
struct FlowView: View {
  @State private var page = 0

  var body: some View {
    VStack {
      Text(["Name", "Birth date", "Username", "Done"][page]).accessibilityAddTraits(.isHeader)
      Button("Next") { page = min(3, page + 1) }
    }
  }
}

import HeadlessUI
import OSLog

private struct LoginView: View {
  private static let logger = Logger(subsystem: "com.example.login", category: "network")
  @State private var password = ""

  var body: some View {
    VStack {
      SecureField("Password", text: $password).accessibilityIdentifier("Password")
      Button("Log in") {
        Self.logger.info("logging in with \(password, privacy: .public), \(2) tries, \("secret", privacy: .private)")
        Task.detached {
          try await Task.sleep(for: .seconds(1))
          os_log("%{public}@ after %d s, %.1f %%, %{private}@", type: .error, "no answer", 1, 99.5, "hidden")
        }
      }
    }
  }
}

/// An app that writes log messages.
struct LoggingApp: App {
  var body: some Scene { WindowGroup { LoginView() } }
}

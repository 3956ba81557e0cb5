import HeadlessUI
import ScreenTestKit
import Testing

/// A suite whose tests have secrets in their names.
///
/// The names are logged before anything is typed, and the secrets in the file are still concealed.
@Suite(.screenTest(SigningInApp.self))
struct NamedTestSuite: DefaultContexts {
  private let passwordField = SecureTextField(id: "Password")

  @Test("Signing in as ann with hunter2") func theNameOfATestShowsNoSecret() {
    #expect(ScenarioRun.current?.test == "Signing in as ann with ••••••••")
    Scenario("Signing in") {
      When(I: tap(passwordField))
      And(I: type("hunter2", into: passwordField))
    }
  }
}

private struct SigningInApp: HeadlessUI.App {
  @State private var password = ""

  var body: some Scene {
    WindowGroup { SecureField("Password", text: $password).accessibilityIdentifier("Password") }
  }
}

import ScreenTestKit
import Testing

@Suite(.screenTest(SampleApp.self))
struct LoggingIn: DefaultContexts {
  @Test func worksSynchronously() {
    Scenario("Logging in") {
      When(I: logIn)
      Then(I: see(profileScreen))
    }
  }

  @Test func worksAsynchronously() async {
    Scenario("Logging in") {
      When(I: logIn)
      Then(I: see(profileScreen))
    }
    await Task.yield()
  }
  func logIn() {
    loginScreen.usernameField.tap()
    loginScreen.usernameField.type("bob")
    loginScreen.logInButton.tap()
  }
}

import ScreenTestKit
import Testing

/// The same contexts with Swift Testing.
///
/// The tests run in parallel, each on its own device.
@Suite(.screenTest(SampleApp.self))
struct LoggingIn: DefaultContexts {
  @Test func withinASyncTest() {
    Scenario("Logging in") {
      When(I: logIn(as: "ann"))
      Then(I: see(profileScreen))
      And(the: value(of: profileScreen.usernameLabel, is: "ann"))
    }
  }

  @Test(arguments: ["ann", "bob", "cy"])
  func withinAnAsyncTest(username: String) async {
    await Task.yield()
    Scenario("Logging in as \(username)") {
      When(I: logIn(as: username))
      Then(I: see(profileScreen))
      And(the: value(of: profileScreen.usernameLabel, is: username))
    }
  }

  private func logIn(as username: String) {
    tap(loginScreen.usernameField)
    type(username, into: loginScreen.usernameField)
    tap(loginScreen.logInButton)
  }
}

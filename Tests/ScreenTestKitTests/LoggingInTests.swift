import ScreenTestKit

/// A user's first scenarios, in a synchronous and an asynchronous test function.
final class LoggingInTests: SampleTestCase {
  func test_loggingInAndOut() {
    Scenario("Logging in") {
      Given(I: see(loginScreen))
      And(the: state(of: loginScreen.logInButton, isNot: .enabled))
      When(I: tap(loginScreen.usernameField))
      And(I: type("ann", into: loginScreen.usernameField))
      And(I: tap(loginScreen.logInButton))
      Then(I: see(loginScreen.spinner))
      And(I: see(profileScreen))
      And(the: value(of: profileScreen.usernameLabel, is: "ann"))
    }
    Scenario("Logging out") {
      Given(I: see(profileScreen))
      When(I: tap(profileScreen.logOutButton))
      And(I: tap("Log out", in: profileScreen.logOutAlert))
      Then(I: doNotSee(profileScreen))
      But(I: see(loginScreen))
    }
  }

  func test_loggingInWithinAnAsyncTest() async {
    await Task.yield()
    Scenario("Logging in") {
      When(I: logIn)
      Then(I: see(profileScreen))
    }
    await Task.yield()
    Scenario("Still logged in") { Then(I: see(profileScreen)) }
  }

  private func logIn() {
    tap(loginScreen.usernameField)
    type("bob", into: loginScreen.usernameField)
    tap(loginScreen.logInButton)
  }
}

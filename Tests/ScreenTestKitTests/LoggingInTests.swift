import ScreenTestKit

final class LoggingInTests: SampleTestCase {
  func test_loggingIn() {
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

  func test_loggingInAsync() async {
    await Task.yield()
    Scenario("Logging in") {
      When(I: logIn)
      Then(I: see(profileScreen))
    }
    try? await Task.sleep(for: .milliseconds(1))
  }

  func logIn() {
    loginScreen.usernameField.tap()
    loginScreen.usernameField.type("bob")
    loginScreen.logInButton.tap()
  }
  func test_fail() {
    Scenario("Failing") {
      Given(I: see(loginScreen))
      When(I: tap(profileScreen.logOutButton))
      Then(I: see(profileScreen))
    }
  }
}

import TABTestKit

class LoginTests: TABTestCase {

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    App.shared.launchArguments.append("-server-is-mocked")
    launch()
  }

  func test_loggingIn() {
    Scenario("Seeing that nothing can be done without a password") {
      Given(I: see(loginScreen))
      Then(the: state(of: loginScreen.logInButton, isNot: .enabled))
    }
    Scenario("Logging in with a password") {
      When(I: complete(loginScreen))
      Then(I: see(loginScreen.loadingLabel))
      And(I: see(feedScreen))
    }
  }

  func test_aWrongPassword() {
    Scenario("Logging in with a wrong password") {
      Given(I: see(loginScreen))
      When(I: tap(loginScreen.usernameField))
      And(I: type("Kane", into: loginScreen.usernameField))
      And(I: tap(loginScreen.passwordField))
      And(I: type("Password2", into: loginScreen.passwordField))
      And(I: tap(loginScreen.logInButton))
      Then(I: see(loginScreen.anyAlert))
    }
    Scenario("Trying again") {
      When(I: dismiss(loginScreen.anyAlert))
      And(I: tap(loginScreen.passwordField))
      And(I: delete(1, charactersFrom: loginScreen.passwordField))
      And(I: type("1", into: loginScreen.passwordField))
      And(I: tap(loginScreen.logInButton))
      Then(I: see(feedScreen))
    }
  }

  func test_waitingByHand() {
    loginScreen.await()
    loginScreen.complete()
    loginScreen.loadingLabel.await(.exists, .visible, timeout: 1)
    loginScreen.loadingLabel.await(not: .exists, timeout: 3)
    feedScreen.trait.waitFor(.hittable)
    loginScreen.trait.waitFor(not: .exists)
    XCTAssertTrue(feedScreen.trait.determine(.visible))
    XCTAssertFalse(loginScreen.trait.determine(.exists, timeout: 1))
    XCTAssertTrue(loginScreen.trait.determine(not: .exists))
  }

}

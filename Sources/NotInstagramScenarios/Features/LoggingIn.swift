import ScenarioKit
import Screens

/// Logging in with a user name and a password.
struct LoggingIn: NotInstagramFeature {
  let name = "Logging in"

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_loggingIn") {
      Scenario("Logging in") {
        Given(I: see(loginScreen))
        When(I: tap(loginScreen.usernameField))
        And(I: type("My username", into: loginScreen.usernameField))
        And(I: tap(loginScreen.passwordField))
        And(I: type("Password1", into: loginScreen.passwordField))
        And(I: tap(loginScreen.logInButton))
        Then(I: see(loginScreen.progressLabel))
        And(I: see(feedScreen))
        But(I: doNotSee(loginScreen))
      }
    }

    test("test_aWrongPassword") {
      Scenario("Logging in with a wrong password") {
        When(I: logIn(as: "My username", withPassword: "Password2"))
        Then(I: see(loginScreen.failureAlert))
        And(the: message(in: loginScreen.failureAlert, is: "The user name or the password is wrong."))
      }
      Scenario("Trying again") {
        When(I: dismiss(loginScreen.failureAlert))
        And(I: tap(loginScreen.passwordField))
        And(I: type("Password1", into: loginScreen.passwordField))
        And(I: tap(loginScreen.logInButton))
        Then(I: see(feedScreen))
      }
    }

    test("test_theServiceIsDown") {
      Scenario("Logging in while the service is down") {
        Given(the: service(is: .down))
        When(I: logIn)
        Then(I: see(loginScreen.failureAlert))
        And(the: message(in: loginScreen.failureAlert, is: "Not Instagram isn’t responding. Try again later."))
        When(I: tap("OK", in: loginScreen.failureAlert))
        Then(I: doNotSee(loginScreen.failureAlert))
        But(I: see(loginScreen))
      }
    }

    test("test_theButtonWaitsForBothFields") {
      Scenario("The button is enabled when both fields have text") {
        Given(the: state(of: loginScreen.logInButton, isNot: .enabled))
        When(I: tap(loginScreen.usernameField))
        And(I: type("My username", into: loginScreen.usernameField))
        Then(the: state(of: loginScreen.logInButton, isNot: .enabled))
        When(I: tap(loginScreen.passwordField))
        And(I: type("Password1", into: loginScreen.passwordField))
        Then(the: state(of: loginScreen.logInButton, is: .enabled))
      }
    }

    test("test_thePasswordIsHidden") {
      Scenario("The password is hidden while I type") {
        Given(the: value(of: loginScreen.passwordField, is: "Password"))
        When(I: tap(loginScreen.passwordField))
        And(I: type("Sunset2024", into: loginScreen.passwordField))
        Then(the: value(of: loginScreen.passwordField, is: "••••••••••"))
      }
    }

    test("test_aTypingError") {
      Scenario("Correcting a typo") {
        When(I: tap(loginScreen.usernameField))
        And(I: type("My usernme", into: loginScreen.usernameField))
        And(I: delete(2, charactersFrom: loginScreen.usernameField))
        And(I: type("ame", into: loginScreen.usernameField))
        Then(the: value(of: loginScreen.usernameField, is: "My username"))
      }
    }

    test("test_theReturnKey") {
      Scenario("Logging in with the return key") {
        When(I: tap(loginScreen.usernameField))
        And(I: type("My username", into: loginScreen.usernameField))
        And(I: tap(loginScreen.passwordField))
        And(I: type("Password1\n", into: loginScreen.passwordField))
        Then(I: see(feedScreen))
      }
    }
  }
}

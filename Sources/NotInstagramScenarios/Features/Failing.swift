import ScenarioKit
import Screens

/// A test that fails on purpose, because the app's button is called “Log out” and not “Log Out”.
struct Failing: NotInstagramFeature {
  let name = "A mistake in a test"

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_aButtonWithAnotherName") {
      Scenario("Logging out, with a mistake in the test") {
        Given(I: amOnMyProfile)
        When(I: tap(logOutButton))
        And(I: tap("Log out", in: profileScreen.logOutAlert))
        Then(I: doNotSee(profileScreen))
        But(I: see(loginScreen))
      }
    }
  }

  private var logOutButton: Button { Button(id: "Log Out") }
}

import ScenarioKit
import Screens

/// A test that fails on purpose: in the app the button is called “Log out”.
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

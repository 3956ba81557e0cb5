import ScenarioKit
import Screens

/// Values that the app stores between launches.
struct StayingLoggedIn: NotInstagramFeature {
  let name = "Staying logged in"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_relaunching") {
      Scenario("Staying logged in after a relaunch") {
        Given(I: amLoggedIn)
        When(I: relaunchTheApp)
        Then(I: see(feedScreen))
        But(I: doNotSee(loginScreen))
      }
    }

    test("test_aCleanLaunch") {
      Scenario("A clean launch forgets who was logged in") {
        Given(I: amLoggedIn)
        When(I: terminateTheApp)
        And(I: launchTheApp(clean: true))
        Then(I: see(loginScreen))
      }
    }

    test("test_loggingOutStaysLoggedOut") {
      Scenario("Being logged out after a relaunch") {
        Given(I: amLoggedIn)
        And(I: logOut)
        When(I: relaunchTheApp)
        Then(I: see(loginScreen))
      }
    }

    test("test_theBackground") {
      Scenario("Coming back from the background") {
        Given(I: amLoggedIn)
        And(I: open(post: 3))
        When(I: backgroundTheApp)
        And(I: foregroundTheApp)
        Then(I: see(postScreen))
        And(the: value(of: postScreen.navBar.header, is: "Post 3"))
      }
    }
  }
}

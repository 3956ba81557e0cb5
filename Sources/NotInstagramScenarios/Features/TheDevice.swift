import ScenarioKit
import Screens

/// The home screen, the browser and the Settings app.
struct TheDevice: NotInstagramFeature {
  let name = "The device"

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_theHomeScreen") {
      Scenario("Opening the app from the home screen") {
        Given(I: amOnMyProfile)
        When(I: backgroundTheApp)
        Then(I: see(homeScreen))
        When(I: tap(homeScreen.notInstagramIcon))
        Then(I: waitForApp(toBe: .runningForeground))
        And(I: see(profileScreen))
      }
    }

    test("test_theBrowser") {
      Scenario("Looking something up and coming back") {
        Given(I: amLoggedIn)
        When(I: openSafari)
        Then(the: value(of: browserScreen.title, is: "Start Page"))
        When(I: foregroundTheApp)
        Then(I: see(feedScreen))
      }
    }

    test("test_systemPreferences") {
      Scenario("Opening the device's settings") {
        When(I: openSystemPreferences)
        Then(I: see(systemPreferencesRootScreen))
        When(I: tap(systemPreferencesRootScreen.generalCell))
        Then(I: see(systemPreferencesGeneralScreen))
      }
      Scenario("Changing my mind about a reset") {
        When(I: tap(systemPreferencesGeneralScreen.resetCell))
        And(I: tap(systemPreferencesResetScreen.resetCell))
        Then(I: see(systemPreferencesResetScreen.confirmResetSheet))
        When(I: dismiss(systemPreferencesResetScreen.confirmResetSheet))
        Then(I: see(systemPreferencesResetScreen))
        When(I: terminateSystemPreferences)
        And(I: foregroundTheApp)
        Then(I: see(loginScreen))
      }
    }
  }
}

import ScenarioKit
import Screens

/// The user's own profile.
struct Profile: NotInstagramFeature {
  let name = "My profile"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_myProfile") {
      Scenario("Seeing my profile") {
        Given(I: amLoggedIn)
        When(I: tap(tabsScreen.profileTab))
        Then(I: see(profileScreen))
        And(the: value(of: profileScreen.usernameLabel, is: "My username"))
        And(the: value(of: profileScreen.picture, is: "Picture of My username"))
      }
    }

    test("test_loggingOut") {
      Scenario("Logging out") {
        Given(I: amOnMyProfile)
        And(the: value(of: profileScreen.usernameLabel, is: "My username"))
        When(I: tap(profileScreen.logOutButton))
        And(I: tap("Log out", in: profileScreen.logOutAlert))
        Then(I: doNotSee(profileScreen))
        But(I: see(loginScreen))
      }
    }

    test("test_thinkingTwice") {
      Scenario("Changing my mind about logging out") {
        Given(I: amOnMyProfile)
        When(I: tap(profileScreen.logOutButton))
        Then(I: see(profileScreen.logOutAlert))
        When(I: dismiss(profileScreen.logOutAlert))
        Then(I: doNotSee(profileScreen.logOutAlert))
        And(I: see(profileScreen))
      }
    }

    test("test_aPrivateAccount") {
      Scenario("Making my account private") {
        Given(I: amOnMyProfile)
        And(the: value(of: profileScreen.privateAccountSwitch, is: .off))
        When(I: adjust(profileScreen.privateAccountSwitch, to: .on))
        Then(the: value(of: profileScreen.privateAccountSwitch, is: .on))
      }
    }

    test("test_somebodyElse") {
      Scenario("Somebody else logs in") {
        Given(I: amLoggedIn)
        And(I: logOut)
        When(I: logIn(as: "kane", withPassword: "Sunset2024"))
        And(I: tap(tabsScreen.profileTab))
        Then(the: value(of: profileScreen.usernameLabel, is: "kane"))
      }
    }
  }
}

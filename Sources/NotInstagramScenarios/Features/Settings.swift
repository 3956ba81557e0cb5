import ScenarioKit
import Screens

/// Changing the settings.
struct Settings: NotInstagramFeature {
  let name = "The settings"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_openingSettings") {
      Scenario("Opening the settings") {
        Given(I: amOnMyProfile)
        When(I: tap(profileScreen.settingsButton))
        Then(I: see(settingsScreen))
        And(I: see(settingsScreen.header("APPEARANCE")))
        When(I: scroll(settingsScreen, .downwards, until: settingsScreen.versionCell, is: .visible))
        Then(I: see(settingsScreen.versionCell))
      }
      Scenario("Going back to my profile") {
        When(I: dismiss(settingsScreen))
        Then(I: see(profileScreen))
      }
    }

    test("test_hidingLikes") {
      Scenario("Hiding the likes of posts") {
        Given(I: amInTheSettings)
        When(I: adjust(settingsScreen.showLikesSwitch, to: .off))
        And(I: tap(tabsScreen.feedTab))
        And(I: open(post: 1))
        Then(I: see(postScreen.likeButton))
        But(I: doNotSee(postScreen.likesLabel))
      }
    }

    test("test_settingsStay") {
      Scenario("Keeping my settings after a relaunch") {
        Given(I: amInTheSettings)
        And(I: adjust(settingsScreen.showLikesSwitch, to: .off))
        When(I: relaunchTheApp)
        And(I: tap(tabsScreen.profileTab))
        And(I: tap(profileScreen.settingsButton))
        Then(the: value(of: settingsScreen.showLikesSwitch, is: .off))
      }
    }

    test("test_keepingPosts") {
      Scenario("Keeping posts longer") {
        Given(I: amInTheSettings)
        And(I: see(settingsScreen.keepPosts(for: "7 days")))
        When(I: tap(settingsScreen.daysStepper.incrementButton))
        And(I: tap(settingsScreen.daysStepper.incrementButton))
        Then(I: see(settingsScreen.keepPosts(for: "9 days")))
        When(I: tap(settingsScreen.daysStepper.decrementButton))
        Then(I: see(settingsScreen.keepPosts(for: "8 days")))
      }
      Scenario("Keeping posts no longer than ten days") {
        When(I: tap(settingsScreen.daysStepper.incrementButton))
        And(I: tap(settingsScreen.daysStepper.incrementButton))
        Then(the: state(of: settingsScreen.daysStepper.incrementButton, isNot: .enabled))
        But(the: state(of: settingsScreen.daysStepper.decrementButton, is: .enabled))
      }
    }

    test("test_theAppearance") {
      Scenario("Switching to dark mode") {
        Given(I: amInTheSettings)
        And(the: state(of: settingsScreen.appearance("Automatic"), is: .selected))
        When(I: tap(settingsScreen.appearance("Dark")))
        Then(the: state(of: settingsScreen.appearance("Dark"), is: .selected))
        But(the: state(of: settingsScreen.appearance("Automatic"), isNot: .selected))
      }
    }

    test("test_theTextSize") {
      Scenario("Making text larger") {
        Given(I: amInTheSettings)
        And(the: value(of: settingsScreen.textSizeSlider, is: 0.5))
        And(the: value(of: settingsScreen.textSizeLabel, is: "Text size: 17"))
        When(I: adjust(settingsScreen.textSizeSlider, to: 1))
        Then(the: value(of: settingsScreen.textSizeLabel, is: "Text size: 22"))
      }
      Scenario("Making text smaller") {
        When(I: adjust(settingsScreen.textSizeSlider, to: 0))
        Then(the: value(of: settingsScreen.textSizeLabel, is: "Text size: 12"))
      }
    }

    test("test_whoCanComment") {
      Scenario("Choosing who can comment") {
        Given(I: amInTheSettings)
        And(I: scroll(settingsScreen, .downwards, until: settingsScreen.commentersButton, is: .hittable))
        When(I: tap(settingsScreen.commentersButton))
        And(I: tap(settingsScreen.commenters("Friends")))
        Then(I: doNotSee(settingsScreen.commenters("Nobody")))
        When(I: tap(settingsScreen.commentersButton))
        Then(the: state(of: settingsScreen.commenters("Friends"), is: .selected))
      }
    }

    test("test_help") {
      Scenario("Getting help") {
        Given(I: amInTheSettings)
        And(I: scroll(settingsScreen, .downwards, until: settingsScreen.helpLink, is: .hittable))
        When(I: tap(settingsScreen.helpLink))
        Then(I: seeTheBrowser)
        And(the: value(of: browserScreen.title, is: "help.example.com"))
      }
    }
  }
}

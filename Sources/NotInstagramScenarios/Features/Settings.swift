import ScenarioKit
import Screens

/// How the app can be changed.
struct Settings: NotInstagramFeature {
  let name = "The settings"

  func test_openingSettings() {
    Scenario("Opening the settings") {
      Given(I: amOnMyProfile)
      When(I: tap(profileScreen.settingsButton))
      Then(I: see(settingsScreen))
      And(I: see(settingsScreen.versionCell))
    }
    Scenario("Going back to my profile") {
      When(I: dismiss(settingsScreen))
      Then(I: see(profileScreen))
    }
  }

  func test_hidingLikes() {
    Scenario("Hiding the likes of posts") {
      Given(I: amOnMyProfile)
      And(I: tap(profileScreen.settingsButton))
      When(I: adjust(settingsScreen.showLikesSwitch, to: .off))
      And(I: tap(tabsScreen.feedTab))
      And(I: open(post: 1))
      Then(I: see(postScreen.likeButton))
      But(I: doNotSee(postScreen.likesLabel))
    }
  }

  func test_settingsStay() {
    Scenario("Finding the settings as I left them") {
      Given(I: amOnMyProfile)
      And(I: tap(profileScreen.settingsButton))
      And(I: adjust(settingsScreen.showLikesSwitch, to: .off))
      When(I: relaunchTheApp)
      And(I: tap(tabsScreen.profileTab))
      And(I: tap(profileScreen.settingsButton))
      Then(the: value(of: settingsScreen.showLikesSwitch, is: .off))
    }
  }

  nonisolated var scenarios: [NotInstagramScenario] {
    [
      test("test_openingSettings", test_openingSettings),
      test("test_hidingLikes", test_hidingLikes),
      test("test_settingsStay", test_settingsStay),
    ]
  }
}

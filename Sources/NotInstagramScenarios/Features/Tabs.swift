import ScenarioKit
import Screens

/// Switching between tabs.
struct Tabs: NotInstagramFeature {
  let name = "The tabs"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_theTabs") {
      Scenario("Finding my way around") {
        Given(I: amLoggedIn)
        Then(the: numberOfTabs(in: tabsScreen.tabBar, is: 3))
        And(the: state(of: tabsScreen.feedTab, is: .selected))
        When(I: tap(tabsScreen.profileTab))
        Then(the: state(of: tabsScreen.profileTab, is: .selected))
        But(the: state(of: tabsScreen.feedTab, isNot: .selected))
      }
    }

    test("test_aTabKeepsItsPage") {
      Scenario("Coming back to the post that I was reading") {
        Given(I: amLoggedIn)
        And(I: open(post: 2))
        When(I: tap(tabsScreen.profileTab))
        Then(I: doNotSee(postScreen))
        When(I: tap(tabsScreen.feedTab))
        Then(I: see(postScreen))
      }
    }
  }
}

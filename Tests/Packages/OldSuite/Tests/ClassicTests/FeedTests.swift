import TABTestKit

class FeedTests: TABTestCase, TabBarContext, SystemPreferencesContext {

  func test_readingPosts() {
    Scenario("Logging in") {
      Given(I: complete(loginScreen))
      Then(I: see(feedScreen))
      And(the: numberOfTabs(in: feedScreen.tabBar, is: 2))
    }
    Scenario("Reading posts") {
      When(I: tap(feedScreen.firstCell))
      Then(the: value(of: postScreen.trait, is: "You read post 0"))
      When(I: dismiss(postScreen))
      And(I: tap(feedScreen.secondPostCell))
      Then(the: value(of: postScreen.trait, is: "You read post 1"))
      When(I: dismiss(postScreen))
    }
    Scenario("Scrolling") {
      When(I: scroll(feedScreen, .downwards, until: feedScreen.trait.cell(matchingID: "Post 0"), isNot: .exists))
      Then(the: value(of: feedScreen.navBar.header, is: "Feed"))
    }
  }

  func test_settingsAreOneAppAway() {
    Scenario("Leaving for the settings") {
      Given(I: openSystemPreferences)
      Then(I: see(systemPreferencesRootScreen))
      When(I: terminateSystemPreferences)
      And(I: foregroundTheApp)
      Then(I: see(loginScreen))
    }
  }

}

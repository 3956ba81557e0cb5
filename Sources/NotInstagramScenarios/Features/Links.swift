import ScenarioKit
import Screens

/// Deep links and universal links.
struct Links: NotInstagramFeature {
  let name = "Links"

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_aLinkToAPost") {
      Scenario("Opening a link to a post") {
        Given(I: amLoggedIn)
        When(I: followTheLink("not-instagram://posts/7"))
        Then(I: see(postScreen))
        And(the: value(of: postScreen.navBar.header, is: "Post 7"))
      }
      Scenario("Going from the post to the feed") {
        When(I: dismiss(postScreen))
        Then(I: see(feedScreen))
      }
    }

    test("test_aWebAddressOfOurs") {
      Scenario("Opening a web address that the app handles") {
        Given(I: amOnMyProfile)
        When(I: followTheLink("https://not-instagram.example/posts/12"))
        Then(the: value(of: postScreen.navBar.header, is: "Post 12"))
        And(the: state(of: tabsScreen.feedTab, is: .selected))
      }
      Scenario("Opening a web address for the pictures") {
        When(I: followTheLink("https://not-instagram.example/discover"))
        Then(I: see(discoverScreen))
      }
    }

    test("test_whileTheAppIsNotRunning") {
      Scenario("Opening a link while the app isn't running") {
        Given(I: amLoggedIn)
        And(I: terminateTheApp)
        When(I: followTheLink("not-instagram://posts/3"))
        Then(I: waitForApp(toBe: .runningForeground))
        And(the: value(of: postScreen.navBar.header, is: "Post 3"))
      }
    }

    test("test_whileTheAppIsInTheBackground") {
      Scenario("Opening a link while the app is in the background") {
        Given(I: amLoggedIn)
        And(I: backgroundTheApp)
        When(I: followTheLink("not-instagram://profile"))
        Then(I: see(profileScreen))
      }
    }

    test("test_beforeLoggingIn") {
      Scenario("Opening a link before logging in") {
        Given(I: see(loginScreen))
        When(I: followTheLink("not-instagram://posts/5"))
        Then(I: see(loginScreen))
        When(I: logIn)
        Then(the: value(of: postScreen.navBar.header, is: "Post 5"))
      }
    }

    test("test_aPostThatIsNotThere") {
      Scenario("Opening a link to a post that doesn't exist") {
        Given(I: amLoggedIn)
        When(I: followTheLink("not-instagram://posts/900"))
        Then(the: value(of: postScreen.noPostLabel, is: "There is no such post."))
      }
    }

    test("test_aLinkToNowhere") {
      Scenario("Opening a broken link") {
        Given(I: amLoggedIn)
        When(I: followTheLink("not-instagram://friends/ada"))
        Then(the: message(in: deadLinkScreen.alert, is: "Perhaps the post has been deleted."))
        When(I: dismiss(deadLinkScreen.alert))
        Then(I: doNotSee(deadLinkScreen))
      }
    }

    test("test_somebodyElsesWebAddress") {
      Scenario("Opening a web address that the app doesn't handle") {
        Given(I: amLoggedIn)
        When(I: followTheLink("https://swift.org/documentation"))
        Then(I: seeTheBrowser)
        And(the: value(of: browserScreen.addressLabel, is: "https://swift.org/documentation"))
      }
      Scenario("Returning from the browser") {
        When(I: foregroundTheApp)
        Then(I: see(feedScreen))
      }
    }
  }
}

import ScenarioKit
import Screens

/// The feed and its rows.
struct Feed: NotInstagramFeature {
  let name = "The feed"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_theFeed", launchesLoggedIn: false) {
      Scenario("Seeing the latest posts") {
        When(I: logIn)
        Then(I: see(feedScreen.progressLabel))
        And(I: see(feedScreen))
        And(the: label(of: feedScreen.post(1), is: "Grace, Breakfast, again"))
        But(I: doNotSee(feedScreen.progressLabel))
      }
    }

    test("test_scrollingDown") {
      Scenario("Scrolling to an older post") {
        Given(I: amLoggedIn)
        And(I: doNotSee(feedScreen.post(49)))
        When(I: scrollDown(toPost: 49))
        And(I: tap(feedScreen.post(49)))
        Then(the: value(of: postScreen.navBar.header, is: "Post 49"))
      }
    }

    test("test_scrollingBack") {
      Scenario("Scrolling back to the latest post") {
        Given(I: amLoggedIn)
        When(I: scroll(feedScreen, .downwards, until: feedScreen.post(1), isNot: .visible))
        And(I: scroll(feedScreen, .upwards, until: feedScreen.post(1), is: .visible))
        Then(I: see(feedScreen.post(1)))
      }
    }

    test("test_onlyRowsInViewExist") {
      Scenario("Creating only the rows in view") {
        Given(I: amLoggedIn)
        Then(the: feedHasOnlyTheRowsInView)
      }
    }

    test("test_theFeedKeepsItsPlace") {
      Scenario("Continuing where I left off") {
        Given(I: amLoggedIn)
        And(I: scroll(feedScreen, .downwards, until: feedScreen.post(20), is: .visible))
        When(I: open(post: 20))
        And(I: dismiss(postScreen))
        Then(I: see(feedScreen.post(20)))
      }
    }

    test("test_theFeedWhileTheServiceIsDown") {
      Scenario("Opening the feed while the service is down") {
        Given(I: amLoggedIn)
        When(the: service(is: .down))
        Then(I: see(feedScreen.failureLabel))
        When(I: tap(feedScreen.tryAgainButton))
        Then(I: see(feedScreen.progressLabel))
        And(I: see(feedScreen.failureLabel))
      }
    }

    test("test_refreshing") {
      Scenario("Pulling down for newer posts") {
        Given(I: amLoggedIn)
        And(I: doNotSee(feedScreen.post(201)))
        When(I: refresh(feedScreen))
        Then(I: see(feedScreen.post(201)))
        And(the: label(of: feedScreen.post(201), is: "Radia, Fresh from the oven"))
        And(the: value(of: feedScreen.noticeLabel, is: "1 new post"))
      }
      Scenario("Pulling down when there is nothing new") {
        When(I: refresh(feedScreen))
        Then(the: value(of: feedScreen.noticeLabel, is: "No new posts"))
      }
    }

    test("test_hidingAPost") {
      Scenario("Hiding a post from the feed") {
        Given(I: amLoggedIn)
        And(I: open(post: 3))
        When(I: tap(postScreen.moreButton))
        And(I: tap(postScreen.hideButton))
        Then(I: see(feedScreen))
        But(I: doNotSee(feedScreen.post(3)))
      }
    }

    test("test_goingToTheEndAndBack") {
      Scenario("Flicking through the feed") {
        Given(I: amLoggedIn)
        When(I: scroll(feedScreen, .from(.bottom, to: .top), until: feedScreen.post(50), is: .visible))
        Then(I: doNotSee(feedScreen.post(1)))
        When(I: scroll(feedScreen, .from(.top, to: .bottom), until: feedScreen.post(1), is: .visible))
        Then(I: see(feedScreen.post(1)))
      }
    }

    test("test_swiping") {
      Scenario("Hiding a post with a swipe") {
        Given(I: amLoggedIn)
        When(I: swipeLeft(on: feedScreen.post(4)))
        And(I: tap(feedScreen.post(4).actionButton("Hide")))
        Then(I: doNotSee(feedScreen.post(4)))
        But(I: see(feedScreen.post(5)))
      }
    }
  }

  private struct TooManyRows: Error, CustomStringConvertible {
    let found: Int

    var description: String { "The feed of 200 posts has \(found) rows on the screen. There is room for about a dozen." }
  }

  private func feedHasOnlyTheRowsInView() throws {
    let found = feedScreen.trait.numberOfCells()
    if found == 0 || found > 20 { throw TooManyRows(found: found) }
  }
}

import ScreenTestKit
import XCTest

// The examples of the page “One sentence, one example”.

final class RatingTests: FeedTestCase {
  func test_rating() {
    Scenario("Rating a photo") {
      When(I: tap(feedScreen.rating))
      Then(the: value(of: feedScreen.rating, is: "4 of 5"))
    }
  }
}

final class StubbedFeedTests: StubbedFeedTestCase {
  func test_theFeedIsLoaded() {
    let server = StubServer()
    server.stub(.get("/feed"), .json(["Sunset", "Beach"]).delay(.seconds(2)))

    Scenario("Loading the feed") {
      When(I: loadTheFeed)
      Then(the: feed(shows: "Sunset", "Beach"))
      And(the: label(of: feedScreen.messageLabel, is: "2 photos"))
    }
    XCTAssertEqual(server.requests(.get("/feed")).count, 1)
  }
}

final class LaunchedWithTheTourOverTests: FeedTestCase {
  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    UserDefaults.standard.set(true, forKey: "tourIsOver")
    App.shared.launchEnvironment["FEED_SERVER"] = "staging"
    launch()
  }

  func test_noTour() {
    Scenario("The tour is offered once") {
      Given(I: see(feedScreen))
      Then(I: doNotSee(feedScreen.tourButton))
    }
  }
}

final class BreakTests: FeedTestCase {
  func test_aBreak() {
    Scenario("A break after 25 minutes") {
      Given(I: see(feedScreen))
      When(time: passes(.minutes(25)))
      Then(I: see(feedScreen.breakLabel))
    }
  }

  func test_waiting() {
    Scenario("Waiting for a break") {
      Given(I: see(feedScreen))
      When(I: { await wait(forMinutes: 25) })
      Then(I: see(feedScreen.breakLabel))
    }
  }

  func wait(forMinutes minutes: Int) async {
    try? await Task.sleep(for: .seconds(60 * minutes))
  }
}

final class PatternTests: StubbedFeedTestCase {
  func test_patterns() {
    StubServer().stub(.get("/feed"), .json(["Sunset", "Beach"]))
    Scenario("Finding by a part of a text") {
      Given(I: loadTheFeed)
      Then(I: see(Label(matching: .label(.hasSuffix("photos")))))
      And(I: see(Button(matching: .label(.matching(/Like \w+/)), index: 1)))
      And(I: tap(Button(matching: .label(.contains("Beach")) && .isEnabled)))
    }
  }
}

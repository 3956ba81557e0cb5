import ScreenTestKit

final class LoadingTests: FeedTestCase {
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

import ScreenTestKit

final class StubbedLaunchTests: FeedTestCase {
  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    server(has: "Sunset", "Beach")
    launch()
  }

  func test_theServerOfPreLaunchSetupAnswersTheApp() {
    let server = StubServer.current
    XCTAssertNotNil(server)
    Scenario("Loading the feed") {
      When(I: loadTheFeed)
      Then(the: feed(shows: "Sunset", "Beach"))
    }
    XCTAssertEqual(server?.requests(.get("/feed")).count, 1)
  }
}

import ScreenTestKit
import XCTest

// The examples of the page about answering the app's requests.

extension FeedContext {
  func server(has titles: String...) { StubServer().stub(.get("/feed"), .json(titles)) }
}

class StubbedLaunchTestCase: FeedTestCase {
  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    server(has: "Sunset", "Beach")
    launch()
  }
}

final class StubbedLaunchTests: StubbedLaunchTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipWithoutStubs()
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

import ScreenTestKit
import Testing

/// Tests of an app with stubbed requests, written like a user's tests.
final class StubbedAppTests: ScreenTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  override class var appUnderTest: AppUnderTest? { AppUnderTest(FeedApp.self) }

  nonisolated(unsafe) private var server: StubServer!

  override func setUp() {
    server = StubServer()
    server.stub(.get("/feed"), .json(["Sunset", "Beach"]).delay(.seconds(2)))
    super.setUp()
  }

  func test_theFeedIsLoaded() {
    Scenario("Loading the feed") {
      Given(I: see(Label(id: "Loading")))
      Then(I: see(Label(id: "Sunset")))
      And(I: see(Label(id: "Beach")))
    }
    XCTAssertEqual(server.requests(.get("/feed")).count, 1)
  }

  func test_theFeedIsLoadedWithinAnAsyncTest() async {
    await Task.yield()
    Scenario("Loading the feed") { Then(I: see(Label(id: "Sunset"))) }
    XCTAssertEqual(server.requests.map(\.description), ["GET https://api.notinstagram.com/feed"])
  }
}

/// Parallel tests whose servers answer the same request, at the app's launch, in different ways.
@Suite(.screenTest(FeedApp.self) { answerTheFeed() }, .enabled(if: !isUnderThreadSanitizer, "Requests do not come to the stub server under the thread sanitizer."))
struct StubbedAppsInParallel: DefaultContexts {
  @Test(arguments: 0..<20)
  func eachMeetsItsOwnServer(number: Int) throws {
    let server = try #require(StubServer.current)
    server.stub(.get("/feed"), .json(["Photo \(number)"]).delay(.seconds(number)))
    Scenario("Loading") {
      Given(I: see(Label(id: "Of the set-up")))
      When(I: tap(Button(id: "Again")))
      Then(I: see(Label(id: "Photo \(number)")))
    }
    #expect(server.requests.count == 2)
  }
}

private func answerTheFeed() {
  StubServer().stub(.get("/feed"), .json(["Of the set-up"]))
}

import ScreenTestKit

final class OrderTests: FeedTestCase {
  func test_loading() {
    explore(seeds: 0..<20) {
      StubServer().stub(.get("/feed"), .json(["Sunset"]).delay(.milliseconds(100) ... .seconds(2)))
      Scenario("Loading the feed") {
        When(I: tap(feedScreen.reloadButton))
        Then(I: see(feedScreen.photo("Sunset")))
      }
    }
  }

  func test_thePlainOrder() {
    SchedulingOrder.$current.withValue(.plain) {
      Scenario("The feed in the plain order") {
        Then(I: see(feedScreen))
      }
    }
  }
}

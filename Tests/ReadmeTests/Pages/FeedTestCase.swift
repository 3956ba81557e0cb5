import ScreenTestKit

protocol FeedContext: InteractionContext {}

extension FeedContext {
  func server(has titles: String...) { StubServer().stub(.get("/feed"), .json(titles)) }

  func loadTheFeed() {
    tap(feedScreen.reloadButton)
    see(feedScreen.photo("Sunset"))
  }

  func feed(shows titles: String...) {
    for title in titles { see(feedScreen.photo(title)) }
  }
}

class FeedTestCase: ScreenTestCase, FeedContext {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(FeedApp.self) }
}

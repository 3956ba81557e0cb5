import ScreenTestKit

final class SentenceTests: FeedTestCase {
  func test_sentences() {
    Scenario("Reloading") {
      Given("the feed has photos", server(has: "Sunset", "Harbor"))
      When(I: named("look for new photos", tap(feedScreen.reloadButton)))
      Then(I: see(feedScreen.photo("Sunset")))
    }
  }
}

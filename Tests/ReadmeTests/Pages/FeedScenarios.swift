import ScreenTestKit

extension ScenarioTag {
  static let slow: ScenarioTag = "slow"
}

final class FeedScenarios: FeedTestCase {
  override class var tags: [ScenarioTag] { ["feed"] }

  func test_theFeed() {
    Scenario("An empty feed", tags: "smoke") {
      Given(I: see(feedScreen))
      Then(I: see(feedScreen.reloadButton))
    }
    Scenario("A long feed", tags: .slow) {
      Then(I: see(feedScreen.reloadButton))
    }
    Scenario("Sharing a photo", skip: "The share sheet is being replaced.") {
      When(I: tap(feedScreen.photo("Sunset")))
    }
  }
}

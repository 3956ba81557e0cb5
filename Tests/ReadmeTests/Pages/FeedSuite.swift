import ScreenTestKit
import Testing

extension Tag {
  @Tag static var smoke: Self
}

@Suite(.screenTest(FeedApp.self, tags: "feed"), .tags(.smoke))
struct FeedSuite: DefaultContexts {
  @Test func theFeedIsEmptyAtFirst() {
    Scenario("An empty feed") { Then(I: see(feedScreen.reloadButton)) }
  }
}

import HeadlessUI
import ScreenTestKit
import Testing
import XCTest

// The examples of the page about choosing tests.

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

extension Tag {
  @Tag static var smoke: Self
}

@Suite(.screenTest(FeedApp.self, tags: "feed"), .tags(.smoke))
struct FeedSuite: DefaultContexts {
  @Test func theFeedIsEmptyAtFirst() {
    Scenario("An empty feed") { Then(I: see(feedScreen.reloadButton)) }
  }
}

final class ChoosingPageTests: XCTestCase {
  func test_theTagsOfTheExamplesAreThoseThatThePageNames() {
    XCTAssertEqual(FeedScenarios.tags.map(\.description), ["@feed"])
    XCTAssertEqual(ScenarioTag.slow.description, "@slow")
  }
}

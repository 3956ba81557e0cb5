import ScreenTestKit
import XCTest

/// Tests the tags of the examples of the page about choosing tests.
final class FeedTagTests: XCTestCase {
  func test_theTagsOfTheExamplesAreThoseThatThePageNames() {
    XCTAssertEqual(FeedScenarios.tags.map(\.description), ["@feed"])
    XCTAssertEqual(ScenarioTag.slow.description, "@slow")
  }
}

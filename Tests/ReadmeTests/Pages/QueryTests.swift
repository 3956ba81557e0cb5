import ScreenTestKit

final class QueryTests: FeedTestCase {
  func test_queries() {
    Scenario("Reading elements") {
      Given(the: server(has: "Sunset", "Beach"))
      And(I: loadTheFeed)
      Then(I: readElements)
    }
  }

  private func readElements() {
    let titles = allElements(.type(.cell)).sorted(by: .smallestOrigin).map(\.label)
    XCTAssertEqual(titles.count, 2)
    XCTAssertTrue(feedScreen.reloadButton.matches(.isEnabled))
  }
}

import ScreenTestKit

final class AttemptTests: FeedTestCase {
  func test_aFailureAsAValue() {
    do {
      try select(.label("The end")).attempt(.tap)
      XCTFail("There should be no end.")
    } catch {
      XCTAssertEqual(error.kind, "element.notFound")
    }
  }
}

import ScreenTestKit

final class XCUITestStyleTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(FeedApp.self) }

  func test_bothStyles() {
    let app = XCUIApplication()
    app.buttons["Start the tour"].tap()
    XCTAssertTrue(app.buttons["Start the tour"].waitForNonExistence(timeout: 5))
    Then(I: see(Header(id: "Feed")))
  }
}

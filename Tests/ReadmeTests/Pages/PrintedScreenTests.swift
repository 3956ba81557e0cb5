import ScreenTestKit

final class PrintedScreenTests: FeedTestCase {
  func test_theScreenIsPrinted() {
    Scenario("Looking at the feed") {
      Given(I: see(feedScreen))
      print(XCUIApplication().debugDescription)
      add(XCTAttachment(screenshot: XCUIScreen.main.screenshot()))
    }
  }
}

import ScreenTestKit

final class RotationTests: FeedTestCase {
  func test_landscape() {
    Scenario("The feed in landscape orientation") {
      When(I: rotateDevice(to: .landscapeLeft))
      Then(I: see(feedScreen.reloadButton))
      XCTAssertEqual(App.shared.frameInScreen.width, 844)
    }
  }
}

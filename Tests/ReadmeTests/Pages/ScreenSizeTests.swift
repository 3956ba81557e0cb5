import ScreenTestKit

final class ScreenSizeTests: FeedTestCase {
  func test_smallPhones() {
    Scenario("The feed on small phones") {
      Given(the: device(is: .iPhoneSE))
      Then(I: see(feedScreen.reloadButton))
      XCTAssertEqual(App.shared.frameInScreen.size, CGSize(width: 375, height: 667))
      When(the: device(is: DeviceModel(width: 360, height: 780)))
      Then(I: see(feedScreen.reloadButton))
    }
  }
}

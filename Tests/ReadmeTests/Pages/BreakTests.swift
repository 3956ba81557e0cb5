import ScreenTestKit

final class BreakTests: FeedTestCase {
  func test_aBreak() {
    Scenario("A break after 25 minutes") {
      Given(I: see(feedScreen))
      When(time: passes(.minutes(25)))
      Then(I: see(feedScreen.breakLabel))
    }
  }
}

import ScreenTestKit

final class DateTests: FeedTestCase {
  func test_dates() {
    Scenario("A break on Christmas Eve") {
      Given(the: date(is: "2026-12-24 18:00"))
      And(the: timeZone(is: "Europe/Berlin"))
      And(the: locale(is: "de_DE"))
      When(time: passes(.minutes(25)))
      Then(I: see(feedScreen.breakLabel))
    }
  }
}

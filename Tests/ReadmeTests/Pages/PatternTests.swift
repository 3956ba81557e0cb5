import ScreenTestKit

final class PatternTests: FeedTestCase {
  func test_patterns() {
    Scenario("Finding by a part of a text") {
      Given(the: server(has: "Sunset", "Beach"))
      And(I: loadTheFeed)
      Then(I: see(Label(matching: .label(.hasSuffix("photos")))))
      And(I: see(Button(matching: .label(.matching(/Like \w+/)), index: 1)))
      And(I: tap(Button(matching: .label(.contains("Beach")) && .isEnabled)))
    }
  }
}

import ScreenTestKit

final class RatingTests: FeedTestCase {
  func test_rating() {
    Scenario("Rating a photo") {
      When(I: tap(feedScreen.rating))
      Then(the: value(of: feedScreen.rating, is: "4 of 5"))
    }
  }
}

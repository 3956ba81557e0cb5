import ScreenTestKit

struct TourScreen: Screen {
  let trait = Button(id: "Start the tour")
}

extension TourScreen: Completable {
  func complete() { trait.tap() }
}

let tourScreen = TourScreen()

final class TourTests: FeedTestCase {
  func test_theTour() {
    Scenario("Completing the tour") {
      When(I: complete(tourScreen))
      Then(I: doNotSee(feedScreen.tourButton))
    }
  }
}

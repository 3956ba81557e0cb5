import ScreenTestKit

final class RobotStyleTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(FeedApp.self) }

  func test_theTour() {
    When(I: tap(firstElement(.labelOrText("Start the tour"))))
    Then(I: doNotSee(Button(id: "Start the tour")))
  }
}

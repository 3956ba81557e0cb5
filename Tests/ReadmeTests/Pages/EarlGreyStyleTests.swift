import ScreenTestKit

final class EarlGreyStyleTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(FeedApp.self) }

  func test_theTour() {
    let tourButton: ElementMatcher = .type(.button) && .label("Start the tour")
    select(tourButton).perform(.tap)
    select(tourButton).assert(.isAbsent)
  }
}

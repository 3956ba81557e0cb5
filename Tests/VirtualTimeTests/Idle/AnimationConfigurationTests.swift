import Screens
import VirtualTime
import XCTest

/// Animations in idle mode: E114 and E115.
@preconcurrency @MainActor
final class AnimationConfigurationTests: BusyAppTestCase {
  private static let long = AppUnderTest(name: "Feed") { AnimatedView(animation: .ofTwentySeconds) }
  private static let repeated = AppUnderTest(name: "Feed") { AnimatedView(animation: .ofAHundredRuns) }
  private static let endless = AppUnderTest(name: "Feed") { AnimatedView(animation: .endless) }

  func test_E114_longerAnimationsAreCutToTheGreatestDuration() {
    withSynchronization(.untilIdle) {
      XCTAssertEqual(waitBeforeNextTap(Self.long), 5)
      withConfiguration {
        $0.maxAnimationDuration = 2
      } operation: {
        XCTAssertEqual(waitBeforeNextTap(Self.long), 2)
      }
    }
  }

  func test_E115_repetitionsAreTrimmedAndEndlessAnimationsRunOnce() {
    withSynchronization(.untilIdle) {
      XCTAssertEqual(waitBeforeNextTap(Self.repeated), 5)
      XCTAssertEqual(waitBeforeNextTap(Self.endless), 0.5)
    }
  }

  func test_E115_animationsCanBeLeftAsTheyAre() {
    withConfiguration {
      $0.synchronizationMode = .untilIdle
      $0.modifiesAnimations = false
    } operation: {
      XCTAssertEqual(waitBeforeNextTap(Self.long), 20)
      assertFailure(
        Self.endless, "app.neverIdle", tells: Self.textOfBusyApp("the animation of the button “Load” (animation), started at 0 s, without an end")
      ) { user in
        user.tap(busyScreen.loadButton)
        user.tap(busyScreen.nextButton)
      }
    }
  }
}

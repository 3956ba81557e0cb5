import ScenarioKit
import Screens
import XCTest

private struct TimeScreen: Screen {
  let trait = Header(id: "Time")
  let animateButton = Button(id: "Animate")
  let restlessButton = Button(id: "Restless")
  let targetButton = Button(id: "Target")
  let log = Label(id: "Log")
}

private let timeScreen = TimeScreen()

/// Tests for touches of elements that an animation moves.
@preconcurrency @MainActor
final class MovingElementTests: FailureTestCase {
  private let app = AppUnderTest(name: "Time") { TimeLapseView { _ in } }

  func test_aTapWaitsForTheAnimationThatMovesItsElement() {
    passes(app) { user in
      user.tap(timeScreen.animateButton)
      XCTAssertEqual(self.now, 0)
      user.tap(timeScreen.targetButton)
      // The first animation takes two seconds down. The second starts when the first ends, and takes one second to the right.
      XCTAssertEqual(self.now, 3)
      user.value(of: timeScreen.log, is: "outer, inner, target")
    }
  }

  func test_aTapDoesNotWaitForAnAnimationThatMovesOtherElements() {
    passes(app) { user in
      user.tap(timeScreen.animateButton)
      user.tap(timeScreen.animateButton)
      XCTAssertEqual(self.now, 0)
    }
  }

  func test_expectationsSeeTheEndOfAnAnimationAtOnce() {
    passes(app) { user in
      let before = timeScreen.targetButton.underlyingXCUIElement.frame
      user.tap(timeScreen.animateButton)
      XCTAssertEqual(timeScreen.targetButton.underlyingXCUIElement.frame.minY, before.minY + 50)
      user.state(of: timeScreen.targetButton, is: .exists, .visible, .hittable, .enabled)
      XCTAssertEqual(self.now, 0)
    }
  }

  func test_anElementThatNeverComesToRest() {
    assertFailure(
      AppUnderTest(name: "Time") { RestlessView() }, "element.moving",
      says: "Could not tap Button “Target”: an animation is still moving it.",
      "Waited 30 seconds of virtual time. Pending: the animation of the button “Restless” (animation), started at 30 s, due at 30.5 s.",
      "What to do: look for animations in the app that keep starting one another, or set TestConfiguration.animationSpeed to end them in time."
    ) { user in
      user.tap(timeScreen.restlessButton)
      user.tap(timeScreen.targetButton)
    }
  }
}

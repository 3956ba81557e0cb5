import Screens
import XCTest

/// Tests for touches in phases: R40 and R45.
@preconcurrency @MainActor
final class RobotTouchTests: FailureTestCase {
  private let canvas = View(id: "Canvas")
  private let strokes = Label(id: "Strokes")
  private var app: AppUnderTest { AppUnderTest(name: "Motion") { MotionView() } }

  func test_R40_theViewThatIsHitGetsEachPhaseWithPointsAndTimes() {
    passes(app) { user in
      user.touch(self.canvas, with: Finger(at: .middle).resting(for: 0.5).moving(to: .right, over: 0.1).resting(for: 0.25))
      user.label(
        of: self.strokes,
        is: "began 50,50 at 0.0 moved 58,50 at 0.517 moved 67,50 at 0.533 moved 75,50 at 0.55 moved 83,50 at 0.567 moved 91,50 at 0.583 moved 100,50 at 0.6 "
          + "ended 100,50 at 0.85")
    }
    let missed = FailureCapture(app) { user in
      user.backgroundTheApp()
      user.touch(self.canvas, with: Finger(at: .middle))
    }
    XCTAssertEqual(missed.kinds, ["app.notInFront"], "there is nothing to hit")
  }

  func test_R40_theViewOnTopGetsTheTouch() {
    let log = Label(id: "Log")
    passes(.coveredCanvas) { user in
      user.touch(self.canvas, with: Finger(at: CGVector(dx: 0.75, dy: 0.5)))
      user.label(of: log, is: "canvas 75,50")
      user.touch(self.canvas, with: Finger(at: CGVector(dx: 0.25, dy: 0.5)))
      user.label(of: log, is: "canvas 75,50 cover 25,50")
      user.touch(self.canvas, with: Finger(at: CGVector(dx: 0.25, dy: 0.5)).moving(to: CGVector(dx: 0.75, dy: 0.5), over: 0.1))
      user.label(of: log, is: "canvas 75,50 cover 25,50 cover 75,50")
    }
  }

  func test_R40_aTouchOfWhatIsOffScreenFails() {
    let missed = FailureCapture(.coveredCanvas) { user in user.touch(View(id: "Far"), with: Finger(at: .middle)) }
    XCTAssertEqual(missed.kinds, ["element.offScreen"])
  }

  func test_R40_aRestingFingerIsFeltWhileItRests() throws {
    try skipUnderThreadSanitizer()
    passes(.pressCanvas) { user in
      user.touch(self.canvas, with: Finger(at: .middle).resting(for: 2))
      user.label(of: Label(id: "Log"), is: "pressed after 0.5 lifted after 2.0")
    }
  }

  func test_R45_aMovementHasALengthAStartAndAnEndOfTheTestsOwn() {
    passes(app) { user in
      user.touch(self.canvas, with: Finger(at: .topLeft).moving(to: .bottomThird, over: 0))
      user.label(
        of: self.strokes,
        is: "began 0,0 at 0.0 moved 8,11 at 0.0 moved 17,22 at 0.0 moved 25,33 at 0.0 moved 33,44 at 0.0 moved 42,55 at 0.0 moved 50,66 at 0.0 ended 50,66 at 0.0")
    }
  }
}

import XCTest

@testable import HeadlessUI

final class AnimationDurationTests: XCTestCase {
  func test_anAnimationTakesAsLongAsItSays() {
    let durations: [(Animation, Double)] = [
      (.default, 0.35), (.linear, 0.35), (.linear(duration: 2), 2), (.easeIn(duration: 0.1), 0.1), (.easeOut(duration: 3), 3), (.easeInOut(duration: 1), 1),
      (.timingCurve(0, 0, 1, 1, duration: 4), 4), (.spring, 0.5), (.spring(), 0.5), (.spring(duration: 0.8), 0.8), (.spring(response: 0.7), 0.7),
      (.bouncy, 0.5), (.smooth(duration: 0.2), 0.2), (.snappy, 0.5), (.interactiveSpring, 0.15), (.spring(Spring(duration: 2)), 2),
      (.interpolatingSpring(duration: 0.6), 0.6), (.interpolatingSpring(mass: 1, stiffness: 4 * .pi * .pi, damping: 1), 1),
    ]
    for (animation, seconds) in durations { XCTAssertEqual(animation.seconds, seconds, accuracy: 1e-9, "\(animation)") }
  }

  func test_delaySpeedAndRepetitionApplyInTheOrderInWhichTheyStand() {
    let second = Animation.linear(duration: 1)
    let durations: [(Animation, Double)] = [
      (second.delay(0.5), 1.5), (second.speed(2), 0.5), (second.delay(1).speed(2), 1), (second.speed(2).delay(1), 1.5), (second.repeatCount(3), 3),
      (second.repeatCount(3, autoreverses: false), 3), (second.delay(1).repeatCount(3), 6), (second.repeatCount(3).delay(1), 4), (second.repeatCount(0), 0),
    ]
    for (animation, seconds) in durations { XCTAssertEqual(animation.seconds, seconds, accuracy: 1e-9, "\(animation)") }
  }

  func test_anEndlessAnimationCountsAsOneRun() {
    XCTAssertEqual(Animation.linear(duration: 2).repeatForever().seconds, 2)
    XCTAssertEqual(Animation.linear(duration: 2).repeatForever(autoreverses: false).delay(1).seconds, 3)
    XCTAssertEqual(Animation.linear(duration: 2).speed(0).seconds, 2)
  }

  func test_aDurationThatNoClockCanMeasureIsHeldWithinRange() {
    XCTAssertEqual(Animation.linear(duration: -1).seconds, 0)
    XCTAssertEqual(Animation.linear(duration: .nan).seconds, 0)
    XCTAssertEqual(Animation.linear(duration: .infinity).seconds, 1e9)
    XCTAssertEqual(Animation.linear(duration: 1).delay(-5).seconds, 0)
    XCTAssertEqual(Animation.interpolatingSpring(stiffness: 0, damping: 0).seconds, 1e9)
  }

  func test_aSpringIsRemovedLaterThanItLooksComplete() {
    XCTAssertEqual(Animation.smooth.settlingSeconds, 0.735, accuracy: 1e-9)
    XCTAssertEqual(Animation.bouncy.settlingSeconds, 0.735 / 0.7, accuracy: 1e-9)
    XCTAssertEqual(Animation.linear(duration: 1).settlingSeconds, 1)
    XCTAssertEqual(Spring(response: 1, dampingRatio: 1).bounce, 0)
    XCTAssertEqual(Spring(bounce: -0.5).bounce, -0.5, accuracy: 1e-9)
    XCTAssertEqual(Spring(bounce: 0.3).bounce, 0.3, accuracy: 1e-9)
  }

  func test_animationsAreEqualWhenTheySayTheSame() {
    XCTAssertEqual(Animation.linear(duration: 1), .linear(duration: 1))
    XCTAssertNotEqual(Animation.linear(duration: 1), .easeIn(duration: 1))
    XCTAssertNotEqual(Animation.linear(duration: 1), .linear(duration: 1).repeatForever())
  }
}

import Foundation
@testable import HeadlessDevice
import VirtualTime
import XCTest

@testable import HeadlessUI

/// A view with a button that animates a text downward and logs completions.
private struct Mover: View {
  @State private var isDown = false
  @State private var note = "waiting"
  var animation: Animation? = .linear(duration: 2)
  var criteria = AnimationCompletionCriteria.logicallyComplete

  var body: some View {
    VStack(spacing: 0) {
      Button("Move") {
        withAnimation(animation, completionCriteria: criteria) {
          isDown.toggle()
        } completion: {
          note = "complete"
        }
      }
      Button("Nothing") {
        withAnimation(animation) {
        } completion: {
          note = "complete"
        }
      }
      Text(note)
      VStack { Text("Passenger") }.accessibilityElement(children: .contain).accessibilityIdentifier("Lift").padding(.top, isDown ? 100 : 0)
    }
  }
}

@preconcurrency @MainActor
final class AnimationTests: DeviceTestCase {
  private func frame(_ text: String) -> CGRect { find(.staticText, text).map { device.tree.frame(of: $0) } ?? .null }
  private func isMoving(_ text: String) -> Bool { find(.staticText, text).map { device.animations.isMoving($0) } ?? false }
  private func advance(by seconds: Double) { device.advance(by: .seconds(seconds)) }

  func test_aChangeIsThereAtOnceAndItsCompletionRunsAtTheEndOfTheAnimation() {
    show { Mover() }
    let before = frame("Passenger")
    tap(.button, "Move")
    XCTAssertEqual(frame("Passenger").minY, before.minY + 50, accuracy: 0.01)
    XCTAssertEqual(device.scheduler.now.offset, .zero)
    XCTAssertNotNil(find(.staticText, "waiting"))
    advance(by: 1.999)
    XCTAssertNotNil(find(.staticText, "waiting"))
    advance(by: 0.001)
    XCTAssertNotNil(find(.staticText, "complete"))
  }

  func test_anAnimationIsPendingUnderTheNameOfWhatHasBegunIt() {
    show { Mover() }
    tap(.button, "Move")
    XCTAssertEqual(device.scheduler.pending.map(\.name), ["the animation of the button “Move”"])
    XCTAssertEqual(device.scheduler.pending.map(\.kind), [.animation])
    XCTAssertEqual(device.scheduler.pending.map { $0.due?.offset }, [.seconds(2)])
  }

  func test_whatAnAnimationMovesCountsAsMovingUntilItsEnd() {
    show { Mover() }
    XCTAssertFalse(isMoving("Passenger"))
    tap(.button, "Move")
    XCTAssertTrue(isMoving("Passenger"))
    advance(by: 1.999)
    XCTAssertTrue(isMoving("Passenger"))
    advance(by: 0.001)
    XCTAssertFalse(isMoving("Passenger"))
    XCTAssertEqual(device.scheduler.pending, [])
  }

  func test_aChangeThatNoViewShowsIsCompleteAtOnce() {
    show { Mover() }
    tap(.button, "Nothing")
    XCTAssertNotNil(find(.staticText, "complete"))
    XCTAssertEqual(device.scheduler.pending, [])
  }

  func test_noAnimationTakesNoTime() {
    for animation in [nil, Animation.linear(duration: 0), Animation.linear.repeatCount(0)] {
      show { Mover(animation: animation) }
      tap(.button, "Move")
      XCTAssertNotNil(find(.staticText, "complete"), "\(String(describing: animation))")
      XCTAssertFalse(isMoving("Passenger"))
      XCTAssertEqual(device.scheduler.pending, [])
      device.shutDown()
    }
  }

  func test_anEndlessAnimationIsOverAfterOneRun() {
    show { Mover(animation: .linear(duration: 2).repeatForever()) }
    tap(.button, "Move")
    advance(by: 1.999)
    XCTAssertTrue(isMoving("Passenger"))
    advance(by: 0.001)
    XCTAssertFalse(isMoving("Passenger"))
    XCTAssertEqual(device.scheduler.pending, [])
  }

  func test_aLongAnimationIsCutToTheGreatestDuration() {
    show { Mover(animation: .linear(duration: 60)) }
    tap(.button, "Move")
    XCTAssertEqual(device.scheduler.pending.map { $0.due?.offset }, [.seconds(5)])
    device.resetTime()
    withConfiguration({ $0.maxAnimationDuration = 10 }) { tap(.button, "Move") }
    XCTAssertEqual(device.scheduler.pending.map { $0.due?.offset }, [.seconds(10)])
  }

  func test_theSpeedOfAnimationsCanBeSet() {
    show { Mover() }
    withConfiguration({ $0.animationSpeed = 4 }) { tap(.button, "Move") }
    XCTAssertEqual(device.scheduler.pending.map { $0.due?.offset }, [.milliseconds(500)])
  }

  func test_aSpringCanBeWaitedForUntilItRests() {
    show { Mover(animation: .smooth(duration: 1), criteria: .removed) }
    tap(.button, "Move")
    advance(by: 1.469)
    XCTAssertNotNil(find(.staticText, "waiting"))
    XCTAssertFalse(isMoving("Passenger"))
    advance(by: 0.001)
    XCTAssertNotNil(find(.staticText, "complete"))
  }

  func test_whileAnimationsAreDisabledTheyTakeNoTime() {
    show { Mover() }
    device.disableAnimations(true)
    tap(.button, "Move")
    XCTAssertNotNil(find(.staticText, "complete"))
    XCTAssertFalse(isMoving("Passenger"))
    XCTAssertEqual(device.scheduler.pending, [])
    device.disableAnimations(false)
    tap(.button, "Move")
    XCTAssertTrue(isMoving("Passenger"))
  }

  func test_anAppWithoutAnimationsIsNotLookedAt() throws {
    show { VStack { Text("Still") } }
    XCTAssertFalse(try XCTUnwrap(device.frontHost).animations.isTracking)
    XCTAssertEqual(try XCTUnwrap(device.frontHost).animations.round, 0)
  }
}

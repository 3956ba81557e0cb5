import ScenarioKit
import Screens
import XCTest

final class TouchesTests: ScreensTestCase {
  private let canvas = View(id: "Canvas")
  private let city = TextField(id: "City")

  func test_aFingerFollowsItsPathOnTheElement() {
    passes(on: .typing()) {
      When(I: touch(canvas, with: Finger(at: .middle).resting(for: 0.5).moving(to: .top, over: 0.25).moving(to: .right, over: 0.25)))
      Then(the: value(of: city, is: "99, 0"))
    }
  }

  func test_aDragHasADistanceInPoints() {
    passes(on: .typing()) {
      When(I: drag(canvas, by: CGVector(dx: 30, dy: -20)))
      Then(the: value(of: city, is: "30, -20"))
    }
  }

  func test_aSecondFingerEndsTheDrag() {
    passes(on: .typing()) {
      When(I: touch(canvas, with: Finger(at: .left).moving(to: .middle, over: 1), Finger(at: .right, after: 0.5).resting(for: 0.5)))
      Then(the: value(of: city, is: "City"))
    }
  }

  func test_aPlaceBesideTheElementIsRefused() {
    XCTAssertEqual(
      message(on: .typing()) { touch(canvas, with: Finger(at: CGVector(dx: 1.5, dy: 0))) },
      """
      Could not touch View “Canvas”: the finger’s place (1.5, 0) cannot be used.

      expected: places from 0 to 1, and 0 seconds or more
      actual:   (1.5, 0)

      Query:
        View with id “Canvas”
        in App “NotInstagram”
      """)
  }

  func test_aTimeThatIsNoneIsRefused() {
    let told = message(on: .typing()) { touch(canvas, with: Finger(at: .left, after: -1)) }
    XCTAssertTrue(told.hasPrefix("Could not touch View “Canvas”: the finger’s time -1 seconds cannot be used.\n"), told)
  }

  func test_anElementThatIsNotThereIsNotTouched() {
    run(on: .typing()) { Then(I: pinch(View(id: "Nowhere"), scale: 2)) }
    XCTAssertEqual(kinds, ["state.notReached"])
    run(on: .typing()) { Then(I: rotate(View(id: "Nowhere"), degrees: 90)) }
    XCTAssertEqual(kinds, ["state.notReached"])
    run(on: .typing()) { Then(I: touch(View(id: "Nowhere"), with: Finger(at: .middle))) }
    XCTAssertEqual(kinds, ["state.notReached"])
  }
}

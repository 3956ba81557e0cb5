import HeadlessXCUI
import XCTest

final class XCUIElementWaitingTests: MainActorTestCase {
  private let app = XCUIApplication()

  func test_waitingForSomethingThatComesTakesVirtualTimeOnly() {
    let fixture = ScreenFixture()
    fixture.device.scheduler.schedule(after: .seconds(3600), name: "the post office") { fixture.add(.staticText, "Post") }
    fixture.run {
      XCTAssertTrue(app.staticTexts["Post"].waitForExistence(timeout: 7200))
    }
    XCTAssertEqual(fixture.device.scheduler.now.offset, .seconds(3600))
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_waitingForWhatIsThereMovesNoClock() {
    let fixture = ScreenFixture()
    fixture.add(.staticText, "Post")
    fixture.device.scheduler.schedule(after: .seconds(1), name: "a timer") {}
    fixture.run { XCTAssertTrue(app.staticTexts["Post"].waitForExistence(timeout: 30)) }
    XCTAssertEqual(fixture.device.scheduler.now.offset, .zero)
  }

  func test_aWaitThatTimesOutAnswersFalseAndFailsNothing() {
    let fixture = ScreenFixture()
    fixture.device.scheduler.schedule(after: .seconds(60), name: "the post office") { fixture.add(.staticText, "Post") }
    fixture.run { XCTAssertFalse(app.staticTexts["Post"].waitForExistence(timeout: 30)) }
    XCTAssertEqual(fixture.device.scheduler.now.offset, .seconds(30))
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aWaitWithNothingPendingAnswersAtOnce() {
    let fixture = ScreenFixture()
    fixture.run { XCTAssertFalse(app.staticTexts["Post"].waitForExistence(timeout: 30)) }
    XCTAssertEqual(fixture.device.scheduler.now.offset, .zero)
  }

  func test_waitingForSomethingToGo() {
    let fixture = ScreenFixture()
    let spinner = fixture.add(.activityIndicator, "Loading")
    fixture.device.scheduler.schedule(after: .milliseconds(800), name: "the service") { fixture.device.tree.remove(spinner) }
    fixture.run {
      XCTAssertFalse(app.activityIndicators["Loading"].waitForNonExistence(timeout: 0.5))
      XCTAssertTrue(app.activityIndicators["Loading"].waitForNonExistence(timeout: 1))
    }
    XCTAssertEqual(fixture.device.scheduler.now.offset, .milliseconds(800))
  }

  func test_aTimeoutThatIsNoNumberIsNone() {
    let fixture = ScreenFixture()
    fixture.device.scheduler.schedule(after: .seconds(1), name: "a timer") {}
    fixture.run {
      XCTAssertFalse(app.staticTexts["Post"].waitForExistence(timeout: .nan))
      XCTAssertFalse(app.staticTexts["Post"].waitForExistence(timeout: -5))
      XCTAssertFalse(app.staticTexts["Post"].waitForExistence(timeout: .infinity))
    }
  }

  func test_anAppThatNeverSettlesFailsTheWaitByName() {
    let fixture = ScreenFixture()
    fixture.device.scheduler.jobLimit = 100
    fixture.repeatForever("the task of FeedView")
    XCTAssertEqual(
      fixture.message { XCTAssertFalse(app.staticTexts["Post"].waitForExistence(timeout: 30)) },
      """
      Expected app.staticTexts["Post"] to exist, but the app never settles.

      The task of FeedView keeps starting new work without delay, so virtual time cannot advance.

      Query:
        StaticText with id “Post”
        in App “NotInstagram”

      Found instead: nothing with text in App “NotInstagram”.

      What to do: look for work that restarts itself without a delay, such as a state change that triggers itself. Add a delay, or make the work stop.
      """)
    XCTAssertEqual(fixture.kinds, ["app.neverSettles"])
  }

  func test_waitingWithoutADeviceFails() {
    let log = FailureLog()
    InteractionFailure.$handler.withValue(InteractionFailure.Handler { log.failures.append($0) }) {
      XCTAssertFalse(app.staticTexts["Post"].waitForExistence(timeout: 30))
    }
    XCTAssertEqual(log.failures.map(\.kind), ["device.none"])
  }
}

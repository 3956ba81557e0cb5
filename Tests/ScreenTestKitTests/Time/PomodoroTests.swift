import HeadlessUI
import ScreenTestKit

struct PomodoroScreen: Screen {
  let trait = Button(id: "Reset")
  let timeLabel = Label(id: "TimeLabel")
  let breakLabel = Label(id: "BreakLabel")
  let startButton = Button(id: "Start")
  let pauseButton = Button(id: "Pause")
  let resetButton = Button(id: "Reset")
}

let pomodoroScreen = PomodoroScreen()

/// The same four scenarios for a countdown with four implementations.
///
/// None of the app's code is written for tests.
///
/// XCTest on Linux doesn't find tests that a class only inherits, so each class declares the four tests.
@preconcurrency @MainActor
class PomodoroTestCase: ScreenTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  class var ticking: Ticking { .taskSleep }

  override class var appUnderTest: AppUnderTest? {
    let ticking = ticking
    return AppUnderTest(name: "Pomodoro") { PomodoroView(ticking) }
  }

  final func workForAWholeUnit() {
    Scenario("Working for 25 minutes") {
      Given(the: value(of: pomodoroScreen.timeLabel, is: "25:00"))
      When(I: tap(pomodoroScreen.startButton))
      And(time: passes(.minutes(24)))
      Then(the: value(of: pomodoroScreen.timeLabel, is: "1:00"))
      And(I: doNotSee(pomodoroScreen.breakLabel))
      When(time: passes(.minutes(1)))
      Then(I: see(pomodoroScreen.breakLabel))
      And(the: value(of: pomodoroScreen.timeLabel, is: "0:00"))
    }
  }

  final func beCalledAway() {
    Scenario("Being called away") {
      When(I: tap(pomodoroScreen.startButton))
      And(time: passes(.minutes(10)))
      And(I: tap(pomodoroScreen.pauseButton))
      And(time: passes(.minutes(30)))
      Then(the: value(of: pomodoroScreen.timeLabel, is: "15:00"))
      When(I: tap(pomodoroScreen.startButton))
      And(time: passes(.minutes(15)))
      Then(I: see(pomodoroScreen.breakLabel))
    }
  }

  final func beginAgain() {
    Scenario("Beginning again") {
      When(I: tap(pomodoroScreen.startButton))
      And(time: passes(.seconds(90)))
      Then(the: value(of: pomodoroScreen.timeLabel, is: "23:30"))
      When(I: tap(pomodoroScreen.resetButton))
      Then(the: value(of: pomodoroScreen.timeLabel, is: "25:00"))
      When(time: passes(.minutes(5)))
      Then(the: value(of: pomodoroScreen.timeLabel, is: "25:00"))
    }
  }

  final func waitForTheEnd() {
    Scenario("Waiting until the break comes") {
      When(I: tap(pomodoroScreen.startButton))
      Then(I: waitForTheBreak)
    }
  }

  private func waitForTheBreak() {
    let start = Date()
    XCTAssertTrue(pomodoroScreen.breakLabel.underlyingXCUIElement.waitForExistence(timeout: 3600))
    XCTAssertEqual(Date().timeIntervalSince(start), 25 * 60, accuracy: 0.001)
  }
}

/// Tests the implementation with `Task.sleep`.
@preconcurrency @MainActor
final class PomodoroTests: PomodoroTestCase {
  override class var ticking: Ticking { .taskSleep }

  func test_aWholeUnit() { workForAWholeUnit() }
  func test_aPause() { beCalledAway() }
  func test_aReset() { beginAgain() }
  func test_waitingForTheEnd() { waitForTheEnd() }
}

/// Tests the implementation with `Timer`.
@preconcurrency @MainActor
final class TimerPomodoroTests: PomodoroTestCase {
  override class var ticking: Ticking { .timer }

  func test_aWholeUnit() { workForAWholeUnit() }
  func test_aPause() { beCalledAway() }
  func test_aReset() { beginAgain() }
  func test_waitingForTheEnd() { waitForTheEnd() }
}

/// Tests the implementation with `DispatchQueue.main.asyncAfter`.
@preconcurrency @MainActor
final class AsyncAfterPomodoroTests: PomodoroTestCase {
  override class var ticking: Ticking { .asyncAfter }

  func test_aWholeUnit() { workForAWholeUnit() }
  func test_aPause() { beCalledAway() }
  func test_aReset() { beginAgain() }
  func test_waitingForTheEnd() { waitForTheEnd() }
}

/// Tests the implementation with differences of `Date()`.
@preconcurrency @MainActor
final class DatePomodoroTests: PomodoroTestCase {
  override class var ticking: Ticking { .dates }

  func test_aWholeUnit() { workForAWholeUnit() }
  func test_aPause() { beCalledAway() }
  func test_aReset() { beginAgain() }
  func test_waitingForTheEnd() { waitForTheEnd() }
}

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

/// The same four scenarios over a countdown that is built four ways; none of its code knows that it is tested.
@preconcurrency @MainActor
class PomodoroTests: ScreenTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  class var ticking: Ticking { .taskSleep }

  override class var appUnderTest: AppUnderTest? {
    let ticking = ticking
    return AppUnderTest(name: "Pomodoro") { PomodoroView(ticking) }
  }

  func test_aWholeUnit() {
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

  func test_aPause() {
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

  func test_aReset() {
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

  func test_waitingForTheEnd() {
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

/// With `Timer`.
final class TimerPomodoroTests: PomodoroTests {
  override class var ticking: Ticking { .timer }
}

/// With `DispatchQueue.main.asyncAfter`.
final class AsyncAfterPomodoroTests: PomodoroTests {
  override class var ticking: Ticking { .asyncAfter }
}

/// With differences of `Date()`.
final class DatePomodoroTests: PomodoroTests {
  override class var ticking: Ticking { .dates }
}

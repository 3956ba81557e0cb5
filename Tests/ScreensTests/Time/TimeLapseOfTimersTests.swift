import Screens
import XCTest

private let startButton = Button(id: "Start")
private let log = Label(id: "Log")

/// Tests for Robot's time lapse with each kind of timer: on the main run loop, a dispatch source, and on a thread's run loop.
@preconcurrency @MainActor
final class TimeLapseOfTimersTests: FailureTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  /// Returns the app.
  ///
  /// Its button “Start” starts one timer of each kind.
  private static func app(repeats: Bool) -> AppUnderTest {
    AppUnderTest(name: "Time") {
      TimeLapseView { note in
        _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: repeats) { _ in MainActor.assumeIsolated { note("timer") } }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 20, repeating: repeats ? .seconds(20) : .never)
        source.setEventHandler { if !source.isCancelled { MainActor.assumeIsolated { note("source") } } }
        source.resume()
        Thread.detachNewThread {
          _ = Timer.scheduledTimer(withTimeInterval: 30, repeats: repeats) { _ in DispatchQueue.main.async { note("thread") } }
          RunLoop.current.run()
        }
      }
    }
  }

  private var shown: String { log.underlyingXCUIElement.exists ? log.underlyingXCUIElement.label : "" }

  func test_R48_timersFire() {
    passes(Self.app(repeats: false)) { user in
      user.tap(startButton)
      TimeLapse.advanceUntilIdle()
      XCTAssertEqual(self.shown, "timer, source, thread")
      XCTAssertEqual(self.now, 30)
      XCTAssertEqual(HeadlessDriver.pending, [])
    }
  }

  func test_R48_repeatingTimersFireOnce() {
    passes(Self.app(repeats: true)) { user in
      user.tap(startButton)
      TimeLapse.advanceUntilIdle()
      XCTAssertEqual(self.shown, "timer, source, thread")
      XCTAssertEqual(self.now, 30)
      TimeLapse.advance(by: .seconds(30))
      XCTAssertEqual(self.shown, "timer, source, thread, timer, source, timer, source, timer, thread")
    }
  }

  func test_R49_resetDropsTimers() {
    for repeats in [false, true] {
      passes(Self.app(repeats: repeats)) { user in
        user.tap(startButton)
        XCTAssertEqual(HeadlessDriver.pending.count, 3)
        TimeLapse.reset()
        XCTAssertEqual(HeadlessDriver.pending, [])
        TimeLapse.advance(by: .hours(1))
        XCTAssertEqual(self.shown, "")
      }
    }
  }
}

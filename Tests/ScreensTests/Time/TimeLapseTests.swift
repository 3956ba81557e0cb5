import Screens
import VirtualTime
import XCTest

private struct TimeScreen: Screen {
  let trait = Header(id: "Time")
  let animateButton = Button(id: "Animate")
  let startButton = Button(id: "Start")
  let targetButton = Button(id: "Target")
  let log = Label(id: "Log")
}

private let timeScreen = TimeScreen()

/// Tests for Robot's time lapse.
@preconcurrency @MainActor
final class TimeLapseTests: FailureTestCase {
  private var pending: [PendingWork] { HeadlessDriver.pending }

  private static func skipUnderThreadSanitizer() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "Queues and dates are not virtual under the thread sanitizer.")
  }

  /// The app's log.
  private var log: String { timeScreen.log.underlyingXCUIElement.exists ? timeScreen.log.underlyingXCUIElement.label : "" }

  func test_R47_animationsApplyAtOnceAndTheirCompletionsHaveRunWhenTheCallReturnsNestedOnesToo() {
    passes(TimeLapseView.app()) { user in
      TimeLapse.disableAnimations { user.tap(timeScreen.animateButton) }
      XCTAssertEqual(self.log, "outer, inner")
      XCTAssertEqual(self.now, 0)
      XCTAssertEqual(self.pending, [])
      // Afterward, animations take time again.
      user.tap(timeScreen.animateButton)
      XCTAssertEqual(self.log, "outer, inner")
      XCTAssertEqual(self.pending.map(\.kind), [.animation])
    }
  }

  func test_R47_scopesWithoutAnimationsNest() {
    passes(TimeLapseView.app()) { user in
      TimeLapse.disableAnimations {
        TimeLapse.disableAnimations {}
        user.tap(timeScreen.animateButton)
      }
      XCTAssertEqual(self.log, "outer, inner")
    }
  }

  func test_R47_whatIsDueWithinTheCallBelongsToIt() {
    let app = TimeLapseView.app(TimeLapseView.animateInATask)
    passes(app) { user in
      TimeLapse.disableAnimations { user.tap(timeScreen.startButton) }
      XCTAssertEqual(self.log, "begun, complete")
    }
  }

  func test_R47_whatBecomesDueAtTheEndOfTheCallBelongsToIt() {
    let app = TimeLapseView.app { note in Later.work = { TimeLapseView.animateInATask(note) } }
    passes(app) { user in
      user.tap(timeScreen.startButton)
      TimeLapse.disableAnimations { _ = VirtualScheduler.owner?.schedule(after: .zero, name: "the answer") { Later.work() } }
      XCTAssertEqual(self.log, "begun, complete")
    }
  }

  func test_R48_everyTimerFiresWhateverItsIntervalUntilNoneIsLeft() throws {
    try Self.skipUnderThreadSanitizer()
    let app = TimeLapseView.app { note in
      Task {
        try await Task.sleep(for: .seconds(5_000))
        note("sleep")
        try await Task.sleep(for: .seconds(1))
        note("second sleep")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 7_000) { note("block") }
      VirtualScheduler.owner?.schedule(after: .seconds(86_400), name: "a timer") { note("timer") }
    }
    passes(app) { user in
      user.tap(timeScreen.startButton)
      XCTAssertEqual(self.log, "")
      TimeLapse.advanceUntilIdle()
      XCTAssertEqual(self.log, "sleep, second sleep, block, timer")
      XCTAssertEqual(self.pending, [])
    }
  }

  func test_R48_aLoopAroundASleepDoesNotKeepTheCallFromReturning() {
    let app = TimeLapseView.app { note in
      Task { while true { try await Task.sleep(for: .seconds(1)) } }
      VirtualScheduler.owner?.schedule(after: .seconds(60), name: "a timer") { note("timer") }
    }
    passes(app) { user in
      user.tap(timeScreen.startButton)
      TimeLapse.advanceUntilIdle()
      XCTAssertEqual(self.log, "timer")
      XCTAssertEqual(self.pending.map(\.kind), [.sleep])
    }
  }

  func test_R48_repeatingTimersOfTheAppFireOnceAndGoOnAfterwards() throws {
    try Self.skipUnderThreadSanitizer()
    let app = TimeLapseView.app { note in
      for name in ["first", "second"] {
        _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in MainActor.assumeIsolated { note(name) } }
      }
      _ = Timer.scheduledTimer(withTimeInterval: 7_200, repeats: false) { _ in MainActor.assumeIsolated { note("once") } }
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 15, repeating: 15)
      source.setEventHandler { if !source.isCancelled { MainActor.assumeIsolated { note("source") } } }
      source.resume()
    }
    passes(app) { user in
      user.tap(timeScreen.startButton)
      TimeLapse.advanceUntilIdle()
      XCTAssertEqual(self.log, "first, second, source, once")
      XCTAssertEqual(self.now, 7_200)
      TimeLapse.advance(by: .seconds(10))
      XCTAssertEqual(self.log, "first, second, source, once, first, second")
      TimeLapse.advance(by: .seconds(5))
      XCTAssertEqual(self.log, "first, second, source, once, first, second, source")
    }
  }

  func test_R49_resetDropsWhatIsPendingAndNoSettings() throws {
    try Self.skipUnderThreadSanitizer()
    let app = TimeLapseView.app { note in
      VirtualScheduler.owner?.schedule(after: .seconds(10), name: "a timer") { note("timer") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 8) { note("block") }
      Task {
        try? await Task.sleep(for: .seconds(5))
        note("sleep")
      }
    }
    passes(app) { user in
      user.date(is: "2030-01-01")
      user.tap(timeScreen.startButton)
      user.tap(timeScreen.animateButton)
      XCTAssertEqual(Set(self.pending.map(\.kind)), [.event, .delayedBlock, .sleep, .animation])
      TimeLapse.reset()
      XCTAssertEqual(self.pending, [])
      TimeLapse.advance(by: .hours(1))
      XCTAssertEqual(self.log, "")
      XCTAssertEqual(HeadlessDriver.date, Date(timeIntervalSince1970: 1_893_456_000 + 3_600))
      // New animations run as usual.
      user.tap(timeScreen.animateButton)
      TimeLapse.advanceUntilIdle()
      XCTAssertEqual(self.log, "outer, inner")
    }
  }

  /// An app with delayed work on a background queue, and a timer in the run loop of a separate thread.
  private static let elsewhere = TimeLapseView.app { note in
    let noteLater = { @Sendable (text: String) in DispatchQueue.main.async { note(text) } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 8) { noteLater("block") }
    Thread.detachNewThread {
      _ = Timer.scheduledTimer(withTimeInterval: 9, repeats: false) { _ in noteLater("timer") }
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 20))
      noteLater("over")
    }
  }

  func test_R49_timeAdvancesForQueuesInTheBackgroundAndForRunLoopsOfOtherThreads() throws {
    try Self.skipUnderThreadSanitizer()
    passes(Self.elsewhere) { user in
      user.tap(timeScreen.startButton)
      TimeLapse.advance(by: .seconds(7))
      XCTAssertEqual(self.log, "")
      TimeLapse.advance(by: .seconds(1))
      XCTAssertEqual(self.log, "block")
      TimeLapse.advance(by: .seconds(1))
      XCTAssertEqual(self.log, "block, timer, over", "a run loop without timers ends")
    }
  }

  func test_R49_resetDropsTheTimersOfQueuesInTheBackgroundAndOfRunLoopsOfOtherThreads() throws {
    try Self.skipUnderThreadSanitizer()
    passes(Self.elsewhere) { user in
      user.tap(timeScreen.startButton)
      TimeLapse.advance(by: .seconds(1))
      TimeLapse.reset()
      TimeLapse.advance(by: .hours(1))
      XCTAssertEqual(self.log, "over", "the thread itself goes on when its time has come")
    }
  }

  func test_R49_whatMovedStandsStillAfterwards() {
    passes(TimeLapseView.app()) { user in
      user.tap(timeScreen.animateButton)
      TimeLapse.reset()
      user.tap(timeScreen.targetButton)
      XCTAssertEqual(self.now, 0)
      XCTAssertEqual(self.log, "target")
    }
  }

  func test_R49_whatWasDroppedIsCancelledWithItsTask() {
    let app = TimeLapseView.app { note in
      let task = Task {
        do { try await Task.sleep(for: .seconds(5)) } catch { note("cancelled") }
      }
      VirtualScheduler.owner?.schedule(after: .seconds(5), name: "a timer") {}
      Cancellation.task = task
    }
    passes(app) { user in
      user.tap(timeScreen.startButton)
      TimeLapse.reset()
      Cancellation.task?.cancel()
      TimeLapse.advance(by: .zero)
      XCTAssertEqual(self.log, "cancelled")
    }
  }

  func test_theDateThatIsSetIsTheOneThatTheAppAndTheTestSee() throws {
    try Self.skipUnderThreadSanitizer()
    let app = TimeLapseView.app { note in note("\(Int(Date().timeIntervalSince1970))") }
    passes(app) { user in
      user.date(is: "2030-01-01")
      user.tap(timeScreen.startButton)
      user.passes(.hours(1))
      user.tap(timeScreen.startButton)
      XCTAssertEqual(self.log, "1893456000, 1893459600")
      XCTAssertEqual(Date(), Date(timeIntervalSince1970: 1_893_459_600))
    }
  }

  func test_timeThatPassesBringsWhatIsDueInOrderAndNoMore() {
    let app = TimeLapseView.app { note in
      for seconds in [3, 1, 2, 4] { VirtualScheduler.owner?.schedule(after: .seconds(seconds), name: "a timer") { note("\(seconds)") } }
    }
    passes(app) { user in
      user.tap(timeScreen.startButton)
      TimeLapse.advance(by: .seconds(3))
      XCTAssertEqual(self.log, "1, 2, 3")
      XCTAssertEqual(self.now, 3)
    }
  }

  func test_timeDoesNotPassBackwards() {
    assertFailure(
      TimeLapseView.app(), "input.unusableNumber",
      says: "Could not let -5 minutes pass: the duration -5 minutes cannot be used.",
      "expected: 0 seconds or more\nactual:   -5 minutes"
    ) { _ in TimeLapse.advance(by: .minutes(-5)) }
  }
}

extension TimeLapseView {
  /// Returns the app.
  ///
  /// Its button “Start” starts some work.
  fileprivate static func app(
    _ start: @escaping @MainActor @Sendable (_ note: @escaping @MainActor @Sendable (String) -> Void) -> Void = { _ in }
  ) -> AppUnderTest {
    AppUnderTest(name: "Time") { TimeLapseView(start: start) }
  }
}

/// Work that a test makes an app do later.
@MainActor
private enum Later {
  static var work: @MainActor @Sendable () -> Void = {}
}

@MainActor
private enum Cancellation {
  static var task: Task<Void, Never>?
}

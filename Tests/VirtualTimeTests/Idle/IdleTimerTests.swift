import Foundation
import Screens
import VirtualTime
import XCTest

/// An app's own timers and delayed blocks in idle mode, at the limits of waits: E110 and E112.
@preconcurrency @MainActor
final class IdleTimerTests: BusyAppTestCase {
  private typealias Work = @MainActor @Sendable (_ seconds: Double, _ done: @escaping @MainActor @Sendable () -> Void) -> Void

  /// Asserts the time that the idle mode waits for work of a given length.
  private func assertWait(_ seconds: Double, for work: Double, file: StaticString = #filePath, line: UInt = #line, _ start: @escaping Work) {
    let app = BusyApp.app { done in start(work, done) }
    withSynchronization(.untilIdle) {
      XCTAssertEqual(waitBeforeNextTap(app, file: file, line: line), seconds, file: file, line: line)
    }
  }

  /// Asserts that work up to exactly the given length is waited for.
  private func assertGreatest(_ seconds: Double, file: StaticString = #filePath, line: UInt = #line, _ start: @escaping Work) {
    assertWait(seconds - 0.001, for: seconds - 0.001, file: file, line: line, start)
    assertWait(seconds, for: seconds, file: file, line: line, start)
    assertWait(0, for: seconds + 0.001, file: file, line: line, start)
  }

  func test_E110_timersThatFireOnceAreWaitedForUpToExactlyTheGreatestInterval() {
    assertGreatest(1.5, Self.scheduled)
    assertGreatest(1.5, Self.added)
    assertGreatest(1.5, Self.source)
    withConfiguration {
      $0.timerMaxTrackableInterval = 4
      $0.dispatchAfterMaxTrackableDelay = 0
    } operation: {
      assertGreatest(4, Self.scheduled)
    }
  }

  func test_E110_repeatingTimersAreNotWaitedForHoweverShortTheyAre() {
    assertWait(0, for: 0.01) { seconds, done in
      _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in MainActor.assumeIsolated { done() } }
    }
  }

  func test_E110_aRepeatingTimerFiresWhileSomethingElseIsWaitedFor() {
    let app = BusyApp.app { done in
      _ = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in MainActor.assumeIsolated { done() } }
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    }
    withSynchronization(.untilIdle) {
      passes(app) { user in
        user.tap(busyScreen.loadButton)
        user.value(of: busyScreen.count, is: "2")
        XCTAssertEqual(self.now, 1)
      }
    }
  }

  func test_E110_aTimerThatWasInvalidatedIsNotWaitedFor() {
    assertWait(0, for: 1) { seconds, _ in Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in }.invalidate() }
  }

  func test_E112_delayedBlocksAreWaitedForUpToExactlyTheGreatestDelay() {
    assertGreatest(1.5) { seconds, done in DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { done() } }
    assertGreatest(1.5) { seconds, done in
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { DispatchQueue.main.async { done() } }
    }
    withConfiguration {
      $0.dispatchAfterMaxTrackableDelay = 4
      $0.timerMaxTrackableInterval = 0
    } operation: {
      assertGreatest(4) { seconds, done in DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { done() } }
    }
  }

  func test_E112_aBlockOfTheRunLoopIsWaitedFor() {
    let app = BusyApp.app { done in RunLoop.main.perform { MainActor.assumeIsolated { done() } } }
    withSynchronization(.untilIdle) {
      passes(app) { user in
        user.tap(busyScreen.loadButton)
        user.value(of: busyScreen.count, is: "1")
        XCTAssertEqual(self.now, 0)
      }
    }
  }

  private static let scheduled: Work = { seconds, done in
    _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated { done() } }
  }

  private static let added: Work = { seconds, done in
    let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { _ in MainActor.assumeIsolated { done() } }
    RunLoop.main.add(timer, forMode: .common)
  }

  private static let source: Work = { seconds, done in
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + seconds)
    source.setEventHandler {
      source.cancel()
      done()
    }
    source.resume()
  }
}

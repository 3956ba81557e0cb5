import Dispatch
import Foundation
import Screens
import VirtualTime
import XCTest

/// An app's work on dispatch queues in idle mode: E103, E111, and E112.
@preconcurrency @MainActor
final class QueueTests: BusyAppTestCase {
  func test_E103_blocksOfQueuesAreWaitedFor() {
    let app = BusyApp.app { done in
      DispatchQueue.global().async { DispatchQueue.main.async { done() } }
    }
    withSynchronization(.untilIdle) {
      passes(app) { user in
        user.tap(busyScreen.loadButton)
        user.value(of: busyScreen.count, is: "1")
        XCTAssertEqual(self.now, 0)
      }
    }
  }

  func test_E111_delayedBlocksOfTheMainQueueAreWaitedForUpToTheGreatestDelay() {
    withSynchronization(.untilIdle) {
      XCTAssertEqual(waitBeforeNextTap(Self.delaying(1.5)), 1.5)
      XCTAssertEqual(waitBeforeNextTap(Self.delaying(1.6)), 0)
    }
  }

  func test_E112_aDelayedBlockStandsForADelayedPerform() {
    let app = BusyApp.app { done in
      let item = DispatchWorkItem { MainActor.assumeIsolated { done() } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
    }
    withSynchronization(.untilIdle) {
      XCTAssertEqual(waitBeforeNextTap(app), 1)
      withConfiguration {
        $0.dispatchAfterMaxTrackableDelay = 0.5
      } operation: {
        XCTAssertEqual(waitBeforeNextTap(app), 0)
      }
    }
  }

  private static func delaying(_ seconds: Double) -> AppUnderTest {
    BusyApp.app { done in DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { done() } }
  }
}

import Screens
import VirtualTime
import XCTest

/// Waiting for an idle app: E103, E104, E108 to E111 and E113.
@preconcurrency @MainActor
final class IdleModeTests: BusyAppTestCase {
  func test_E103_inIdleModeAnInteractionBeginsWhenTheAppIsIdle() {
    XCTAssertEqual(waitBeforeNextTap(BusyApp.sleeping(0.8)), 0)
    withSynchronization(.untilIdle) {
      XCTAssertEqual(waitBeforeNextTap(BusyApp.sleeping(0.8)), 0.8)
      passes(BusyApp.sleeping(0.8)) { user in
        user.tap(busyScreen.loadButton)
        // An expectation also sees the idle app.
        user.value(of: busyScreen.count, is: "1")
        user.doNotSee(busyScreen.spinner)
        XCTAssertEqual(self.now, 0.8)
      }
    }
  }

  func test_E103_everyResourceIsIdleThreeTimesInARow() {
    passes(BusyApp.sleeping(0)) { user in
      let resource = LookedAtResource()
      IdlingResources.register(resource)
      withSynchronization(.untilIdle) { user.tap(busyScreen.nextButton) }
      IdlingResources.deregister(resource)
      XCTAssertGreaterThanOrEqual(resource.looks, 3)
      XCTAssertEqual(resource.looks % 3, 0)
    }
  }

  func test_E103_aResourceThatIsBusyAfterTwoLooksIsLookedAtThreeTimesAgain() {
    passes(BusyApp.sleeping(0)) { user in
      let resource = LookedAtResource(busyAt: 3)
      IdlingResources.register(resource)
      withSynchronization(.untilIdle) { user.tap(busyScreen.nextButton) }
      IdlingResources.deregister(resource)
      XCTAssertGreaterThanOrEqual(resource.looks, 6)
    }
  }

  func test_E103_whatIsMissingFailsAsSoonAsTheAppIsIdle() {
    withSynchronization(.untilIdle) {
      assertFailure(
        BusyApp.sleeping(10), "state.notReached",
        tells: """
          Expected Label “Nowhere” to exist, but it does not exist.

          expected: exists
          actual:   does not exist

          The app is idle, so the wait of 30 seconds ended at once. Not waited for: a sleep of 10 seconds, scheduled at 0 s, due at 10 s, started by the button “Load”.

          Query:
            Label with id “Nowhere”
            in App “Feed”

          Found instead: 3 Labels in App “Feed”.
            1. Header “Feed”
            2. Label “Loading…” (id: “Spinner”)
            3. Label “0” (id: “Count”)
          """
      ) { user in
        user.tap(busyScreen.loadButton)
        user.state(of: Label(id: "Nowhere"), is: .exists)
      }
    }
  }

  func test_E108_synchronizationCanBeSwitchedOffAndOnInAPartOfATest() {
    passes(BusyApp.sleeping(1)) { user in
      withSynchronization(.untilIdle) {
        user.tap(busyScreen.loadButton)
        withSynchronization(.off) {
          user.tap(busyScreen.nextButton)
          user.see(busyScreen.spinner)
          XCTAssertEqual(self.now, 0)
        }
        user.tap(busyScreen.nextButton)
        XCTAssertEqual(self.now, 1)
      }
    }
  }

  func test_E108_withoutSynchronizationWhatIsDueRunsWithWhatItStartsInTurn() {
    let app = BusyApp.app { done in Task { Task { Task { done() } } } }
    passes(app) { user in
      withSynchronization(.off) {
        user.tap(busyScreen.loadButton)
        user.tap(busyScreen.nextButton)
        XCTAssertEqual(busyScreen.count.label, "1")
      }
    }
  }

  func test_E108_withoutSynchronizationWhatIsDueRunsBeforeTheInteraction() {
    // The text has disappeared before the tap. If due work didn't run, the text would still be there.
    assertFailure(BusyApp.app { done in DueWork.done = done }, "element.notFound", says: "Could not tap Label “Spinner”: it does not exist.") { user in
      user.tap(busyScreen.loadButton)
      VirtualScheduler.owner?.schedule(after: .zero, name: "the answer") { DueWork.done() }
      XCTAssertTrue(busyScreen.spinner.underlyingXCUIElement.exists)
      withSynchronization(.off) { busyScreen.spinner.underlyingXCUIElement.tap() }
    }
  }

  func test_E109_theInteractionTimeoutEndsTheWaitAndNamesWhatIsBusy() {
    let endless = BusyApp.app { _ in Task { while !Task.isCancelled { try await Task.sleep(for: .seconds(0.8)) } } }
    withSynchronization(.untilIdle) {
      assertNeverIdle(endless, "a sleep of 0.8 seconds, scheduled at 29.6 s, due at 30.4 s, started by the button “Load”")
      withConfiguration {
        $0.interactionTimeout = 2
      } operation: {
        assertNeverIdle(endless, "a sleep of 0.8 seconds, scheduled at 1.6 s, due at 2.4 s, started by the button “Load”", timeout: 2)
      }
    }
  }

  func test_E109_anExpectationSaysWhatItWaitedForInVain() {
    let endless = BusyApp.app { _ in Task { while !Task.isCancelled { try await Task.sleep(for: .seconds(0.8)) } } }
    withSynchronization(.untilIdle) {
      assertFailure(
        endless, "app.neverIdle",
        tells: """
          Expected the value of Label “Count” to be “1”, but the app did not become idle.

          Waited 30 seconds of virtual time.

          Busy:
            1. a sleep of 0.8 seconds, scheduled at 29.6 s, due at 30.4 s, started by the button “Load”

          Query:
            Label with id “Count”
            in App “Feed”

          Found:
            1. Label “0” (id: “Count”)

          What to do: make the work end, raise interactionTimeout, or exclude it with the limits of TestConfiguration; withSynchronization(.lazy) { … } does not wait for it.
          """
      ) { user in
        user.tap(busyScreen.loadButton)
        user.value(of: busyScreen.count, is: "1")
      }
    }
  }

  func test_E110_timersThatFireOnceAreWaitedForUpToTheGreatestInterval() {
    withSynchronization(.untilIdle) {
      XCTAssertEqual(waitBeforeNextTap(BusyApp.waiting(1.5, as: .timer)), 1.5)
      XCTAssertEqual(waitBeforeNextTap(BusyApp.waiting(1.6, as: .timer)), 0)
      XCTAssertEqual(waitBeforeNextTap(BusyApp.waiting(0.1, as: .repeatingTimer)), 0)
      withConfiguration {
        $0.timerMaxTrackableInterval = 3
      } operation: {
        XCTAssertEqual(waitBeforeNextTap(BusyApp.waiting(2, as: .timer)), 2)
      }
    }
  }

  func test_E111_delaysAreWaitedForUpToTheGreatestOne() {
    withSynchronization(.untilIdle) {
      XCTAssertEqual(waitBeforeNextTap(BusyApp.sleeping(1.5)), 1.5)
      XCTAssertEqual(waitBeforeNextTap(BusyApp.sleeping(1.6)), 0)
      XCTAssertEqual(waitBeforeNextTap(BusyApp.waiting(1.5, as: .delayedBlock)), 1.5)
      XCTAssertEqual(waitBeforeNextTap(BusyApp.waiting(1.6, as: .delayedBlock)), 0)
      withConfiguration {
        $0.dispatchAfterMaxTrackableDelay = 0.5
      } operation: {
        XCTAssertEqual(waitBeforeNextTap(BusyApp.sleeping(0.6)), 0)
      }
    }
  }

  func test_E113_aRequestToAnExcludedURLIsNotWaitedFor() {
    withSynchronization(.untilIdle) {
      XCTAssertEqual(waitBeforeNextTap(BusyApp.waiting(1, as: .request, isTracked: false)), 0)
    }
  }

  /// Asserts the whole failure text of a tap on an app that doesn't become idle.
  private func assertNeverIdle(_ app: AppUnderTest, _ work: String, timeout: Double = 30, file: StaticString = #filePath, line: UInt = #line) {
    assertFailure(
      app, "app.neverIdle", tells: Self.textOfBusyApp(work, timeout: timeout), file: file, line: line
    ) { user in
      user.tap(busyScreen.loadButton)
      user.tap(busyScreen.nextButton)
    }
  }
}

/// A closure that a test sets, and that the app calls later.
@MainActor
private enum DueWork {
  static var done: @MainActor @Sendable () -> Void = {}
}

/// A resource that counts how often its state is read.
private final class LookedAtResource: IdlingResource, @unchecked Sendable {
  let name = "the counter"
  private(set) var looks = 0
  private let busyLook: Int?

  init(busyAt busyLook: Int? = nil) {
    self.busyLook = busyLook
  }

  var isIdle: Bool {
    looks += 1
    return looks != busyLook
  }
}

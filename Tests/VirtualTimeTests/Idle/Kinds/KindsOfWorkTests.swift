import Screens
import VirtualTime
import XCTest

/// All ways for each kind of work to be pending.
///
/// Work is waited for, excluded work isn't, and endless work is reported.
@preconcurrency @MainActor
final class KindsOfWorkTests: BusyAppTestCase {
  private static let kinds = PendingWork.Kind.allCases.filter { $0 != .observer }

  func test_E104_eachKindIsWaitedFor() {
    forEachWay { kind, way in
      let waited = wait(way) { $0.synchronizationMode = .untilIdle }
      if way.isReal {
        XCTAssertLessThan(waited.seconds, 5, way.name)
      } else {
        XCTAssertEqual(waited.seconds, way.wait, way.name)
      }
      if let isDone = waited.isDone { XCTAssertEqual(isDone, kind != .repeatingTimer, way.name) }
    }
  }

  func test_E104_eachKindIsNotWaitedForWhenItIsExcluded() {
    forEachWay { _, way in
      let waited = wait(way, for: .isExcluded) { configuration in
        configuration.synchronizationMode = .untilIdle
        if case .setting(let exclude) = way.exclusion { exclude(&configuration) }
      }
      XCTAssertEqual(waited.seconds, 0, way.name)
      if let isDone = waited.isDone { XCTAssertEqual(isDone, way.isAlwaysRun, way.name) }
    }
  }

  func test_E104_whatIsDueIsExcludedByNoMode() {
    forEachWay { _, way in
      guard way.isAlwaysRun else { return }
      for mode in [SynchronizationMode.lazy, .off] { XCTAssertEqual(wait(way) { $0.synchronizationMode = mode }.isDone, true, "\(way.name), \(mode)") }
    }
  }

  func test_E104_eachKindThatNeverEndsIsNamedWithWhatStartedIt() {
    forEachWay { _, way in
      withConfiguration {
        $0.synchronizationMode = .untilIdle
        way.configure(&$0)
      } operation: {
        assertTold(way)
      }
    }
  }

  func test_E104_aGestureThatTimeAloneRecognizesIsRecognizedWhenTheInteractionIsOver() {
    for mode in [SynchronizationMode.untilIdle, .lazy, .off] {
      withSynchronization(mode) {
        passes(AppUnderTest(name: "Feed") { HoldingView() }) { user in
          user.perform(.press(for: 0.9), on: .identifier("Photo"))
          XCTAssertEqual(busyScreen.count.label, "0", "\(mode)")
          user.perform(.press(for: 2), on: .identifier("Photo"))
          XCTAssertEqual(busyScreen.count.label, "2", "recognized after a second, while the finger rests: \(mode)")
          XCTAssertEqual(self.now, 2.9, accuracy: 0.001)
        }
      }
    }
  }

  func test_theTableHasEveryKind() {
    for kind in Self.kinds { XCTAssertFalse(BusyWay.ways(kind).isEmpty, "\(kind)") }
  }

  private func forEachWay(_ body: (PendingWork.Kind, BusyWay) -> Void) {
    for kind in Self.kinds {
      for way in BusyWay.ways(kind) where !(way.needsCapture && isUnderThreadSanitizer) { body(kind, way) }
    }
  }

  /// Taps “Load” and “Next”, and returns the time in between.
  ///
  /// It also returns whether the work is done by then, if the app shows it.
  private func wait(_ way: BusyWay, for purpose: BusyWay.Purpose = .isWaitedFor, _ configure: (inout TestConfiguration) -> Void) -> (seconds: Double, isDone: Bool?) {
    var waited: (Double, Bool?) = (-1, nil)
    withConfiguration {
      way.configure(&$0)
      configure(&$0)
    } operation: {
      let capture = FailureCapture(way.ending) { user in
        way.prepare(purpose)
        way.start(user)
        let start = self.now
        user.tap(busyScreen.nextButton)
        let count = busyScreen.count.underlyingXCUIElement
        waited = (((self.now - start) * 1000).rounded() / 1000, count.exists ? count.label == "1" : nil)
      }
      way.cleanUp()
      XCTAssertEqual(capture.messages, [], way.name)
    }
    return waited
  }

  private func assertTold(_ way: BusyWay) {
    switch way.told {
    case .busy(let work, let timeout):
      assertFailure(way, "app.neverIdle", tells: Self.textOfBusyApp(work, timeout: timeout)) { user in
        way.start(user)
        withConfiguration({ $0.interactionTimeout = timeout }) { user.tap(busyScreen.nextButton) }
      }
    case .restless:
      assertFailure(way, "app.neverSettles", tells: Self.textOfRestlessApp("The button “Load”")) { user in
        VirtualScheduler.owner?.jobLimit = 1000
        user.tap(busyScreen.loadButton)
      }
    case .notFound(let sentence):
      assertFailure(way, "state.notReached", tells: Self.textOfALook(sentence)) { user in
        user.tap(busyScreen.loadButton)
        user.state(of: Label(id: "Nowhere"), is: .exists)
      }
    }
  }

  private func assertFailure(_ way: BusyWay, _ kind: String, tells text: String, _ step: @escaping (FailureCapture) -> Void) {
    assertFailure(way.endless, kind, tells: text) { user in
      way.prepare(.isEndless)
      step(user)
    }
    way.cleanUp()
  }

  /// Returns the whole failure text of a search for a missing element.
  private static func textOfALook(_ sentence: String) -> String {
    """
    Expected Label “Nowhere” to exist, but it does not exist.

    expected: exists
    actual:   does not exist

    \(sentence)

    Query:
      Label with id “Nowhere”
      in App “Feed”

    Found instead: 3 Labels in App “Feed”.
      1. Header “Feed”
      2. Label “Loading…” (id: “Spinner”)
      3. Label “0” (id: “Count”)
    """
  }
}

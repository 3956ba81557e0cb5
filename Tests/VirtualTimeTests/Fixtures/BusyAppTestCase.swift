import Screens
import VirtualTime
import XCTest

/// The base class of tests about waiting for busy apps.
///
/// Each test starts its own apps.
@preconcurrency @MainActor
class BusyAppTestCase: FailureTestCase {
  // Under the thread sanitizer, most waits of an app are real.
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  /// Returns the failure text of a tap on “Next” in an app that doesn't become idle because of some work.
  static func textOfBusyApp(_ work: String, timeout: Double = 30) -> String {
    // Work in real time isn't due at a time of the clock.
    let isReal = !work.contains("due at") && !work.contains("without an end")
    let waited = "Waited \(timeout.formatted()) seconds\(isReal ? ". Time is real while work outside virtual time is busy." : " of virtual time.")"
    let advice =
      work.contains("(idling resource)") && !work.contains("started by")
      ? "when its work is over, make the resource’s `isIdle` true or remove the resource with `IdlingResources.deregister(…)`; raise interactionTimeout if the work takes longer."
      : "make the work end, raise interactionTimeout, or exclude it with the limits of TestConfiguration; withSynchronization(.lazy) { … } does not wait for it."
    return text("Next", "did not become idle", "\(waited)\n\nBusy:\n  1. \(work)", advice)
  }

  /// Returns the failure text of a tap on “Load” in an app that never comes to rest because of a cause.
  static func textOfRestlessApp(_ cause: String) -> String {
    text(
      "Load", "never settles", "\(cause) keeps starting new work without delay, so virtual time cannot advance.",
      "look for work that restarts itself without a delay, such as a state change that triggers itself. Add a delay, or make the work stop.")
  }

  private static func text(_ button: String, _ reason: String, _ explanation: String, _ advice: String) -> String {
    """
    Could not tap Button “\(button)”: the app \(reason).

    \(explanation)

    Query:
      Button with id “\(button)”
      in App “Feed”

    Found:
      1. Button “\(button)”

    What to do: \(advice)
    """
  }

  /// Taps “Load”, and returns the time before the next interaction in seconds.
  func waitBeforeNextTap(_ app: AppUnderTest, file: StaticString = #filePath, line: UInt = #line) -> Double {
    var waited = -1.0
    passes(app, file: file, line: line) { user in
      user.tap(busyScreen.loadButton)
      let start = self.now
      user.tap(busyScreen.nextButton)
      waited = self.now - start
    }
    return waited
  }
}

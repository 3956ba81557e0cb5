import ScreenTestKit

/// The base class of tests of EarlGrey's synchronization: each starts apps of its own.
@preconcurrency @MainActor
class EarlGreyTestCase: FailureTestCase {
  /// Runs a test on a device of its own, which must not fail.
  func passes(_ app: AppUnderTest, file: StaticString = #filePath, line: UInt = #line, _ test: @escaping (FailureCapture) -> Void) {
    let capture = FailureCapture(app, test)
    XCTAssertEqual(capture.messages, [], file: file, line: line)
  }

  /// The whole text of the failure of a tap on “Next” in an app that does not become idle, because of one piece of work.
  static func textOfBusyApp(_ work: String, timeout: Double = 30) -> String {
    text(
      "Next", "did not become idle", "Waited \(timeout.formatted()) seconds of virtual time.\n\nBusy:\n  1. \(work)",
      "give the work an end, raise interactionTimeout, or exclude it with the limits of TestConfiguration; withSynchronization(.lazy) { … } does not wait for it.")
  }

  /// The whole text of the failure of a tap on “Load” in an app that does not come to rest, because of something.
  static func textOfRestlessApp(_ cause: String) -> String {
    text(
      "Load", "does not come to rest", "\(cause) starts new work again and again with no delay, so virtual time cannot move on.",
      "look for work that starts itself again with no delay, such as a state change that triggers itself, and give it a delay or an end.")
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

  /// The time of the current device since it was switched on, in seconds.
  var now: Double { (HeadlessDriver.now ?? .zero) / .seconds(1) }

  /// Taps “Load”, and returns how much time passes before the next interaction, in seconds.
  func waitBeforeNextTap(_ app: AppUnderTest, file: StaticString = #filePath, line: UInt = #line) -> Double {
    var waited = -1.0
    passes(app, file: file, line: line) { user in
      user.tap(feedScreen.loadButton)
      let start = self.now
      user.tap(feedScreen.nextButton)
      waited = self.now - start
    }
    return waited
  }
}

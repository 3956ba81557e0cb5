import ScreenTestKit

/// The base class of tests of EarlGrey's synchronization: each starts apps of its own.
@preconcurrency @MainActor
class EarlGreyTestCase: FailureTestCase {
  /// Runs a test on a device of its own, which must not fail.
  func passes(_ app: AppUnderTest, file: StaticString = #filePath, line: UInt = #line, _ test: @escaping (FailureCapture) -> Void) {
    let capture = FailureCapture(app, test)
    XCTAssertEqual(capture.messages, [], file: file, line: line)
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

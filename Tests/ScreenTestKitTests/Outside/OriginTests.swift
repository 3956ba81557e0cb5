import ScreenTestKit
import Testing
import VirtualTime

/// Tests of the origin of pending work in messages.
@preconcurrency @MainActor
final class OriginTests: FailureTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  func test_workOfTheTestIsTheTests() {
    let capture = FailureCapture(.notes) { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 30) {}
      Task { try await Task.sleep(for: .seconds(40)) }
      HeadlessDriver.perform(.settle, as: .act("settle"))
      XCTAssertEqual(
        HeadlessDriver.pending.map(\.line),
        [
          "a block delayed by 30 seconds, scheduled at 0 s, due at 30 s, started by the test", "a sleep of 40 seconds, scheduled at 0 s, due at 40 s, started by the test",
        ])
    }
    XCTAssertEqual(capture.messages, [])
  }

  func test_aWaitThatIsOverSaysWhatIsPending() {
    assertFailure(
      BusyApp.sleeping(40), "state.notReached", says: "Expected Label “Nowhere” to exist, but it does not exist.",
      "Waited 30 seconds of virtual time. Pending: a sleep of 40 seconds, scheduled at 0 s, due at 40 s, started by the button “Load”."
    ) { user in
      user.tap(busyScreen.loadButton)
      user.state(of: Label(id: "Nowhere"), is: .exists)
    }
  }
}

/// Tests in a Swift Testing task, which also launches the app.
@Suite(.screenTest(.launching), .enabled(if: !isUnderThreadSanitizer, "Dispatch queues are not caught under the thread sanitizer."))
@MainActor
struct OriginSuite {
  @Test func theWorkOfTheLaunchAndOfTheTestAreToldApart() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 40) {}
    #expect(
      HeadlessDriver.pending.map(\.line) == [
        "a block delayed by 30 seconds, scheduled at 0 s, due at 30 s, started by onAppear of LaunchingView",
        "a block delayed by 40 seconds, scheduled at 0 s, due at 40 s, started by the test",
      ])
  }
}

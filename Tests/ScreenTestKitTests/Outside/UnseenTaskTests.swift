import Foundation
import ScreenTestKit
import VirtualTime

/// Tests that each failure caused by a wait mentions a runtime without hooks.
final class UnseenTaskTests: XCTestCase {
  func test_everyFailureThatAWaitCausesSaysThatTasksAreNotSeen() throws {
    let child = try ChildProcess(.xctest, "ScreenTestKitTests.WithoutHooksTests", "wait", environment: ["SCREENTEST_WITHOUT_HOOKS": "1"])
    XCTAssertEqual(child.status, 0, child.output + child.errors)
    XCTAssertTrue(child.tells("Executed 5 tests, with 0 failures"), child.output + child.errors)
  }
}

/// `UnseenTaskTests` runs these tests in a process without hooks.
///
/// In other processes they do nothing.
@preconcurrency @MainActor
final class WithoutHooksTests: XCTestCase {
  private static let notice = """
    Tasks run in real time here, because this Swift runtime has no hooks that VirtualTime supports: \
    waits don't see tasks or `Task.sleep`, only scheduled events, busy idling resources and `VirtualClock`.
    """

  /// Waits for a tenth of a second instead of a whole second before a wait fails.
  private func withShortGrace<R>(_ body: () -> R) -> R { withConfiguration({ $0.outsideWorkGrace = 0.005 }, operation: body) }

  /// Runs steps in the process without hooks.
  ///
  /// One step must fail because of a wait.
  private func expectNotice(
    _ steps: (FailureCapture) -> Void, startingWith start: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard ChildProcess.misbehaviour != nil else { return }
    XCTAssertFalse(VirtualScheduler.capturesSwiftConcurrency)
    let messages = withShortGrace { FailureCapture(AppUnderTest(SampleApp.self), steps).messages }
    XCTAssertEqual(messages.count, 1, file: file, line: line)
    let message = messages.first ?? ""
    XCTAssertTrue(message.hasPrefix(start), message, file: file, line: line)
    XCTAssertEqual(message.components(separatedBy: Self.notice).count, 2, message, file: file, line: line)
  }

  func test_aTap() {
    expectNotice({ user in When(I: user.tap(Button(id: "Log inn"))) }, startingWith: "Could not tap Button “Log inn”: it does not exist.")
  }

  func test_aValueThatIsNotReached() {
    expectNotice({ user in Then(the: user.value(of: Button(id: "Log inn"), is: "on")) }, startingWith: "Expected the value of Button “Log inn”")
  }

  func test_anExpectationInIdleMode() {
    expectNotice(
      { user in withSynchronization(.untilIdle) { _ = Then(I: user.see(Header(id: "Nowhere"))) } }, startingWith: "Could not see Header “Nowhere”: it does not exist.")
  }

  func test_aTapThatTheJournalRecords() throws {
    guard ChildProcess.misbehaviour != nil else { return }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("without-hooks-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    let reporter = FailureCapture.Reporter()
    let session = ScreenSession(
      appUnderTest: AppUnderTest(SampleApp.self), feature: "Failures", test: "test", reporter: reporter, journal: try Journal(url: url, tool: "tests"), console: nil)
    withShortGrace {
      session.perform {
        session.launch(clean: true)
        Button(id: "Log inn").tap()
      }
    }
    XCTAssertEqual(reporter.messages.count, 1)
    XCTAssertTrue(reporter.messages.allSatisfy { $0.contains(Self.notice) }, "\(reporter.messages)")
  }

  func test_anAsyncStep() {
    expectNotice({ _ in When(I: waitInVain) }, startingWith: "The asynchronous function")
  }

  private func waitInVain() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}

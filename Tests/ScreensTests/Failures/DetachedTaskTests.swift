import ScenarioKit
import XCTest

@testable import Screens

@MainActor
final class DetachedTaskTests: XCTestCase {
  private func session(_ app: AppUnderTest? = nil, feature: String = "Detached", test: String = "test", reporter: CollectingReporter) -> ScreenSession {
    ScreenSession(appUnderTest: app, feature: feature, test: test, reporter: reporter, journal: nil, console: nil)
  }

  func test_aDetachedTaskThatTouchesTheScreenIsToldSo() async {
    let reporter = CollectingReporter()
    let message = await session(reporter: reporter).perform {
      await Task.detached { await DetachedTaskTests.messageOfATap() }.value
    }
    XCTAssertEqual(
      message,
      """
      Could not tap app.buttons["Log in"]: it runs in a detached task, which has neither the test’s device nor its steps.

      Query:
        Button with id “Log in”
        in App

      What to do: touch the screen in the test itself, or in a task that the test starts with Task { … } instead of Task.detached { … }.
      """)
    XCTAssertEqual(reporter.reports.count, 0)
  }

  func test_anotherThreadThatTouchesTheScreenIsToldSo() {
    let message = session(reporter: CollectingReporter()).perform {
      let log = MessageLog()
      // This is a C library's thread, because Foundation's threads inherit the test that starts them.
      var thread = pthread_t()
      let started = pthread_create(&thread, nil, touchTheScreen, Unmanaged.passUnretained(log).toOpaque())
      XCTAssertEqual(started, 0)
      pthread_join(thread, nil)
      return log.messages.joined()
    }
    XCTAssertEqual(
      message,
      """
      Could not tap Button “Log in”: it runs on a separate thread, which has neither the test’s device nor its steps.

      What to do: run it in the test with executeSync { … }, which waits until it ends, or with executeAsync { … }.
      """)
  }

  func test_withoutAnyDeviceTheAdviceIsToInherit() {
    XCTAssertTrue(Self.messageOfATap().contains("make the test class inherit from ScreenTestCase"))
  }

  private static func messageOfATap() -> String {
    let log = MessageLog()
    let handler = InteractionFailure.Handler { log.messages.append(TestFailure($0).message) }
    InteractionFailure.$handler.withValue(handler) { XCUIApplication().buttons["Log in"].tap() }
    return log.messages.joined()
  }

  func test_aMissingAppIsReportedAtTheTestThatLacksIt() {
    let line = #line - 1
    let reporter = CollectingReporter()
    let session = session(feature: "DetachedTaskTests", test: "test_aMissingAppIsReportedAtTheTestThatLacksIt", reporter: reporter)
    session.perform { session.launch(clean: true) }
    XCTAssertEqual(reporter.reports.map(\.failure.kind), ["app.notNamed"])
    XCTAssertEqual(reporter.reports.first?.location.line, line)
    XCTAssertEqual(reporter.reports.first?.location.filePath.hasSuffix("Tests/ScreensTests/Failures/DetachedTaskTests.swift"), true)
  }
}

private final class MessageLog: @unchecked Sendable {
  var messages: [String] = []
}

/// Fails as a tap does on a thread, which Swift 5 mode allows.
private func touchTheScreen(_ log: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  let failure = TestFailure(InteractionFailure(attempt: .act("tap Button “Log in”"), reason: .noDevice))
  if let log { Unmanaged<MessageLog>.fromOpaque(log).takeUnretainedValue().messages.append(failure.message) }
  return nil
}

import Foundation
import ScenarioKit
import XCTest

@testable import Screens

/// Tests for touching a screen on another thread, which compiles in this language mode.
final class OtherThreadTests: XCTestCase {
  func test_aTapOnAThreadThatTheTestStarts() async throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that start threads.")
    let messages = await messagesOfATest { log in
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        log.tap()
        isDone.signal()
      }
      isDone.wait()
    }
    XCTAssertEqual(
      messages,
      [
        """
        Could not tap Button “Greet”: it runs on a separate thread, and a screen is touched on the main actor.

        What to do: run it in the test with executeSync { … }, which waits until it ends, or with executeAsync { … }.
        """
      ])
  }

  func test_aTapOnAThreadOfALibrary() async {
    let messages = await messagesOfATest { log in
      var thread = pthread_t()
      let function: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { log in
        if let log { Unmanaged<TapLog>.fromOpaque(log).takeUnretainedValue().tap() }
        return nil
      }
      XCTAssertEqual(pthread_create(&thread, nil, function, Unmanaged.passUnretained(log).toOpaque()), 0)
      pthread_join(thread, nil)
    }
    XCTAssertEqual(
      messages,
      [
        """
        Could not tap Button “Greet”: it runs on a separate thread, which has neither the test’s device nor its steps.

        What to do: run it in the test with executeSync { … }, which waits until it ends, or with executeAsync { … }.
        """
      ])
  }

  @MainActor
  private func messagesOfATest(_ body: (TapLog) -> Void) -> [String] {
    let log = TapLog()
    let session = ScreenSession(appUnderTest: nil, feature: "OtherThread", test: "test", reporter: TapLog(), journal: nil, console: nil)
    session.perform { body(log) }
    return log.messages
  }
}

private final class TapLog: TestReporter, @unchecked Sendable {
  private(set) var messages: [String] = []

  func record(_ failure: TestFailure, at location: SourceLocation) { messages.append(failure.message) }

  /// Taps a button on the current thread.
  func tap() {
    let handler = InteractionFailure.Handler { self.messages.append(TestFailure($0).message) }
    InteractionFailure.$handler.withValue(handler) { Button(id: "Greet").tap() }
  }
}

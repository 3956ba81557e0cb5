import Foundation
import ScreenTestKit
import Synchronization
import Testing

private let answeringApp = AppUnderTest(name: "Answers") { AnsweringView() }
private let askButton = Button(id: "Ask")
private let answerLabel = Label(id: "AnswerLabel")

/// A second device in a test, with the same app.
@MainActor
private struct SecondDevice: DefaultContexts {
  private let reporter = FailureCapture.Reporter()
  private let session: ScreenSession

  init() {
    session = ScreenSession(appUnderTest: answeringApp, feature: "TwoDevices", test: "second", reporter: reporter, journal: nil, console: nil)
  }

  /// The failures on the second device.
  var failures: [String] { reporter.messages }

  func perform(_ body: () -> Void) {
    session.perform {
      session.launch(clean: true)
      body()
    }
  }

  func perform(_ body: () async throws -> Void) async rethrows {
    try await session.perform {
      session.launch(clean: true)
      try await body()
    }
  }
}

/// A list of events in their order.
private final class Events<Event: Sendable>: Sendable {
  private let stored = Mutex<[Event]>([])

  var all: [Event] { stored.withLock { $0 } }

  func add(_ event: Event) { stored.withLock { $0.append(event) } }
}

/// Tests of two devices in one test.
///
/// Each has its own time, app and work.
final class TwoDevicesTests: ScreenTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  override class var appUnderTest: AppUnderTest? { answeringApp }

  func test_eachDeviceHasItsOwnTimeAndItsOwnWork() {
    let start = Date()
    tap(askButton)
    let second = SecondDevice()
    second.perform {
      XCTAssertEqual(Date().timeIntervalSince(start), 0, accuracy: 0.001)
      XCTAssertEqual(answerLabel.value, "none")
      sleep(3600)
      XCTAssertEqual(answerLabel.value, "none")
      tap(askButton)
      sleep(3)
      XCTAssertEqual(answerLabel.value, "forty-two")
      XCTAssertEqual(Date().timeIntervalSince(start), 3603, accuracy: 0.001)
    }
    XCTAssertEqual(second.failures, [])
    XCTAssertEqual(answerLabel.value, "none")
    XCTAssertEqual(Date().timeIntervalSince(start), 0, accuracy: 0.001)
    sleep(3)
    XCTAssertEqual(answerLabel.value, "forty-two")
    XCTAssertEqual(Date().timeIntervalSince(start), 3, accuracy: 0.001)
  }

  func test_whatOneDeviceLeavesBehindDoesNotReachTheOther() {
    let fired = Events<String>()
    let second = SecondDevice()
    second.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { fired.add("delayed block") }
      _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in fired.add("timer") }
      Task { @MainActor in
        try await Task.sleep(for: .seconds(5))
        fired.add("task")
      }
      DispatchQueue.main.async { fired.add("block") }
      tap(askButton)
      XCTAssertEqual(fired.all, ["block"])
    }
    sleep(3600)
    XCTAssertEqual(fired.all, ["block"])
    XCTAssertEqual(answerLabel.value, "none")
  }

  func test_theWaitsOfXCTestMoveTheDeviceThatTheyStandOn() {
    let start = Date()
    let answered = XCTestExpectation(description: "an answer on the first device")
    let answers = Events<String>()
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) {
      answers.add("answer")
      answered.fulfill()
    }
    SecondDevice().perform {
      XCTAssertEqual(XCTWaiter.wait(for: [XCTestExpectation(description: "nothing")], timeout: 60), .timedOut)
      XCTAssertEqual(Date().timeIntervalSince(start), 60, accuracy: 0.001)
    }
    XCTAssertEqual(answers.all, [])
    XCTAssertEqual(XCTWaiter.wait(for: [answered], timeout: 60), .completed)
    XCTAssertEqual(Date().timeIntervalSince(start), 30, accuracy: 0.001)
  }

  func test_anAsyncTestGoesOnWhereItsFirstDeviceStood() async throws {
    let start = Date()
    tap(askButton)
    let second = SecondDevice()
    try await second.perform {
      try await Task.sleep(for: .seconds(3600))
      XCTAssertEqual(answerLabel.value, "none")
    }
    XCTAssertEqual(second.failures, [])
    XCTAssertEqual(answerLabel.value, "none")
    XCTAssertEqual(Date().timeIntervalSince(start), 0, accuracy: 0.001)
    try await Task.sleep(for: .seconds(3))
    XCTAssertEqual(answerLabel.value, "forty-two")
    XCTAssertEqual(Date().timeIntervalSince(start), 3, accuracy: 0.001)
  }
}

/// The same in parallel Swift Testing tests.
@Suite(.screenTest(answeringApp), .enabled(if: !isUnderThreadSanitizer, "Dates and sleeps are not virtual under the thread sanitizer."))
struct TwoDevicesSuite: DefaultContexts {
  @Test(arguments: 1...8) func anAsyncTestGoesOnWhereItsFirstDeviceStood(_ number: Int) async throws {
    let start = Date()
    tap(askButton)
    let second = SecondDevice()
    try await second.perform {
      try await Task.sleep(for: .seconds(60 * number))
      tap(askButton)
      try await Task.sleep(for: .seconds(3))
      #expect(answerLabel.value == "forty-two")
    }
    #expect(second.failures == [])
    #expect(answerLabel.value == "none")
    #expect(abs(Date().timeIntervalSince(start)) < 0.001)
    try await Task.sleep(for: .seconds(3))
    #expect(answerLabel.value == "forty-two")
    #expect(abs(Date().timeIntervalSince(start) - 3) < 0.001)
  }

  @Test(arguments: 1...8) func timersQueuesAndDatesOfParallelTestsStayApart(_ seconds: Int) {
    let start = Date()
    let seen = Events<Int>()
    _ = Timer.scheduledTimer(withTimeInterval: Double(seconds), repeats: true) { _ in seen.add(Int(Date().timeIntervalSince(start).rounded())) }
    tap(askButton)
    sleep(UInt32(10 * seconds))
    #expect(seen.all == (1...10).map { $0 * seconds })
    #expect(answerLabel.value == (seconds * 10 >= 2 ? "forty-two" : "none"))
  }
}

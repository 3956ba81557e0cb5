import ScreenTestKit
import Synchronization

/// Tests that work that outlives its app is reported at the end of the test, with what started it.
@preconcurrency @MainActor
final class LeftoverTests: XCTestCase, DefaultContexts {
  private struct Told {
    var notes: [String] = []
    var log = ""
    var failures: [String] = []
    var kinds: [String] = []
    var summary = RunSummary()
  }

  /// Taps a button, terminates the app, ends the test, and returns the reports.
  private func told(
    _ button: String?, configuration: TestConfiguration = TestConfiguration(), failing: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Told {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("LeftoverTests-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    let reporter = FailureCapture.Reporter()
    let printed = Mutex("")
    do {
      let session = ScreenSession(
        appUnderTest: AppUnderTest(LeftoverApp.self), feature: "Leftovers", test: "test_leftovers", reporter: reporter,
        journal: try Journal(url: url, tool: "tests"), console: ConsoleLog { text in printed.withLock { $0 += text } })
      session.perform(configuration: { configuration }) {
        StubServer().stub(.get("/feed"), .text("photos").delay(.seconds(30)))
        session.launch(clean: true)
        Scenario("Leaving") { When(I: button.map { tap(Button(id: $0)) } ?? see(Button(id: "Sleep"))) }
        if failing { Button(id: "Nowhere").underlyingXCUIElement.tap() }
        session.terminate()
      }
    }
    let events = try Journal.read(url)
    let notes = events.compactMap { if case .noted(let entry) = $0, !entry.text.hasPrefix("no Then") { entry.text } else { nil } }
    return Told(
      notes: notes, log: printed.withLock { $0 }, failures: reporter.messages, kinds: reporter.failures.withLock { $0.map(\.0.kind) }, summary: RunSummary(events))
  }

  func test_anAppThatLeavesNothingIsNotTold() throws {
    let told = try told(nil)
    XCTAssertEqual(told.notes, [])
    XCTAssertEqual(told.failures, [])
  }

  func test_aSleepingTaskIsToldWithWhatStartedIt() throws {
    let told = try told("Sleep")
    XCTAssertEqual(
      told.notes,
      [
        "Still pending at the end of the test, after the app was terminated: a sleep of 30 seconds, scheduled at 0 s, due at 30 s, started by the button “Sleep”. The task ended when it was canceled."
      ])
    XCTAssertTrue(told.log.hasSuffix("  test_leftovers\n    · \(told.notes.first ?? "")\n"), told.log)
    XCTAssertEqual(told.failures, [])
  }

  func test_whatDiffersInItsTimesOnlyIsToldOnceWithItsNumber() throws {
    XCTAssertEqual(
      try told("Sleep three times").notes,
      [
        "Still pending at the end of the test, after the app was terminated: a sleep of 10 seconds, scheduled at 0 s, due at 10 s, started by the button “Sleep three times” (and 2 more like it). The tasks ended when they were canceled."
      ])
  }

  func test_aTaskThatListensIsTold() throws {
    XCTAssertEqual(
      try told("Listen").notes,
      ["Still pending at the end of the test, after the app was terminated: a task suspended at 0 s, started by the button “Listen”. The task ended when it was canceled."])
  }

  func test_aTaskThatDoesNotEndWhenItIsCancelledIsToldSo() throws {
    XCTAssertEqual(
      try told("Wait for ever").notes,
      [
        "Still pending at the end of the test, after the app was terminated: a task suspended at 0 s, started by the button “Wait for ever”. It did not end when it was canceled."
      ])
  }

  func test_aDelayedBlockIsTold() throws {
    try skipUnderThreadSanitizer()
    XCTAssertEqual(
      try told("Delay").notes,
      ["Still pending at the end of the test, after the app was terminated: a block delayed by 5 seconds, scheduled at 0 s, due at 5 s, started by the button “Delay”."])
  }

  func test_aTimerIsTold() throws {
    try skipUnderThreadSanitizer()
    XCTAssertEqual(
      try told("Tick").notes,
      [
        "Still pending at the end of the test, after the app was terminated: a repeating timer of 60 seconds, first started at 0 s by the button “Tick”, next due at 60 s."
      ])
  }

  func test_aRequestIsTold() throws {
    try skipUnderThreadSanitizer()
    XCTAssertEqual(
      try told("Request").notes,
      [
        "Still pending at the end of the test, after the app was terminated: GET https://api.notinstagram.com/feed (request), started at 0 s by the button “Request”, due at 30 s."
      ])
  }

  func test_anObserverOfNotificationsIsTold() throws {
    try skipUnderThreadSanitizer()
    XCTAssertEqual(
      try told("Observe").notes,
      [
        "Still pending at the end of the test, after the app was terminated: an observer of “UserDidLogIn”, added at 0 s, started by the button “Observe”."
      ])
  }

  func test_anObserverThatIsRemovedIsNotTold() throws {
    XCTAssertEqual(try told("Observe for a while").notes, [])
  }

  func test_anAnimationOfTheDeviceIsNoWorkOfTheApp() throws {
    XCTAssertEqual(try told("Fade").notes, [])
  }

  func test_theLeftoversOfATestThatHasFailedAreTold_andFailItNoSecondTime() throws {
    let told = try told("Sleep", configuration: TestConfiguration(leftovers: .fail), failing: true)
    XCTAssertEqual(told.kinds, ["element.notFound"])
    XCTAssertEqual(told.notes.count, 1)
  }

  func test_theSummaryCountsTestsThatLeftWorkBehind() throws {
    for policy in [LeftoverPolicy.note, .fail] {
      let summary = try told("Sleep", configuration: TestConfiguration(leftovers: policy)).summary
      XCTAssertEqual(summary.testsWithLeftovers, 1)
      XCTAssertTrue(summary.description.contains(", 1 test left work behind, "), summary.description)
    }
    XCTAssertEqual(try told("Fade").summary.testsWithLeftovers, 0)
  }

  func test_whereTheTestWantsItLeftoversFailTheTest() throws {
    let told = try told("Sleep", configuration: TestConfiguration(leftovers: .fail))
    XCTAssertEqual(told.kinds, ["app.leftovers"])
    XCTAssertEqual(
      told.failures,
      [
        "Still pending at the end of the test, after the app was terminated: a sleep of 30 seconds, scheduled at 0 s, due at 30 s, started by the button “Sleep”. The task ended when it was canceled.\n\nWhat to do: cancel the tasks, invalidate the timers and remove the observers of a screen or a model when it goes away, or wait in the test until they are over."
      ])
    XCTAssertEqual(told.notes, [])
  }
}

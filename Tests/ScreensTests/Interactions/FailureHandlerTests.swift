import Dispatch
import Foundation
import ScenarioKit
import Screens
import Synchronization
import XCTest

/// Tests for failure handlers: E83 to E86.
@preconcurrency @MainActor
final class FailureHandlerTests: InteractionTestCase {
  /// A collection of the failures that a handler receives.
  private final class Reports: Sendable {
    // The place and the trail are read later, when another step or no step is running.
    struct Report {
      let failure: TestFailure
      let picture: String?
      var place: SourceLocation? { failure.place }
      var trail: String { failure.trail }
    }

    private let stored = Mutex<[Report]>([])

    var all: [Report] { stored.withLock { $0 } }

    var handler: FailureHandler { FailureHandler { self.add($0) } }

    func add(_ failure: TestFailure) {
      let report = Report(failure: failure, picture: failure.drawScreen())
      stored.withLock { $0.append(report) }
    }
  }

  func test_E83_aHandlerReplacesTheDefaultForTheProcessAndForAScope() {
    let (ofProcess, ofScope) = (Reports(), Reports())
    FailureHandler.process = ofProcess.handler
    defer { FailureHandler.process = nil }
    passes(.counting) { _ in
      select(.label("Nowhere")).perform(.tap)
      withFailureHandler(ofScope.handler) { _ = select(.label("Never")).assert(.isEnabled) }
      select(.label("Go 0")).perform(.tap)
    }
    XCTAssertEqual(ofProcess.all.map(\.failure.kind), ["element.notFound"])
    XCTAssertEqual(ofScope.all.map(\.failure.kind), ["state.notReached"])
    FailureHandler.process = nil
    let capture = FailureCapture(.counting) { _ in select(.label("Nowhere")).perform(.tap) }
    XCTAssertEqual(capture.kinds, ["element.notFound"])
  }

  func test_E84_aHandlerReceivesTheKindAndTheWholeText() {
    let reports = Reports()
    passes(.counting) { _ in
      withFailureHandler(reports.handler) {
        select(.label("Never")).perform(.tap)
        assertEqual(1, 2)
      }
    }
    XCTAssertEqual(reports.all.map(\.failure.interaction?.category), [.conditionNotMet, .assertionFailed])
    XCTAssertEqual(reports.all.first?.failure.summary, "Could not tap the element that has the label “Never”: it is not enabled.")
    XCTAssertTrue(reports.all.first?.failure.message.contains("What to do:") ?? false, reports.all.first?.failure.message ?? "")
  }

  func test_E85_aHandlerReceivesThePlaceInTheTest() {
    let reports = Reports()
    passes(.counting) { user in
      withFailureHandler(reports.handler) {
        select(.label("Nowhere")).perform(.tap)
        Scenario("Tapping") { When(I: user.perform(.tap, on: .label("Never"))) }
      }
    }
    XCTAssertEqual(reports.all.map(\.place?.line), [#line - 4, #line - 3])
    XCTAssertEqual(reports.all.last?.trail.contains("1.1"), true, reports.all.last?.trail ?? "")
  }

  func test_E85_aHandlerReceivesThePlaceOfAPropertyAndOfARawElement() throws {
    #if canImport(Runtime) && !canImport(Darwin)
      let reports = Reports()
      var lines: [Int] = []
      passes(.counting) { _ in
        withFailureHandler(reports.handler) {
          lines.append(#line + 1)
          XCTAssertNotEqual(Label(id: "Missing").value, "Ada")
          lines.append(#line + 1)
          XCUIApplication().buttons["Nowhere"].tap()
          lines.append(#line + 1)
          let name = Label(id: "Missing").label
          XCTAssertNotEqual(name, "Ada")
        }
      }
      XCTAssertEqual(reports.all.map(\.place?.line), lines)
      XCTAssertEqual(reports.all.map { $0.place?.filePath == #filePath }, [true, true, true])
    #else
      throw XCTSkip("This toolchain has no backtraces.")
    #endif
  }

  func test_E86_theDefaultFailsTheTestWithTheTextAndThePictureAndAHandlerCanPassOnToIt() {
    let reports = Reports()
    let capture = FailureCapture(.counting) { _ in
      let handler = FailureHandler { failure in
        reports.add(failure)
        failure.failTest()
      }
      withFailureHandler(handler) {
        select(.label("Never")).perform(.tap)
        select(.label("Nowhere")).perform(.tap)
      }
    }
    XCTAssertEqual(capture.kinds, ["action.conditionNotMet"], "the test has failed, so what comes next is not done")
    XCTAssertFalse(capture.messages.joined().contains("Go 0"), "the message names the button alone")
    XCTAssertTrue(capture.log.contains("Go 0"), "the log has the whole screen: \(capture.log)")
    XCTAssertEqual(reports.all.first?.picture?.hasPrefix("<svg"), true)
    XCTAssertEqual(reports.all.first?.picture?.contains("Go 0"), true)
    XCTAssertEqual(reports.all.first?.failure.screen?.contains("Go 0"), true)
  }

  func test_E86_whereAJournalIsKeptThePictureIsAFileWhosePathIsPrinted() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FailureHandlerTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let journal = try Journal(url: folder.appendingPathComponent("tests-1.jsonl"), tool: "tests")
    let printed = Mutex("")
    let reporter = FailureCapture.Reporter()
    let session = ScreenSession(
      appUnderTest: .counting, feature: "Tapping", test: "test_tapping", reporter: reporter, journal: journal, console: ConsoleLog { text in printed.withLock { $0 += text } })
    session.perform {
      session.launch(clean: true)
      withFailureHandler(.standard) { _ = select(.label("Never")).perform(.tap) }
    }
    let path = folder.appendingPathComponent("tests-1/Tapping.test_tapping.svg").path
    let log = printed.withLock { $0 }
    XCTAssertTrue(try String(contentsOfFile: path, encoding: .utf8).contains("Go 0"))
    XCTAssertTrue(log.contains("Picture: \(path)"), log)
    XCTAssertEqual(reporter.failures.withLock { $0.map(\.0.picture) }, ["Tapping.test_tapping.svg"])
  }

  func test_E86_outsideATestAHandlerReceivesTheFailureWithItsPlaceAndNoScreen() {
    let reports = Reports()
    withFailureHandler(reports.handler) { _ = select(.label("Never")).perform(.tap) }
    XCTAssertEqual(reports.all.map(\.failure.kind), ["device.none"])
    XCTAssertEqual(reports.all.map(\.place?.line), [#line - 2])
    XCTAssertNil(reports.all.first?.failure.screen)
    XCTAssertNil(reports.all.first?.picture)
    XCTAssertEqual(failure { () throws(InteractionFailure) in try select(.label("Never")).attempt(.tap) }?.kind, "device.none", "it is thrown too")
  }

  func test_E83_aHandlerReceivesMistakesInTheTestToo() {
    let reports = Reports()
    passes(.counting) { user in
      withFailureHandler(reports.handler) {
        XCTAssertFalse(Condition("Never") { false }.wait(timeout: -1))
        withConfiguration({ $0.interactionTimeout = -1 }) {}
        executeSync { XCTFail("It runs although it may not.") }
        user.open(URL(string: "nobody://here")!)
      }
    }
    XCTAssertEqual(reports.all.map(\.failure.kind), ["condition.unusableNumber", "configuration.unusableValue", "execute.onMainActor", "url.noApp"])
    XCTAssertEqual(reports.all.map(\.place?.line), [#line - 7, #line - 6, #line - 5, #line - 4])
    XCTAssertEqual(reports.all.first?.failure.summary, "Could not wait for the condition “Never”: the timeout -1.0 cannot be used.")
    XCTAssertTrue(reports.all.allSatisfy { $0.failure.interaction == nil })
  }

  func test_E83_aHandlerMayPassAMistakeOnToTheTest() {
    let capture = FailureCapture(.counting) { _ in
      withFailureHandler(FailureHandler { $0.failTest() }) { _ = Condition("Never") { false }.wait(timeout: -1) }
    }
    XCTAssertEqual(capture.kinds, ["condition.unusableNumber"])
    XCTAssertEqual(capture.lines, [#line - 3])
  }

  func test_E83_aHandlerOfTheTestCaseReceivesFailuresOfAnotherThreadToo() throws {
    try skipUnderThreadSanitizer()
    let reports = Reports()
    withFailureHandler(reports.handler) {
      passes(BusyApp.sleeping(0)) { _ in
        let isDone = Mutex(false)
        DispatchQueue.global().async {
          executeSync { fail("the block failed") }
          isDone.withLock { $0 = true }
        }
        XCTAssertTrue(Condition("The block has run") { isDone.withLock { $0 } }.wait(timeout: 10))
      }
    }
    XCTAssertEqual(reports.all.map(\.failure.summary), ["Could not continue: the block failed."])
  }

  func test_aWheelWithoutTheValueGivesAHandlerOneFailure() {
    let reports = Reports()
    passes(Gallery.wheels()) { user in
      withFailureHandler(reports.handler) { user.adjust(Elements.fruit.wheel(0), to: "Kiwi") }
    }
    XCTAssertEqual(reports.all.map(\.failure.summary), ["Could not set Wheel in Picker “FruitPicker” to “Kiwi”: none of its rows has “Kiwi”."])
  }

  func test_anInteractionOfSeveralPartsGivesAHandlerOneFailure() {
    let reports = Reports()
    passes(.counting) { user in
      withFailureHandler(reports.handler) {
        user.scroll(ScrollView(id: "Nowhere"), .downwards, until: Label(id: "Never there"), is: .visible)
        XCTAssertEqual(reports.all.count, 1)
        user.scroll(ScrollView(id: "Nowhere"), .downwards, until: TextField(id: "Nowhere"), valueIs: "Ann")
        XCTAssertEqual(reports.all.count, 2)
        user.dismiss(Sheet(id: "First"), Sheet(id: "Second"))
        XCTAssertEqual(reports.all.count, 3)
        keyboard.type("a", .delete)
        XCTAssertEqual(reports.all.count, 4)
        assertEqual(TextField(id: "Nowhere").value, "Ann")
        XCTAssertEqual(reports.all.count, 5)
        user.tap(Button(id: "Go 0"))
        XCTAssertEqual(reports.all.count, 5, "the test goes on")
      }
    }
    XCTAssertFalse(reports.all.contains { $0.failure.kind == "assertion.equal" })
  }

  func test_anActionOfTheTestsOwnTypesGivesAHandlerOneFailure() {
    struct Form: Editable, Refreshable {
      func type(_ text: String) { tapTwice() }
      func delete(numberOfCharacters: Int) { tapTwice() }
      func refresh() { tapTwice() }
      private func tapTwice() { for _ in 0..<2 { Button(id: "Nowhere").tap() } }
    }
    let reports = Reports()
    passes(.counting) { user in
      withFailureHandler(reports.handler) {
        user.refresh(Form())
        XCTAssertEqual(reports.all.count, 1)
        user.delete(1, charactersFrom: Form())
        XCTAssertEqual(reports.all.count, 2)
        user.type("a", into: Form())
        XCTAssertEqual(reports.all.count, 3)
        user.clear(TextField(id: "Nowhere"))
        XCTAssertEqual(reports.all.count, 4)
        user.tap(Button(id: "Go 0"))
        XCTAssertEqual(reports.all.count, 4, "the test goes on")
      }
    }
  }

  func test_aRelaunchThatFailsGivesAHandlerOneFailureAndEndsThere() {
    let reports = Reports()
    passes(.counting) { user in
      user.terminateTheApp()
      withFailureHandler(reports.handler) { user.relaunchTheApp() }
      XCTAssertEqual(App.shared.state, .notRunning)
      user.launchTheApp()
      user.tap(Button(id: "Go 0"))
    }
    XCTAssertEqual(reports.all.map(\.failure.summary), ["Could not send App “Mail” to the background: it is not running."])
  }

  func test_outsideATestAChangeOfTheAppGivesAHandlerOneFailure() {
    struct User: DefaultContexts {}
    func kinds(_ act: (User) -> Void) -> [String] {
      let reports = Reports()
      withFailureHandler(reports.handler) { act(User()) }
      return reports.all.map(\.failure.kind)
    }
    XCTAssertEqual(kinds { $0.backgroundTheApp() }, ["device.none"])
    XCTAssertEqual(kinds { $0.terminateTheApp() }, ["device.none"])
    XCTAssertEqual(kinds { $0.relaunchTheApp() }, ["device.none"])
    XCTAssertEqual(kinds { $0.resetAllPrivacyPrompts() }, ["device.none"])
  }

  func test_afterAFailureOfTheTestTheAppIsTerminatedAllTheSame() {
    let capture = FailureCapture(.counting) { user in
      user.tap(Button(id: "Nowhere"))
      user.terminateTheApp()
      XCTAssertEqual(App.shared.state, .notRunning)
    }
    XCTAssertEqual(capture.kinds, ["state.notReached"])
  }

  func test_aHandlerInTheCodeThatAnInteractionCallsReceivesItsFailures() {
    struct Flow: Completable {
      let handler: FailureHandler
      let finished: Reports
      func complete() {
        withFailureHandler(handler) { Button(id: "Cookie banner").tap() }
        Button(id: "Go 0").tap()
        if !InteractionFailure.isStopped { withFailureHandler(finished.handler) { Button(id: "Nowhere").tap() } }
      }
    }
    let (outer, inner, finished) = (Reports(), Reports(), Reports())
    passes(.counting) { user in
      withFailureHandler(outer.handler) { user.complete(Flow(handler: inner.handler, finished: finished)) }
    }
    XCTAssertEqual(outer.all.map(\.failure.kind), [])
    XCTAssertEqual(inner.all.map(\.failure.kind), ["state.notReached"])
    XCTAssertEqual(finished.all.count, 1, "the flow goes on after the failure")
  }

  func test_aHandlerInAHookedActionReceivesItsFailures() {
    let (inner, events) = (Reports(), Noted<[String]>([]))
    let action = ElementAction("load with") { _ in withFailureHandler(inner.handler) { Button(id: "Cookie banner").tap() } }
    passes(.counting) { user in
      select(.label("Load")).perform(action)
      XCTAssertEqual(inner.all.map(\.failure.kind), ["state.notReached"], "an action has hooks around it, even if there are none")
      withInteractionHooks(InteractionHooks(after: { events.value.append("\($0.name) \($0.failure?.kind ?? "passes")") })) {
        _ = select(.label("Load")).perform(action)
      }
      user.tap(Button(id: "Go 0"))
    }
    XCTAssertEqual(inner.all.map(\.failure.kind), ["state.notReached", "state.notReached"])
    XCTAssertEqual(events.value, ["tap state.notReached", "load with passes"])
  }

  func test_aHandlerInAnAttemptAndInSoftAssertionsReceivesItsFailures() {
    let (inner, outer) = (Reports(), Reports())
    passes(.counting) { user in
      withFailureHandler(outer.handler) {
        XCTAssertNotNil(try? attempt { withFailureHandler(inner.handler) { user.tap(Button(id: "Nowhere")) } })
        assertSoftly {
          withFailureHandler(inner.handler) { assertEqual(1, 2) }
          assertEqual(3, 4)
        }
      }
      user.tap(Button(id: "Go 0"))
    }
    XCTAssertEqual(inner.all.map(\.failure.kind), ["state.notReached", "assertion.equal"])
    XCTAssertEqual(outer.all.map(\.failure.kind), ["assertion.equal"])
  }

  func test_afterAFailureOfTheTestAnAttemptTerminatesTheAppAllTheSame() {
    let capture = FailureCapture(.counting) { user in
      user.tap(Button(id: "Nowhere"))
      XCTAssertNotNil(try? attempt { user.terminateTheApp() })
      XCTAssertEqual(App.shared.state, .notRunning)
    }
    XCTAssertEqual(capture.kinds, ["state.notReached"])
  }

  func test_aFailureInAHandlerDoesNotComeBackToIt() {
    let capture = FailureCapture(.counting) { _ in
      withFailureHandler(FailureHandler { _ in MainActor.assumeIsolated { fail("the handler failed") } }) { _ = select(.label("Never")).perform(.tap) }
    }
    XCTAssertEqual(capture.messages, ["Could not continue: the handler failed."])
  }
}

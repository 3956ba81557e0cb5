import ScreenTestKit
import Synchronization

/// Failure handlers: E83 to E86.
@preconcurrency @MainActor
final class FailureHandlerTests: InteractionTestCase {
  /// Keeps what a handler receives.
  private final class Reports: Sendable {
    private let stored = Mutex<[FailureReport]>([])

    var all: [FailureReport] { stored.withLock { $0 } }

    var handler: FailureHandler { FailureHandler { self.add($0) } }

    func add(_ report: FailureReport) { stored.withLock { $0.append(report) } }
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
    XCTAssertEqual(ofProcess.all.map(\.kind), ["element.notFound"])
    XCTAssertEqual(ofScope.all.map(\.kind), ["state.notReached"])
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
    XCTAssertEqual(reports.all.map(\.failure.category), [.conditionNotMet, .assertionFailed])
    XCTAssertEqual(reports.all.first?.summary, "Could not tap the element that has the label “Never”: it is not enabled.")
    XCTAssertTrue(reports.all.first?.message.contains("What to do:") ?? false, reports.all.first?.message ?? "")
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

  func test_E86_theDefaultFailsTheTestWithTheTextAndThePictureAndAHandlerCanPassOnToIt() {
    let reports = Reports()
    let capture = FailureCapture(.counting) { _ in
      let handler = FailureHandler { report in
        reports.add(report)
        report.failTest()
      }
      withFailureHandler(handler) {
        select(.label("Never")).perform(.tap)
        select(.label("Nowhere")).perform(.tap)
      }
    }
    XCTAssertEqual(capture.kinds, ["action.conditionNotMet"], "the test has failed, so what comes next is not done")
    XCTAssertTrue(capture.log.contains("Never"), capture.log)
    XCTAssertEqual(reports.all.first?.picture?.hasPrefix("<svg"), true)
    XCTAssertEqual(reports.all.first?.screen?.contains("Never"), true)
  }

  func test_aFailureInAHandlerDoesNotComeBackToIt() {
    let capture = FailureCapture(.counting) { _ in
      withFailureHandler(FailureHandler { _ in MainActor.assumeIsolated { fail("the handler failed") } }) { _ = select(.label("Never")).perform(.tap) }
    }
    XCTAssertEqual(capture.messages, ["Could not go on: the handler failed."])
  }
}

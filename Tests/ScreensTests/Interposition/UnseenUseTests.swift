import CTestProcess
import Foundation
import HeadlessDevice
import ScenarioKit
import Screens
import VirtualTime
import XCTest

/// Tests of uses of a broken category that ScreenTestKit can't see, or that an app made earlier.
final class UnseenUseTests: FailureTestCase {
  private nonisolated static func problem(_ row: stk_process_row, isUnseen: Bool = false) -> InterpositionProblem {
    var problem = InterpositionProblem(InterpositionRow(row), in: .gone, similar: { _ in [] })!
    problem.isUnseen = isUnseen
    return problem
  }

  private func capture(_ check: CaptureCheck, app: String = "Sample", _ body: (FailureCapture) -> Void = { _ in }) -> FailureCapture {
    CaptureCheck.$current.withValue(check) { FailureCapture(AppUnderTest(SampleApp.self, name: app), body) }
  }

  func test_aRowWhoseCodeDoesNotRunNotesNoUses() {
    func isUnseen(_ row: stk_process_row, isThere: Bool) -> [Bool] {
      let taken = InterpositionRow(row)
      return InterpositionProblem.ofInstallation(state: { $0 == taken ? .gone : $0.state }, isThere: { $0 != taken || isThere }).map(\.isUnseen)
    }
    XCTAssertEqual(isUnseen(stk_process_row_default_configuration, isThere: false), [true])
    XCTAssertEqual(isUnseen(stk_process_row_default_configuration, isThere: true), [false])
    XCTAssertEqual(isUnseen(stk_process_row_dispatch_async, isThere: false), [false], "Without time, no test with a device runs.")
    XCTAssertEqual(isUnseen(stk_process_row_defaults_class, isThere: false), [false], "A symbol that is only looked up notes nothing.")
  }

  func test_ourOwnCodeIsNoUse() {
    let check = CaptureCheck { [Self.problem(stk_process_row_time_zone)] }
    let capture = capture(check) { user in Scenario("A") { Given(I: user.readsTimeZoneAsOwnCode()) } }
    XCTAssertEqual(capture.kinds, [])
  }

  func test_aSearchForTypesIsAUseOfDiscovery() {
    let check = CaptureCheck { [Self.problem(stk_process_row_enumerate_sections)] }
    XCTAssertEqual(capture(check) { user in Scenario("A") { Given(I: user.findsTypes()) } }.kinds, ["toolchain.discovery"])
  }

  func test_anyTestCountsAsAUseThatCannotBeSeen() {
    let check = CaptureCheck { [Self.problem(stk_process_row_default_configuration, isUnseen: true)] }
    let capture = capture(check)
    XCTAssertEqual(capture.kinds, ["toolchain.network"])
    XCTAssertTrue(
      capture.messages[0].contains("requests of an app's sessions go to the real network. Whether the app uses it can’t be seen with this toolchain. Tests whose app"),
      capture.messages[0])
    XCTAssertEqual(self.capture(CaptureCheck { [Self.problem(stk_process_row_default_configuration)] }).kinds, [], "The use would be seen.")
  }

  func test_anUnseenUseOfTheMachinesZoneDoesNotMatterIfTheDeviceHasTheSame() throws {
    try XCTSkipUnless(TimeZone.current.secondsFromGMT() == 0 && TimeZone.current.nextDaylightSavingTimeTransition == nil, "This machine isn't set to Greenwich time.")
    XCTAssertEqual(capture(CaptureCheck { [Self.problem(stk_process_row_default_time_zone, isUnseen: true)] }).kinds, [])
  }

  func test_anAppThatHasUsedACategoryMayHaveKeptAValue() {
    let check = CaptureCheck { [Self.problem(stk_process_row_time_zone)] }
    XCTAssertEqual(capture(check, app: "Clock").kinds, [])
    XCTAssertEqual(capture(check, app: "Clock") { user in Scenario("A") { Given(I: user.readsTimeZone()) } }.kinds, ["toolchain.locale"])
    XCTAssertEqual(capture(check, app: "Clock").kinds, ["toolchain.locale"])
    XCTAssertEqual(capture(check, app: "Map").kinds, [])
  }

  func test_theFirstFailureThatIsReportedHasTheDetails() {
    let check = CaptureCheck { [Self.problem(stk_process_row_time_zone)] }
    let failed = capture(check, app: "One") { user in
      Scenario("A") { Given(I: user.failsAndReadsTimeZone()) }
    }
    XCTAssertEqual(failed.kinds, ["state.notReached"], "A failed scenario drops the second failure.")
    let next = capture(check, app: "Two") { user in Scenario("A") { Given(I: user.readsTimeZone()) } }
    XCTAssertTrue(next.messages[0].contains("This would go wrong: "), next.messages[0])
    let last = capture(check, app: "Three") { user in Scenario("A") { Given(I: user.readsTimeZone()) } }
    XCTAssertTrue(last.messages[0].hasSuffix("The first failure of this run says why and what to do."), last.messages[0])
  }
}

extension FailureCapture {
  fileprivate func readsTimeZoneAsOwnCode() { VirtualScheduler.asOwnCode { _ = TimeZone.current } }

  fileprivate func findsTypes() { _ = ConformingTypes.of((any Error).self) }

  fileprivate func readsTimeZone() { _ = TimeZone.current }

  fileprivate func failsAndReadsTimeZone() {
    tap(Button(id: "Nothing of this name"))
    _ = TimeZone.current
  }
}

import XCTest

@testable import ScenarioReports

final class RunReportTests: XCTestCase {
  func test_aTestThatPassesAtItsSecondTry_isFlaky() {
    func attempt(_ result: Result) -> AttemptReport { AttemptReport(environment: 0, journal: "", result: result, start: 0, took: 0, virtual: .zero) }
    XCTAssertTrue(TestReport(identity: "A/b", name: "b", attempts: [attempt(.interrupted), attempt(.passed)]).isFlaky)
    XCTAssertFalse(TestReport(identity: "A/b", name: "b", attempts: [attempt(.passed)]).isFlaky)
    XCTAssertFalse(TestReport(identity: "A/b", name: "b", attempts: [attempt(.failed), attempt(.failed)]).isFlaky)
  }
}

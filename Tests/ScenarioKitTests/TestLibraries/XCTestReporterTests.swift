import XCTest

@testable import ScenarioKit

#if os(Linux)
  /// Tests that a scenario without a bound run reports to XCTest, and catches the failures.
  final class XCTestReporterTests: XCTestCase {
    private var caught: [(description: String, file: String, line: Int)] = []
    private var done: [String] = []

    override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
      caught.append((description, filePath, lineNumber))
    }

    // The failures in these tests are intended, so they aren't logged.
    override func invokeTest() { ImplicitOutput.$current.withValue(.none) { super.invokeTest() } }

    private func act(_ name: String) { done.append(name) }
    private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "Button “Log in” was not found.")) }

    func test_aFailedStepFailsTheTestAtItsOwnLine() {
      let line = #line + 3
      Scenario("Alone") {
        Given(I: act("one"))
        When(I: fail)
        Then(I: act("two"))
      }
      Scenario("Later") { Then(I: act("three")) }
      XCTAssertEqual(done, ["one"])
      let reports = caught
      caught = []
      XCTAssertEqual(reports.map(\.description), ["failed - Button “Log in” was not found.\n  In: Alone › 1.2 When I fail"])
      XCTAssertEqual(reports.map(\.line), [line])
      XCTAssertEqual(reports.map(\.file), [#filePath])
    }

    func test_theNextTestStartsAfresh() {
      Scenario("Afresh") { When(I: act("one")) }
      Then(I: act("two"))
      XCTAssertEqual(done, ["one", "two"])
    }

    func test_aTestThatFailedAndRunsAgainIsNotSkipped() {
      func once() {
        Scenario("Again") {
          When(I: act("one"), function: "test_x()"); When(I: fail, function: "test_x()")
        }
      }
      once()
      once()
      XCTAssertEqual(done, ["one", "one"])
      XCTAssertEqual(caught.count, 2)
      caught = []
    }

    func test_aFailureOutsideAnyStepIsReportedAtItsPlace() {
      ScenarioRun.fail(TestFailure(kind: "test", message: "Outside."), at: SourceLocation())
      let line = #line - 1
      XCTAssertEqual(caught.map(\.line), [line])
      caught = []
    }

    override func tearDown() {
      // Failures that a test didn't expect fail the test after all.
      for report in caught { super.recordFailure(withDescription: report.description, inFile: report.file, atLine: report.line, expected: true) }
      caught = []
    }
  }
#endif

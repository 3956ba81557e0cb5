import XCTest

/// Tests that a failed step in a Swift Testing test without a bound run is an issue of that test.
///
/// Each test runs tests in a child process.
final class SwiftTestingReporterTests: XCTestCase {
  private func child(_ function: String) throws -> ChildProcess { try ChildProcess(.swiftTesting, "SwiftTestingReporterSuite/" + function, "report") }

  private func issueCount(_ child: ChildProcess) -> Int { (child.output + child.errors).components(separatedBy: " recorded an issue").count - 1 }

  func test_aFailedStepIsAnIssueAtItsOwnLine() throws {
    let child = try child("aFailedStepIsAnIssueAtItsOwnLine")
    XCTAssertEqual(child.status, 1)
    XCTAssertEqual(issueCount(child), 1, child.output + child.errors)
    XCTAssertTrue(child.tells("aFailedStepIsAnIssueAtItsOwnLine() recorded an issue at SwiftTestingReporterSuite.swift:23:"), child.output + child.errors)
    XCTAssertTrue(child.tells("Button “Log in” was not found."), child.output + child.errors)
    XCTAssertTrue(child.tells("In: Alone › 1.2 When I fail"), child.output + child.errors)
  }

  func test_eachCaseOfAParameterizedTestRunsItsOwnSteps() throws {
    for (function, count) in [("eachCaseOfAParameterizedTestRunsItsOwnSteps", 4), ("eachCaseRunsItsOwnStepsAlsoInAHelper", 8)] {
      let child = try child(function)
      XCTAssertEqual(child.status, 1)
      XCTAssertEqual(issueCount(child), count, child.output + child.errors)
    }
  }
}

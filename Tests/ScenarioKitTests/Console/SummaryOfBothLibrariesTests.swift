import XCTest

@testable import ScenarioKit

/// Tests that `swift test` prints one summary with the tests of both libraries at its end.
final class SummaryOfBothLibrariesTests: XCTestCase {
  private func summaries(xctest: String, swiftTesting: String) throws -> [String] {
    let output = try BothLibraries.run(xctest: "ScenarioKitTests." + xctest, swiftTesting: swiftTesting, "nothing").output
    return output.split(separator: "\n").filter { $0.contains(" of virtual time in ") }.map { String($0.prefix { $0 != "." }.replacing(/, 0 s of.*/, with: "")) }
  }

  func test_theLastProcessCountsTheTestsOfBoth() throws {
    XCTAssertEqual(
      try summaries(xctest: "MisbehavingTests", swiftTesting: "MisbehavingSuite"),
      ["3 XCTest tests, 4 Swift Testing tests: 2 scenarios (2 passed), 6 steps (6 passed)"])
  }

  func test_aLastProcessWithoutTestsPrintsTheSummaryOfTheFirst() throws {
    XCTAssertEqual(
      try summaries(xctest: "MisbehavingTests", swiftTesting: "NoSuchTest"), ["3 XCTest tests, 0 Swift Testing tests: 1 scenario (1 passed), 3 steps (3 passed)"])
  }

  func test_whatAProcessLeavesIsReadAsItWas() {
    var summary = RunSummary()
    summary.numbers = (1...16).map(Int64.init)
    let counts = RunCounts(xctests: 20, swiftTests: 21, summary: summary)
    XCTAssertEqual(RunCounts(counts.text), counts)
    var sum = counts
    sum += counts
    XCTAssertEqual(sum.summary.numbers, (1...16).map { $0 * 2 })
    XCTAssertNil(RunCounts("1 2"))
  }
}

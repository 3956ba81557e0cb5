import Foundation
import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

final class GherkinReportTests: XCTestCase {
  func test_aStepWithAWordThatIsNoneOfGherkinsHasAnAsterisk() {
    let steps = [ReportSample.step("Suppose", "I pay"), ReportSample.step("But", "I leave")]
    let text = GherkinReport(ReportSample.report([("test_paying", [.scenario(ReportSample.scenario("Paying", steps: steps))])])).text
    XCTAssertTrue(text.hasSuffix("  Scenario: Paying\n    * Suppose I pay\n    But I leave\n"), text)
  }

  func test_theScenariosThatRan() {
    var paying = ReportSample.scenario("Paying ", steps: [ReportSample.step("Given", "I see cart screen"), ReportSample.step("Then", "the total is 3")])
    paying.details = ScenarioDetails(tags: ["slow", "a b"], description: "First.\nGiven all that.", rule: nil)
    var table = ReportSample.step("Given", "the rows")
    table.argument = .table([["a|b", "c\\d"], ["x\ny"]])
    var text = ReportSample.step("And", "the text")
    text.argument = .docString("one\n\"\"\"", mediaType: "text/plain")
    var ruled = ReportSample.scenario("Arguments", steps: [table, text])
    ruled.details = ScenarioDetails(rule: "Rows\nare kept")
    let report = ReportSample.report([("test_paying", [.scenario(paying)]), ("test_rows", [.scenario(ruled)]), ("test_steps", [.step(ReportSample.step("When", "I pay"))])])
    XCTAssertEqual(
      GherkinReport(report).text,
      #"""
      Feature: Cart

        @slow @a\u{20}b
        Scenario: Paying\u{20}
          First.
          \u{47}iven all that.
          Given I see cart screen
          Then the total is 3

        Scenario: test_steps
          When I pay

        Rule: Rows\u{A}are kept

          Scenario: Arguments
            Given the rows
              | a\|b | c\\d |
              | x\ny |  |
            And the text
              """text/plain
              one
              \u{22}\u{22}\u{22}
              """

      """#)
  }

  func test_theStepsOfABackgroundComeFirst() {
    var background = ReportSample.scenario("Logged in", steps: [ReportSample.step("Given", "I am logged in")])
    background.details = ScenarioDetails(kind: .background)
    let report = ReportSample.report([
      ("test_paying", [.scenario(background), .scenario(ReportSample.scenario("Paying", steps: [ReportSample.step("When", "I pay")]))])
    ])
    XCTAssertEqual(GherkinReport(report).text, "Feature: Cart\n\n  Scenario: Paying\n    Given I am logged in\n    When I pay\n")
  }

  func test_eachFeatureHasAFileOfItsOwn() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("GherkinReportTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var report = ReportSample.report([("test_paying", [.step(ReportSample.step("When", "I pay"))])])
    for name in ["../cart", "CART", "---cart"] { report.features.append(FeatureReport(name: name, tests: report.features[0].tests)) }
    try ReportFormat.gherkin.write(report, to: folder)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["---cart--2.feature", "---cart.feature", "CART--2.feature", "Cart.feature"])
    XCTAssertEqual(
      try String(contentsOf: folder.appendingPathComponent("CART--2.feature"), encoding: .utf8), "Feature: CART\n\n  Scenario: test_paying\n    When I pay\n")
  }
}

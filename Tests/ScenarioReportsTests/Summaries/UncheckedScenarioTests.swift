import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

/// Tests of the note about a scenario that acts and checks no result, in the reports.
final class UncheckedScenarioTests: XCTestCase {
  private let sample = SampleRun()
  private let note = "no Then, and no check of the result was recorded"

  private func report(_ count: Int = 1) throws -> RunReport {
    try sample.process { journal in
      SampleRun.test("Cart", "test_paying", journal) {
        for number in 1...count { Scenario("Paying \(number)") { When(I: Sample.pass) } }
        Scenario("Checking") {
          When(I: Sample.pass)
          Then(I: Sample.pass)
        }
      }
    }
    return try sample.report
  }

  func test_everyReportHasTheNote() throws {
    let report = try report()
    XCTAssertEqual(report.cases.map(\.result), [.passed, .passed])
    XCTAssertEqual(report.cases.map(\.isUnchecked), [true, false])
    let markdown = MarkdownReport(report).text
    XCTAssertTrue(markdown.contains("\n\n## Passed: \(note)\n\n- Cart › Paying 1\n\n## Features"), markdown)
    XCTAssertEqual(TextReport(report).text, "· Cart › Paying 1: \(note)\n2 scenarios: 2 passed\n")
    let junit = JUnitReport(report).text
    XCTAssertTrue(junit.contains("✓ When I sample pass\n· \(note)\n</system-out>"), junit)
    let cucumber = CucumberReport(report).text
    for text in [junit, cucumber, HTMLReport(report).text] { XCTAssertEqual(text.components(separatedBy: note).count, 2, text) }
  }

  func test_aSummaryNamesASingleFurtherOne() throws {
    let report = try report(21)
    for text in [MarkdownReport(report).text, TextReport(report).text] {
      XCTAssertTrue(text.contains("Cart › Paying 21"), text)
      XCTAssertFalse(text.contains("… and"), text)
    }
  }

  func test_aSummaryNamesTwentyOfThem() throws {
    let report = try report(22)
    let markdown = MarkdownReport(report).text
    XCTAssertTrue(markdown.contains("\n- Cart › Paying 20\n- … and 2 more\n"), markdown)
    let text = TextReport(report).text
    XCTAssertTrue(text.contains("\n· Cart › Paying 20: \(note)\n· … and 2 more: \(note)\n23 scenarios"), text)
  }
}

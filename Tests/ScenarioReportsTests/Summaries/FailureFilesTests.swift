import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

/// Tests for the files of a failure that the reports name: the picture, and the text with all elements.
final class FailureFilesTests: XCTestCase {
  private let sample = SampleRun()

  private func report(picture: String? = "<svg/>") throws -> RunReport {
    try sample.process { journal in
      let run = ScenarioRun(
        feature: "Cart", test: "test_paying", reporter: SilentReporter(), journal: journal, console: nil, scheduler: nil, isAmbient: false,
        picture: { picture }, tree: { "App" })
      run.perform { Scenario("Paying") { When(I: Sample.fail) } }
    }
    return try sample.report
  }

  func test_everyReportNamesTheFileWithAllElementsBesideThePicture() throws {
    let report = try self.report()
    let path = sample.folder.path + "/xctest-1/Cart.test_paying"
    XCTAssertEqual(try String(contentsOfFile: path + ".txt", encoding: .utf8), "App")
    let markdown = MarkdownReport(report).text
    XCTAssertTrue(markdown.contains("Picture: `\(path).svg`\n\nAll elements: `\(path).txt`\n"), markdown)
    let text = TextReport(report).text
    XCTAssertTrue(text.contains("    Picture: \(path).svg\n    All elements: \(path).txt\n"), text)
    let junit = JUnitReport(report).text
    XCTAssertTrue(junit.contains("Picture: \(path).svg\nAll elements: \(path).txt<"), junit)
    let page = HTMLReport(report).text
    XCTAssertTrue(page.contains("Cart.test_paying.txt"), page)
  }

  func test_everyReportNamesTheFileWithAllElementsOfAFailureWithoutAPicture() throws {
    let report = try self.report(picture: nil)
    let path = sample.folder.path + "/xctest-1/Cart.test_paying.txt"
    let markdown = MarkdownReport(report).text
    XCTAssertTrue(markdown.contains("```\n\nAll elements: `\(path)`\n"), markdown)
    let text = TextReport(report).text
    XCTAssertTrue(text.contains("    Expected 4.\n    All elements: \(path)\n"), text)
    let junit = JUnitReport(report).text
    XCTAssertTrue(junit.contains("Expected 4.\n\nAll elements: \(path)<"), junit)
    let page = HTMLReport(report).text
    XCTAssertTrue(page.contains("Cart.test_paying.txt"), page)
    for report in [markdown, text, junit] { XCTAssertFalse(report.contains("Picture: "), report) }
  }
}

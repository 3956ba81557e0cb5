import Foundation
import XCTest

@testable import ScenarioReports

final class SourceLinksTests: XCTestCase {
  private func links(_ value: String?) -> SourceLinks {
    SourceLinks(variable: { $0 == "SCREENTEST_SOURCE_LINKS" ? value : nil }, folder: "/apps/cart")
  }

  func test_withoutAValue_theLinksAreTheDefaults() {
    XCTAssertEqual(links(nil), SourceLinks())
    XCTAssertEqual(links(""), SourceLinks())
  }

  func test_anEditor_opensFilesInThePackagesFolder() {
    XCTAssertEqual(links("vscode").template, "vscode://file{path}:{line}")
    XCTAssertEqual(links("vscode").folder, "/apps/cart")
    XCTAssertEqual(links("Xcode").template, "xcode://open?file={path}&line={line}")
    XCTAssertNil(links("vscode").problem)
  }

  func test_aTemplate_isUsedUnchanged_andNamesTheFolderOnlyIfItHasAPath() {
    let web = links("https://example.com/{file}#L{line}")
    XCTAssertEqual(web.template, "https://example.com/{file}#L{line}")
    XCTAssertNil(web.folder)
    XCTAssertEqual(links("idea://open?file={path}&line={line}").folder, "/apps/cart")
  }

  func test_aValueThatCannotBeUsed_isReported_andGivesTheDefaultLinks() throws {
    let reasons = [
      "vscod": "isn't the name of an editor or an address with a scheme. Did you mean “vscode”?",
      "/files/{file}": "isn't the name of an editor or an address with a scheme.",
      "https://example.com/": "has neither {file} nor {path}, so all source lines would have the same link.",
      "https://example.com/{file}#{lin}": "has the unknown placeholder “{lin}”. Did you mean “{line}”? The placeholders are {file}, {path}, and {line}.",
      "https://example.com/{file}#{": "has the unknown placeholder “{}”. The placeholders are {file}, {path}, and {line}.",
      "JavaScript:alert('{file}')": "has the scheme “JavaScript”, which doesn't lead to a file.",
    ]
    for (value, reason) in reasons {
      let links = links(value)
      XCTAssertNil(links.template, value)
      XCTAssertEqual(
        links.problem,
        "SCREENTEST_SOURCE_LINKS is “\(value)”, which \(reason) The HTML report has the default links. Set the variable to vscode, xcode, or an address such as https://example.com/{file}#L{line}."
      )
    }
  }

  func test_thePage_hasTheTemplate_andTheFolderOnlyIfItIsNeeded() throws {
    XCTAssertNil(try PageData(HTMLReport(SampleReports.app).text).sourceLinks)
    XCTAssertEqual(
      try PageData(HTMLReport(SampleReports.app, links("vscode")).text).sourceLinks, ["template": "vscode://file{path}:{line}", "folder": "/apps/cart"])
    let web = "https://example.com/{file}#L{line}"
    XCTAssertEqual(try PageData(HTMLReport(SampleReports.app, links(web)).text).sourceLinks, ["template": web])
  }

  func test_anHTMLReport_isWrittenWithAWarningAboutABadValue_andAnotherFormatHasNone() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var warnings: [String] = []
    for format in [ReportFormat.html, .text] {
      try format.write(SampleReports.app, to: folder.appendingPathComponent(format.fileName), variable: { _ in "vscod" }, warn: { warnings.append($0) })
    }
    XCTAssertEqual(warnings.count, 1)
    XCTAssertTrue(warnings.first?.hasPrefix("ScreenTestKit: SCREENTEST_SOURCE_LINKS is “vscod”, which isn't the name of an editor") == true, "\(warnings)")
    XCTAssertNil(try PageData(String(contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)).sourceLinks)
  }
}

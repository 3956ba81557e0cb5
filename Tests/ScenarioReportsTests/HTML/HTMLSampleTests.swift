import Foundation
import XCTest

@testable import ScenarioReports

/// Writes the pages for a check in a browser, if `SCREENTEST_SAMPLES` is set to a folder.
final class HTMLSampleTests: XCTestCase {
  func test_theSamplePages_areWritten() throws {
    guard let path = ProcessInfo.processInfo.environment["SCREENTEST_SAMPLES"] else { throw XCTSkip("SCREENTEST_SAMPLES names no folder.") }
    let folder = URL(fileURLWithPath: path)
    try HTMLReport(SampleReports.app).write(to: folder.appendingPathComponent("app.html"))
    try HTMLReport(SampleReports.large(10_000, pictures: 300)).write(to: folder.appendingPathComponent("large.html"))
    try HTMLReport(RunReport()).write(to: folder.appendingPathComponent("empty.html"))
    var short = SampleReports.app
    short.features = Array(short.features.prefix(1))
    try HTMLReport(short, SourceLinks(variable: { _ in "vscode" }, folder: "/apps/Not Instagram")).write(to: folder.appendingPathComponent("short.html"))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".html") }.sorted(), ["app.html", "empty.html", "large.html", "short.html"])
  }
}

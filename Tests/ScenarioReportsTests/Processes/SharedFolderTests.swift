import Foundation
import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

/// Tests that parallel processes that write to one folder produce the report of a single process.
final class SharedFolderTests: XCTestCase {
  private let sample = SampleRun()

  func test_fourProcessesAtOnce_giveTheReportOfOne() throws {
    let tests = "ScenarioReportsTests.SharedFolderParts"
    let shared = sample.folder.appendingPathComponent("shared")
    let alone = sample.folder.appendingPathComponent("alone")
    let children = try ["d", "b", "a", "c"].map { try Child("part", tests: "\(tests)/test_\($0)", folder: shared) } + [Child("part", tests: tests, folder: alone)]
    for child in children {
      child.process.waitUntilExit()
      XCTAssertEqual(child.process.terminationStatus, 0)
    }
    let merged = try RunReport.read([shared.path])
    let one = try RunReport.read([alone.path])
    XCTAssertEqual(merged.warnings, [])
    XCTAssertEqual(merged.environments.count, 4)
    XCTAssertEqual(one.environments.count, 1)
    XCTAssertEqual(merged.cases.count, 204)
    XCTAssertEqual(outline(merged), outline(one))
  }

  private func outline(_ report: RunReport) -> [String] {
    report.cases.map { "\($0.feature) \($0.test) \($0.title) \($0.result) \($0.reason ?? "")\n\(StepLog.text(of: $0.items))" }
  }
}

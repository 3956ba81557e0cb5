import Foundation
import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

/// Tests that the test library, the journal, and each report agree on how a test ended.
///
/// Each way runs in a separate process.
final class VerdictTests: XCTestCase {
  private enum Library: String { case xctest = "XCTest", swiftTesting = "Swift Testing" }

  private static let ended = ["exit", "_exit", "quick_exit", "execv", "plainExit"]
  private static let failing = [
    "assertion", "plainFailure", "detachedInAsyncStep", "joinedThread", "queue", "operation", "taskNobodyAwaits", "unwaitedExpectation", "throwsAfterScenario", "emptyRule",
    "emptyExploration",
  ]

  private let sample = SampleRun()

  /// The verdicts about one way to fail.
  private struct Verdicts {
    var status: Int32
    var output: String
    var report: RunReport
    var files: [ReportFormat: String]
  }

  private func run(_ way: String, _ library: Library, _ environment: [String: String] = [:]) throws -> Verdicts {
    let folder = sample.folder.appendingPathComponent("\(way)-\(library)")
    let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ",")
    let arguments = library == .xctest ? ["ScenarioReportsTests.VerdictWaysTests"] : ["--testing-library", "swift-testing", "--filter", "VerdictWaysSuite|wayOfNoSuite"]
    let (status, output) = try Child.run(way, arguments, folder: folder, environment.merging(["SCREENTEST_REPORT": names]) { $1 })
    var files: [ReportFormat: String] = [:]
    for format in ReportFormat.allCases where format != .gherkin {
      files[format] = try? String(contentsOf: folder.appendingPathComponent(format.fileName), encoding: .utf8)
    }
    return Verdicts(status: status, output: output, report: try RunReport.read([folder.path]), files: files)
  }

  /// Returns whether a report contains a failure.
  private func saysFailed(_ format: ReportFormat, _ text: String) -> Bool {
    switch format {
    case .junit: text.contains("<failure ") || text.contains("<error ")
    case .cucumber: text.contains(#""status":"FAILED""#)
    case .github: text.contains("::error")
    case .gitlab: text.contains("fingerprint")
    case .markdown, .text: text.contains(format == .text ? "✗ " : "❌")
    case .html: text.contains(#""result":"failed""#) || text.contains(#""result":"interrupted""#)
    case .gherkin: false
    }
  }

  /// - Parameter isKilled: Whether the process ends without writing reports, so `screentest report` creates them from its journal.
  private func check(
    _ way: String, _ library: Library, fails: Bool, test: String, _ environment: [String: String] = [:], isKilled: Bool = false, line: UInt = #line
  ) throws {
    let verdicts = try run(way, library, environment)
    let name = "\(way), \(library.rawValue)"
    XCTAssertEqual(verdicts.status != 0, fails, "\(name): the library\n\(verdicts.output)", line: line)
    let failed = verdicts.report.features.flatMap { feature in feature.tests.filter { $0.last.result.isFailure }.map { "\(feature.name)/\($0.name)" } }
    XCTAssertEqual(failed, fails ? [test] : [], "\(name): the journal", line: line)
    for format in ReportFormat.allCases where format != .gherkin {
      guard let text = verdicts.files[format] ?? (isKilled ? format.text(of: verdicts.report) : nil) else {
        XCTFail("\(name): there is no \(format) report", line: line)
        continue
      }
      XCTAssertEqual(saysFailed(format, text), fails, "\(name): \(format)\n\(format == .html ? "" : text)", line: line)
    }
  }

  func test_inXCTest_allSayTheSameWhateverFailsATest() throws {
    for way in Self.failing {
      let feature = way == "plainFailure" ? "VerdictWaysTests" : "VerdictWays"
      try check(way, .xctest, fails: true, test: "\(feature)/test_way()")
    }
    try check("failsInTearDown", .xctest, fails: true, test: "VerdictWays/test_way()")
  }

  func test_inSwiftTesting_allSayTheSameWhateverFailsATest() throws {
    for way in Self.failing {
      // The library itself doesn't know the tests of these failures.
      let isNobodys = ["detachedInAsyncStep", "joinedThread", "queue", "operation", "taskNobodyAwaits"].contains(way)
      try check(way, .swiftTesting, fails: true, test: isNobodys ? "Test run/outside any test" : "VerdictWaysSuite/way()")
    }
    try check("throwsInNoSuite", .swiftTesting, fails: true, test: "VerdictWays/wayOfNoSuite()")
    try check("oneOfTwoArgumentsThrows", .swiftTesting, fails: true, test: "VerdictWaysSuite/parameterized(number:)")
  }

  func test_allSayTheSameWhateverEndsTheProcess() throws {
    for way in Self.ended {
      try check(way, .xctest, fails: true, test: way == "plainExit" ? "VerdictWaysTests/test_way()" : "VerdictWays/test_way()")
      try check(way, .swiftTesting, fails: true, test: way == "plainExit" ? "Test run/outside any test" : "VerdictWaysSuite/way()")
    }
  }

  func test_allSayTheSameOfAProcessThatCrashesOrHangs() throws {
    for way in ["crash", "hang"] {
      let limit = ["SCREENTEST_STEP_LIMIT": "0.3"]
      try check(way, .xctest, fails: true, test: "VerdictWays/test_way()", limit, isKilled: true)
      try check(way, .swiftTesting, fails: true, test: "VerdictWaysSuite/way()", limit, isKilled: true)
    }
  }

  func test_allSayTheSameOfThreadsThatFailLate() throws {
    for way in ["earlierThread", "lastThread"] { try check(way, .xctest, fails: true, test: "Test run/outside any test") }
  }

  func test_allSayTheSameOfARunThatPasses() throws {
    for library in [Library.xctest, .swiftTesting] {
      for way in ["nothing", "passesAfterRun"] { try check(way, library, fails: false, test: "") }
    }
    try check("skipsAfterScenario", .xctest, fails: false, test: "")
    try check("skipsAfterScenario", .swiftTesting, fails: true, test: "VerdictWaysSuite/way()")
  }

  func test_allSayTheSameOfARunThatChoseNothing() throws {
    for library in [Library.xctest, .swiftTesting] {
      try check("nothing", library, fails: true, test: "Test run/outside any test", ["SCREENTEST_NAME": "zzz"])
    }
  }

  // A report of a finished run includes failures that the library reported late, because a rerun of failed tests needs them.
  func test_whatTheLibraryFailedLateRunsAgain() throws {
    let folder = sample.folder.appendingPathComponent("late")
    _ = try Child.run("throwsAfterScenario", ["--testing-library", "swift-testing", "--filter", "VerdictWaysSuite"], folder: folder, [:])
    XCTAssertEqual(TestResults(at: folder)?.failed, ["VerdictWaysSuite/way"])
  }
}

import Foundation
import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

/// A folder for journals, and functions that run sample tests and write their journals there.
final class SampleRun {
  // XCTest keeps its test cases, and their properties, until the end of the process.
  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: SampleRun.root) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("SampleRuns-\(ProcessInfo.processInfo.processIdentifier)")
  }()

  let folder = root.appendingPathComponent(UUID().uuidString)
  private var count = 0

  /// Runs tests like one process would, with a separate journal.
  @discardableResult
  func process(attempt: Int = 1, _ tests: (Journal) throws -> Void) throws -> URL {
    count += 1
    let url = folder.appendingPathComponent("xctest-\(count).jsonl")
    let journal = try Journal(url: url, tool: "xctest")
    if attempt > 1 {
      var started = JournalEvent.RunStart(format: Journal.format, tool: "xctest", wall: WallTime(time: 1))
      started.environment.attempt = attempt
      try FileManager.default.removeItem(at: url)
      let again = try Journal(url: url, tool: "xctest")
      again.write(.runStarted(started))
      try tests(again)
    } else {
      try tests(journal)
    }
    return url
  }

  var report: RunReport { get throws { try RunReport.read([folder.path]) } }

  /// Runs a sample test.
  static func test(_ feature: String, _ name: String, _ journal: Journal, _ body: () throws -> Void) rethrows {
    let run = ScenarioRun(feature: feature, test: name, reporter: SilentReporter(), journal: journal, console: nil, scheduler: nil)
    try run.perform(body)
  }
}

struct SilentReporter: TestReporter {
  func record(_ failure: TestFailure, at location: SourceLocation) {}
}

/// The actions of the sample tests.
enum Sample {
  static func pass() {}
  static func fail() { fail(with: "The total is 3.\nExpected 4.") }
  static func fail(with message: String) { ScenarioRun.fail(TestFailure(kind: "total.wrong", message: message)) }
}

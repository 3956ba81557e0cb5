import Foundation
import XCTest

@testable import ScenarioKit
@testable import VirtualTime

/// A reporter that stores failures instead of reporting them.
final class CapturingReporter: TestReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var reports: [(failure: TestFailure, location: SourceLocation)] = []

  func record(_ failure: TestFailure, at location: SourceLocation) {
    lock.withLock { reports.append((failure, location)) }
  }

  private var skipped: [(reason: String, location: SourceLocation)] = []

  func skip(_ reason: String, at location: SourceLocation) {
    lock.withLock { skipped.append((reason, location)) }
  }

  var skips: [String] { lock.withLock { skipped.map(\.reason) } }
  var skipLines: [Int] { lock.withLock { skipped.map(\.location.line) } }
  var messages: [String] { lock.withLock { reports.map(\.failure.message) } }
  var failures: [TestFailure] { lock.withLock { reports.map(\.failure) } }
  var lines: [Int] { lock.withLock { reports.map(\.location.line) } }
  var paths: [String] { lock.withLock { reports.map(\.location.filePath) } }
}

/// A text that is stored instead of printed.
final class CapturedText: @unchecked Sendable {
  private let lock = NSLock()
  private var content = ""

  var text: String { lock.withLock { content } }
  func append(_ more: String) { lock.withLock { content += more } }
}

/// The results of a test that runs inside another test.
struct Captured {
  let console: String
  let events: [JournalEvent]
  let raw: String
  let reporter: CapturingReporter

  /// The journal's lines without the parts that may differ between two runs.
  var journal: String { raw.replacingOccurrences(of: #","wall":\{[^}]*\}"#, with: "", options: .regularExpression) }

  var stepEnds: [JournalEvent.StepEnd] {
    events.compactMap { if case .stepEnded(let entry) = $0 { entry } else { nil } }
  }

  /// The failures outside of steps.
  var failures: [JournalEvent.FailureEntry] {
    events.compactMap { if case .failed(let entry) = $0 { entry } else { nil } }
  }

  var notes: [String] {
    events.compactMap { if case .noted(let entry) = $0 { entry.text } else { nil } }
  }

  var sentences: [String] { stepEnds.map(\.sentence) }
  var outcomes: [Outcome] { stepEnds.map(\.outcome) }

  var testEnd: JournalEvent.TestEnd? {
    events.compactMap { if case .testEnded(let entry) = $0 { entry } else { nil } }.last
  }

  var scenarioOutcomes: [Outcome] {
    events.compactMap { if case .scenarioEnded(let entry) = $0 { entry.outcome } else { nil } }
  }
}

/// Runs a body as the test “Profile / test_profile” and captures all of its output.
func capture(
  feature: String = "Profile", test: String = "test_profile", scheduler: VirtualScheduler? = nil, colour: Bool = false, detail: ConsoleLog.Detail = .all,
  _ body: () throws -> Void
) throws -> Captured {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ScenarioKitTests-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let url = folder.appendingPathComponent("journal.jsonl")
  let text = CapturedText()
  let reporter = CapturingReporter()
  let run = ScenarioRun(
    feature: feature, test: test, reporter: reporter, journal: try Journal(url: url, tool: "tests"),
    console: ConsoleLog(detail: detail, showsColour: colour, print: { text.append($0) }), scheduler: scheduler)
  try run.perform(body)
  return Captured(console: text.text, events: try Journal.read(url), raw: try String(contentsOf: url, encoding: .utf8), reporter: reporter)
}

/// Compares two texts and prints both if they differ.
func assertText(_ actual: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line) {
  if actual != expected { XCTFail("expected:\n\(expected)\nactual:\n\(actual)", file: file, line: line) }
}

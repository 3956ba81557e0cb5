import Foundation
import VirtualTime
import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

/// Tests that a process killed at any point leaves a readable journal with everything up to that point.
final class KilledProcessTests: XCTestCase {
  // A batch has four processes. An optimized build starts a hundred processes, and a debug build fewer, because there a process takes as long to start as to run all of its steps.
  #if DEBUG
    private static let batchCount = 5
  #else
    private static let batchCount = 25
  #endif

  private let sample = SampleRun()

  func test_whereverAProcessIsKilled_itsJournalIsReadToThatPoint() throws {
    var random = SplitMix64(seed: 29)
    for batch in 0..<Self.batchCount {
      let folders = (0..<4).map { sample.folder.appendingPathComponent("\(batch)-\($0)") }
      let children = try folders.map { try Child("endless", tests: "ScenarioReportsTests.EndlessTests", folder: $0) }
      for (child, folder) in zip(children, folders) {
        let length = 1 + random.next(below: 100_000)
        XCTAssertTrue(child.kill(in: folder, at: length))
        try checkJournal(in: folder, length: length)
      }
    }
  }

  private func checkJournal(in folder: URL, length: Int) throws {
    let report = try RunReport.read([folder.path])
    XCTAssertEqual(report.warnings, [])
    guard let attempt = report.features.first?.tests.first?.last else {
      // Such a short journal contains only the start of the run and a part of the test's start.
      return XCTAssertLessThan(length, 1000)
    }
    XCTAssertEqual(report.features.map(\.name), ["EndlessTests"])
    XCTAssertEqual(attempt.result, .interrupted)
    let scenarios = attempt.scenarios
    XCTAssertEqual(scenarios.map(\.name), scenarios.indices.map { "Scenario \($0 + 1)" })
    for scenario in scenarios.dropLast() {
      XCTAssertEqual(scenario.result, .passed)
      XCTAssertEqual(steps(scenario).map(\.result), [.passed, .passed, .passed])
    }
    guard let last = scenarios.last else { return }
    let lastSteps = steps(last)
    XCTAssertEqual(lastSteps.map(\.keyword), Array(["Given", "When", "Then"].prefix(lastSteps.count)))
    XCTAssertTrue(lastSteps.dropLast().allSatisfy { $0.result == .passed })
    // Everything that starts in the file and doesn't end is interrupted, and nothing else.
    let file = try XCTUnwrap(FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first { $0.pathExtension == "jsonl" })
    let events = try Journal.read(file)
    let begun = events.filter { if case .stepStarted = $0 { true } else { false } }.count
    XCTAssertGreaterThanOrEqual(begun, Progress.read(in: folder), "a step that has begun is lost")
    let ends = events.filter { if case .scenarioEnded = $0 { true } else { false } }.count
    XCTAssertEqual(last.result, ends == scenarios.count ? .passed : .interrupted)
    XCTAssertEqual(scenarios.count, events.filter { if case .scenarioStarted = $0 { true } else { false } }.count)
    if last.result == .interrupted, case .stepStarted? = events.last { XCTAssertEqual(lastSteps.last?.result, .interrupted) }
  }

  private func steps(_ scenario: ScenarioReport) -> [StepReport] {
    scenario.items.compactMap { if case .step(let step) = $0 { step } else { nil } }
  }
}

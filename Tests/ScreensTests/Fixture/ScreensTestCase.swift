import ScenarioKit
import Screens
import XCTest

/// A test case with the default contexts, whose steps run on a separate device and whose failures are collected.
@preconcurrency @MainActor
class ScreensTestCase: XCTestCase, DefaultContexts {
  /// The failures of the latest `run`, with the places of their reports.
  private(set) var reports: [(failure: TestFailure, location: SourceLocation)] = []

  var kinds: [String] { reports.map(\.failure.kind) }

  /// Runs the body on the device, in a run whose failures are collected instead of reported.
  func run(on device: TestDevice, _ body: () -> Void) {
    let reporter = CollectingReporter()
    let run = ScenarioRun(feature: "Screens", test: "test", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    device.run { run.perform(body) }
    reports = reporter.reports
  }

  /// Runs a step that must fail, and returns the whole message of its only failure.
  func message(on device: TestDevice, file: StaticString = #filePath, line: UInt = #line, _ body: () -> Void) -> String {
    run(on: device) { Then(body) }
    XCTAssertEqual(reports.count, 1, "one failure was expected", file: file, line: line)
    return reports.first?.failure.message ?? ""
  }

  /// Runs a step that must not fail.
  func passes(on device: TestDevice, file: StaticString = #filePath, line: UInt = #line, _ body: () -> Void) {
    run(on: device) { Then(body) }
    XCTAssertEqual(reports.map(\.failure.message), [], file: file, line: line)
  }
}

final class CollectingReporter: TestReporter, @unchecked Sendable {
  var reports: [(failure: TestFailure, location: SourceLocation)] = []

  func record(_ failure: TestFailure, at location: SourceLocation) {
    reports.append((failure, location))
  }
}

@testable import ScenarioKit
@testable import ScenarioReports

/// Handwritten reports.
enum ReportSample {
  static func step(_ keyword: String, _ text: String, _ failure: String? = nil) -> StepReport {
    let location = SourceLocation(fileID: "CartTests/CartTests.swift", filePath: "Tests/CartTests.swift", line: 7, column: 5)
    return StepReport(
      path: "1.1", keyword: keyword, sentence: "\(keyword) \(text)", location: location, result: failure == nil ? .passed : .failed, virtualStart: .zero, virtualEnd: .zero,
      start: 2_000_000, took: 3_000_000, failure: failure.map { TestFailure(kind: "total.wrong", message: $0) })
  }

  static func scenario(_ name: String, steps: [StepReport]) -> ScenarioReport {
    let location = SourceLocation(fileID: "CartTests/CartTests.swift", filePath: "Tests/CartTests.swift", line: 6, column: 3)
    return ScenarioReport(
      path: "1", name: name, details: .none, location: location, result: steps.contains { $0.result == .failed } ? .failed : .passed, virtualStart: .zero, virtualEnd: .zero,
      start: 1_000_000, took: 5_000_000_000, items: steps.map(ReportItem.step))
  }

  static func attempt(_ items: [ReportItem]) -> AttemptReport {
    let hasFailed = items.contains { if case .scenario(let scenario) = $0 { scenario.result == .failed } else { false } }
    return AttemptReport(environment: 0, journal: "", result: hasFailed ? .failed : .passed, start: 1_000_000, took: 5_000_000_000, virtual: .zero, items: items)
  }

  static func report(_ tests: [(name: String, items: [ReportItem])]) -> RunReport {
    report(tests.map { TestReport(identity: "Cart/\($0.name)", name: $0.name, attempts: [attempt($0.items)]) })
  }

  static func report(_ tests: [TestReport]) -> RunReport {
    RunReport(environments: [RunEnvironment()], features: [FeatureReport(name: "Cart", tests: tests)], start: 1_000_000, end: 9_000_000)
  }
}

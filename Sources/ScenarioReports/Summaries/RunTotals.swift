import ScenarioKit

/// The counts of a run, for summaries.
struct RunTotals: Equatable, Sendable {
  /// The number of cases by result.
  var passed = 0
  var failed = 0
  var interrupted = 0
  var skipped = 0
  var pending = 0
  /// The number of passed cases that failed in an earlier attempt.
  var flaky = 0

  init(_ cases: [ReportCase]) {
    for entry in cases {
      switch entry.result {
      case .passed: passed += 1
      case .failed: failed += 1
      case .interrupted: interrupted += 1
      case .skipped: skipped += 1
      case .pending: pending += 1
      }
      if entry.isFlaky { flaky += 1 }
    }
  }

  /// The total number of cases.
  var total: Int { passed + failed + interrupted + skipped + pending }

  /// Whether nothing failed and something passed.
  var isGreen: Bool { failed + interrupted == 0 && passed > 0 }

  /// The counts in one line: “12 scenarios: 10 passed (1 flaky), 1 failed, 1 skipped”.
  var description: String {
    if total == 0 { return "No scenarios ran." }
    let parts = [
      (passed, flaky > 0 ? "passed (\(flaky) flaky)" : "passed"), (failed, "failed"), (interrupted, "interrupted"), (skipped, "skipped"), (pending, "pending"),
    ]
    return "\(total) scenario\(total == 1 ? "" : "s"): " + parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

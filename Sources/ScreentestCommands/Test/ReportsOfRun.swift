import Foundation
import ScenarioKit
import ScenarioReports

/// The reports that `screentest test --report` requests.
enum ReportsOfRun {
  /// Writes reports about the journals in a folder into the same folder.
  /// - Parameter summary: The results of the tests, which can be missing in the journals.
  /// - Returns: Whether all reports were written. Errors are printed to standard error.
  static func write(_ formats: [ReportFormat], _ folder: URL, _ summary: TestSummary) -> Bool {
    do throws(ReportProblem) {
      let hasJournals = FileManager.default.enumerator(atPath: folder.path)?.contains { ($0 as? String)?.hasSuffix(".jsonl") == true } ?? false
      let verdicts = summary.badVerdicts
      var report = RunReport(events: [])
      if hasJournals || verdicts.isEmpty { report = try .read([folder.path]) }
      report.reconcile(with: verdicts, listed: Set(summary.tests.map(\.nameInJournals)))
      try ReportFormat.write(
        formats, about: report, to: folder, variable: RunEnvironment.variable, print: { print($0, terminator: "") }, warn: StandardError.print)
      return true
    } catch {
      StandardError.print(error.description)
      return false
    }
  }
}

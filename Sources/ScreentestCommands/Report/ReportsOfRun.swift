import Foundation
import ScenarioKit
import ScenarioReports

/// Writes the reports that `screentest test --report` asks for.
enum ReportsOfRun {
  /// Writes reports about the journals in a folder, into it.
  /// - Returns: Whether all of them could be written; what could not is told on standard error.
  static func write(_ formats: [ReportFormat], _ folder: URL) -> Bool {
    do throws(ReportProblem) {
      let report = try RunReport.read([folder.path])
      for format in formats {
        let file = folder.appendingPathComponent(format.fileName)
        try format.write(report, to: file)
        print("Report: \(file.path)")
        if format == .github { GitHubSummary(variable: RunEnvironment.variable).write(report, print: { print($0, terminator: "") }, warn: StandardError.print) }
      }
      return true
    } catch {
      StandardError.print(error.description)
      return false
    }
  }
}

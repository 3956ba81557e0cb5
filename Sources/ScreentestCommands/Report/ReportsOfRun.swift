import Foundation
import ScenarioKit
import ScenarioReports

/// Writes the reports that `screentest test --report` asks for.
enum ReportsOfRun {
  /// Writes reports about the journals in a folder, into it.
  /// - Returns: Whether all of them could be written; what could not is told on standard error.
  static func write(_ formats: [ReportFormat], _ folder: URL) -> Bool {
    do throws(ReportProblem) {
      try ReportFormat.write(
        formats, about: RunReport.read([folder.path]), to: folder, variable: RunEnvironment.variable, print: { print($0, terminator: "") }, warn: StandardError.print)
      return true
    } catch {
      StandardError.print(error.description)
      return false
    }
  }
}

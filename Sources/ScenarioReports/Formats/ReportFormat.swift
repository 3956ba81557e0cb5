import Foundation
import ScenarioKit

/// The formats of reports, by the names that `--format` and `SCREENTEST_REPORT` take.
package enum ReportFormat: String, CaseIterable, Sendable {
  case html, junit, cucumber, github, gitlab, gherkin, markdown, text

  /// The name of the file that a report of this format is written to, where no other is given.
  package var fileName: String {
    switch self {
    case .html: "report.html"
    case .junit: "report.junit.xml"
    case .cucumber: "report.cucumber.ndjson"
    case .github: "report.github.txt"
    case .gitlab: "report.gitlab.json"
    case .gherkin: "features"
    case .markdown: "report.md"
    case .text: "report.txt"
    }
  }

  /// The report of a run.
  package func text(of report: RunReport) -> String {
    switch self {
    case .html: HTMLReport(report).text
    case .junit: JUnitReport(report).text
    case .cucumber: CucumberReport(report).text
    case .github: GitHubReport(report).text
    case .gitlab: GitLabReport(report).text
    case .gherkin: GherkinReport(report).text
    case .markdown: MarkdownReport(report).text
    case .text: TextReport(report).text
    }
  }

  /// Writes the report of a run to a file, whose folder is created where there is none; Gherkin goes to a folder with several files.
  /// - Throws: A ``ReportProblem`` that tells why it could not be written.
  package func write(_ report: RunReport, to file: URL) throws(ReportProblem) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch self {
      case .html: try HTMLReport(report).write(to: file)
      case .junit: try Data(JUnitReport(report).bytes).write(to: file)
      case .cucumber: try Data(CucumberReport(report).bytes).write(to: file)
      case .gherkin: try GherkinReport(report).write(to: file)
      default: try Data(text(of: report).utf8).write(to: file)
      }
    } catch {
      throw ReportProblem("The report \(file.relativePath) could not be written: \(error.localizedDescription)")
    }
  }

  /// Writes reports of a run to a folder, and prints where each is; GitHub is also given its annotations and the summary of the job.
  ///
  /// - Parameters:
  ///   - formats: The formats.
  ///   - report: The run.
  ///   - folder: The folder.
  ///   - variable: Gives the value of an environment variable.
  ///   - print: Takes what belongs to standard output.
  ///   - warn: Takes what is wrong with the summary of the job.
  /// - Throws: A ``ReportProblem`` that tells why a report could not be written.
  package static func write(
    _ formats: [ReportFormat], about report: RunReport, to folder: URL, variable: @escaping (String) -> String?, print: (String) -> Void, warn: (String) -> Void
  ) throws(ReportProblem) {
    for format in formats {
      let file = folder.appendingPathComponent(format.fileName)
      try format.write(report, to: file)
      print("Report: \(ConsoleText.line(file.relativePath))\n")
      if format == .github { GitHubSummary(variable: variable).write(report, print: print, warn: warn) }
    }
  }
}

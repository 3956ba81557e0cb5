import Foundation
import ScenarioKit

/// The formats of reports, named like the values of `--format` and `SCREENTEST_REPORT`.
package enum ReportFormat: String, CaseIterable, Sendable {
  case html, junit, cucumber, github, gitlab, gherkin, markdown, text

  /// The default name of the report's file or folder.
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

  /// Returns the text of a report.
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

  /// Writes a report to a file, and creates its folder if necessary.
  ///
  /// The Gherkin format writes a folder with several files. The source lines in an HTML page have the links that `SCREENTEST_SOURCE_LINKS` sets.
  ///
  /// - Parameters:
  ///   - report: The report of the run.
  ///   - file: The file, or the folder of the Gherkin format.
  ///   - variable: Returns the value of an environment variable.
  ///   - warn: A closure that receives a warning if `SCREENTEST_SOURCE_LINKS` has a value that can't be used.
  /// - Throws: A ``ReportProblem`` if the report can't be written.
  package func write(
    _ report: RunReport, to file: URL, variable: (String) -> String? = RunEnvironment.variable, warn: (String) -> Void = { StandardError.print($0) }
  ) throws(ReportProblem) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch self {
      case .html:
        let links = SourceLinks(variable: variable)
        if let problem = links.problem { warn("ScreenTestKit: \(problem)") }
        try HTMLReport(report, links).write(to: file)
      case .junit: try Data(JUnitReport(report).bytes).write(to: file)
      case .cucumber: try Data(CucumberReport(report).bytes).write(to: file)
      case .gherkin: try GherkinReport(report).write(to: file)
      default: try Data(text(of: report).utf8).write(to: file)
      }
    } catch {
      throw ReportProblem("The report \(file.relativePath) could not be written: \(error.localizedDescription)")
    }
  }

  /// Writes reports to a folder and prints their paths.
  ///
  /// For GitHub, it also prints annotations and writes the job summary.
  ///
  /// - Parameters:
  ///   - formats: The formats to write.
  ///   - report: The report of the run.
  ///   - folder: The folder for the reports.
  ///   - variable: Returns the value of an environment variable.
  ///   - print: A closure that receives text for standard output.
  ///   - warn: A closure that receives warnings about the job summary and the links of source lines.
  /// - Throws: A ``ReportProblem`` if a report can't be written.
  package static func write(
    _ formats: [ReportFormat], about report: RunReport, to folder: URL, variable: @escaping (String) -> String?, print: (String) -> Void, warn: (String) -> Void
  ) throws(ReportProblem) {
    for format in formats {
      let file = folder.appendingPathComponent(format.fileName)
      try format.write(report, to: file, variable: variable, warn: warn)
      print("Report: \(ConsoleText.line(file.relativePath))\n")
      if format == .github { GitHubSummary(variable: variable).write(report, print: print, warn: warn) }
    }
  }
}

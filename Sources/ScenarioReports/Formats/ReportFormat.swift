/// The formats of reports, by the names that `--format` and `SCREENTEST_REPORT` take.
package enum ReportFormat: String, CaseIterable, Sendable {
  case junit, github, gitlab, markdown, text

  /// The name of the file that a report of this format is written to, where no other is given.
  package var fileName: String {
    switch self {
    case .junit: "report.junit.xml"
    case .github: "report.github.txt"
    case .gitlab: "report.gitlab.json"
    case .markdown: "report.md"
    case .text: "report.txt"
    }
  }

  /// The report of a run.
  package func text(of report: RunReport) -> String {
    switch self {
    case .junit: JUnitReport(report).text
    case .github: GitHubReport(report).text
    case .gitlab: GitLabReport(report).text
    case .markdown: MarkdownReport(report).text
    case .text: TextReport(report).text
    }
  }
}

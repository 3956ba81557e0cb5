import Foundation
import ScenarioKit

/// The reports that `SCREENTEST_REPORT` selects, which are written when a test process ends.
struct ReportsAtEnd {
  let variable: (String) -> String?
  let print: (String) -> Void
  let warn: (String) -> Void

  /// Writes reports about all processes of one `swift test` into the folder of their journals.
  ///
  /// XCTest and Swift Testing run in separate processes, one after the other. The later process overwrites the reports, with the tests of both.
  /// The tests with journals in other folders are in the reports, too.
  /// Write errors only cause a warning and don't change the results.
  func write(folder: URL?, launcher: String) {
    guard let list = variable("SCREENTEST_REPORT"), !list.isEmpty else { return }
    do {
      let formats = try ReportFormat.named(in: list, variable: variable)
      guard let folder else { throw ReportProblem("there is no folder for them. Set SCREENTEST_OUTPUT to a folder") }
      let journals = Self.journals(in: folder, launcher)
      // Don't write reports if there's no journal, because the process then ran no ScreenTestKit tests.
      if journals.isEmpty { return }
      try ReportFormat.write(formats, about: RunReport.read(journals, ofLauncher: launcher), to: folder, variable: variable, print: print, warn: warn)
    } catch let error as ReportFormat.UnknownName {
      warn("ScreenTestKit: no reports were written. SCREENTEST_REPORT is “\(list)”: \(error.message)")
    } catch {
      warn("ScreenTestKit: reports are missing: \(error) The results of the tests are not affected.")
    }
  }

  /// Returns the journals in a folder, and in the folders that tests have chosen, that processes of the same `swift test` wrote.
  static func journals(in folder: URL, _ launcher: String) -> [String] {
    JournalFolders.journals(in: folder).map(\.path).filter { RunStarts.hasProcess(of: launcher, inJournal: $0) }
  }
}

/// The parts of a GitHub job besides its log: annotations in the changes, and the job summary.
package struct GitHubSummary {
  private let variable: (String) -> String?

  package init(variable: @escaping (String) -> String?) { self.variable = variable }

  /// Prints the annotations for GitHub's log, and appends the summary to the file that GitHub provides.
  package func write(_ report: RunReport, print: (String) -> Void, warn: (String) -> Void) {
    print(GitHubReport(report).text)
    append(MarkdownReport(report).text, warn: warn)
  }

  /// Appends Markdown to the file that GitHub provides for the summary.
  ///
  /// Nothing is written outside of a GitHub job.
  package func append(_ markdown: String, warn: (String) -> Void) {
    guard let path = variable("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    do {
      if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      defer { try? file.close() }
      try file.seekToEnd()
      try file.write(contentsOf: Data(markdown.utf8))
    } catch {
      warn("ScreenTestKit: the summary of the job could not be written to \(path): \(error.localizedDescription)")
    }
  }
}

/// Writes the reports.
///
/// Called when a test process ends.
@_cdecl("scenarioreports_write")
func writeReportsAtEnd() {
  ReportsAtEnd(variable: RunEnvironment.variable, print: { ConsoleLog.standardOutput($0) }, warn: { StandardError.print($0) })
    .write(folder: Journal.standardFolder, launcher: RunEnvironment.launcher)
}

import Foundation
import ScenarioKit
import ScenarioReports

/// Writes reports about journals that tests have left.
package struct ReportCommand: Equatable, Sendable {
  /// What is written.
  var formats: [ReportFormat] = []
  /// The file, or the folder where there are several formats; `nil` for standard output.
  var output: String?
  /// The journals, and folders of journals; none for the folder that tests write to.
  var journals: [String] = []

  /// Reads the journals and writes the reports.
  ///
  /// - Parameters:
  ///   - print: Takes what belongs to standard output.
  ///   - warn: Takes what is wrong.
  /// - Returns: The exit code: 0 when everything was written, 1 when something could not be read or written.
  package func run(
    print: (String) -> Void = { Swift.print($0, terminator: "") }, warn: (String) -> Void = { StandardError.print($0) }
  ) -> Int32 {
    do throws(ReportProblem) {
      let report = try RunReport.read(journals.isEmpty ? [Journal.standardFolder?.relativePath ?? ".build/screentest"] : journals)
      for warning in report.warnings { warn("warning: \(warning)") }
      for format in formats { try write(format, report, print, warn) }
      return 0
    } catch {
      warn(error.description)
      return 1
    }
  }

  private func write(_ format: ReportFormat, _ report: RunReport, _ print: (String) -> Void, _ warn: (String) -> Void) throws(ReportProblem) {
    guard let output else {
      if format == .github { return GitHubSummary(variable: RunEnvironment.variable).write(report, print: print, warn: warn) }
      return print(format.text(of: report))
    }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    let wantsFolder = formats.count > 1 || output.hasSuffix("/") || (isThere && isFolder.boolValue)
    if wantsFolder, isThere, !isFolder.boolValue { throw ReportProblem("\(output) is a file, and \(formats.count) reports want a folder: --output DIR.") }
    let file = wantsFolder ? URL(fileURLWithPath: output, isDirectory: true).appendingPathComponent(format.fileName) : URL(fileURLWithPath: output)
    try format.write(report, to: file)
    print("\(format.rawValue): \(file.relativePath)\n")
  }
}

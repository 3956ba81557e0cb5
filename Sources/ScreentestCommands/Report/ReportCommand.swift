import Foundation
import ScenarioKit
import ScenarioReports

/// The command `screentest report`, which creates reports from journals.
package struct ReportCommand: Equatable, Sendable {
  /// The formats of the reports.
  var formats: [ReportFormat] = []
  /// The output file, or the output folder if there are several formats, or `nil` for standard output.
  var output: String?
  /// The journals, and folders of journals.
  ///
  /// If the array is empty, the folder that tests write to is used.
  var journals: [String] = []

  /// Reads the journals and writes the reports.
  ///
  /// - Parameters:
  ///   - print: A closure that receives the text for standard output.
  ///   - warn: A closure that receives warnings and errors.
  /// - Returns: The exit code: 0 if every report was written, 1 if a file couldn't be read or written.
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
    if wantsFolder, isThere, !isFolder.boolValue { throw ReportProblem("\(output) is a file, but \(formats.count) reports require a folder: --output DIR.") }
    let file = wantsFolder ? URL(fileURLWithPath: output, isDirectory: true).appendingPathComponent(format.fileName) : URL(fileURLWithPath: output)
    try format.write(report, to: file, warn: warn)
    print("\(format.rawValue): \(file.relativePath)\n")
  }
}

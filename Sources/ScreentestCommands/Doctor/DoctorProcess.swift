import Foundation
import VirtualTime

/// A test process that writes a report instead of running its tests.
struct DoctorProcess {
  /// A report, and the reason why it isn't complete.
  struct Answer {
    let report: DoctorReport
    let problem: TestProblem?
  }

  let executable: URL
  /// The process's working directory.
  let folder: URL
  /// The longest time that the process may take, in seconds of real time.
  let limit: TimeInterval

  /// Runs the process and reads its report.
  ///
  /// - Throws: A problem with the last lines of the process's standard error, if the process wrote no report.
  func answer() throws(TestProblem) -> Answer {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("screentest-doctor-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let file = output.appendingPathComponent("report.json")
    let errors = CollectedText()
    let watch = StandstillWatch(limit: limit)
    let end: ProcessEnd
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      // Let a process without ScreenTestKit list its tests, because it would run them otherwise.
      end = try ChildProcesses().run(
        [executable.path, "--list-tests"], in: folder, environment: [DoctorReport.variable: file.path, "SCREENTEST_OUTPUT": output.path, "SWIFT_BACKTRACE": "enable=no"],
        output: { _ in }, errors: { errors.append($0) }, started: { watch.begin($0) }
      ).end
    } catch {
      throw TestProblem(message: "“\(executable.path)” could not be run: \(error.localizedDescription)")
    }
    watch.end()
    let ended = watch.hasEndedProcess ? "didn't end within \(String(format: "%g", limit)) seconds" : end.text
    guard let data = try? Data(contentsOf: file) else {
      if end == .status(0) {
        throw TestProblem(
          message: "\(executable.path) doesn't use ScreenTestKit, or its version of ScreenTestKit has no report: a test target must depend on the product ScreenTestKit.")
      }
      throw TestProblem(message: "The test process \(ended) and wrote no report.\(Self.lastLines(of: errors.text))")
    }
    guard let report = try? JSONDecoder().decode(DoctorReport.self, from: data) else {
      throw TestProblem(message: "The report of \(executable.path) can't be read, because the tests use another version of ScreenTestKit than this tool.")
    }
    if report.isComplete, end == .status(0) { return Answer(report: report, problem: nil) }
    return Answer(
      report: report, problem: TestProblem(message: "The test process \(ended) during the trials, so the report isn't complete.\(Self.lastLines(of: errors.text))"))
  }

  /// Returns the end of a message with the last lines of standard error, or an empty string if nothing was printed.
  private static func lastLines(of errors: String) -> String {
    let lines = errors.split(separator: "\n").suffix(20)
    return lines.isEmpty ? " It printed nothing on standard error." : " The last lines of its standard error:\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  }
}

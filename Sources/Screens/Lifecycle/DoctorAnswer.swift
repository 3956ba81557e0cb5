import CTestProcess
import Foundation
import ScenarioKit
import VirtualTime

/// The answer of a test process to `screentest doctor`, which is a report in place of a run of the tests.
///
/// The process answers when it starts, before a test library looks for tests, because a toolchain may have no tests that can be found. The trials can run at this time: every library of the
/// process has been initialized, the code runs on the main thread, and the dynamic linker holds none of its locks while it starts an executable, so other threads can look up symbols.
enum DoctorAnswer {
  /// Writes the report and ends the process, if the environment names a file.
  ///
  /// The exit code is 0 if the report was written, otherwise 1.
  static func writeIfAsked() {
    guard let path = RunEnvironment.variable(DoctorReport.variable), !path.isEmpty else { return }
    let file = URL(fileURLWithPath: path)
    // Write the table before the trials, because a trial can end the process.
    let isWritten = write(report(problems: nil), to: file) && write(report(problems: CaptureCheck.current.problems), to: file)
    stk_process_exit_now(isWritten ? 0 : 1)
  }

  /// Returns the report on this process.
  ///
  /// - Parameter problems: The problems that the check found, or `nil` before the check.
  static func report(problems: [InterpositionProblem]?) -> DoctorReport {
    DoctorReport(problems: problems, distribution: RunEnvironment.current.system)
  }

  private static func write(_ report: DoctorReport, to file: URL) -> Bool {
    do {
      // Replace the file as a whole, because an earlier report must stay readable if the process ends.
      try JSONEncoder().encode(report).write(to: file, options: .atomic)
      return true
    } catch {
      StandardError.print("The report for “screentest doctor” could not be written to \(file.path): \(error.localizedDescription)")
      return false
    }
  }
}

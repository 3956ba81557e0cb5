import Foundation
import ScenarioKit
import VirtualTime

/// The command `screentest doctor`, which prints what works with the toolchain and the machine.
///
/// The package's test process writes a report instead of running its tests, because the functions that it calls decide what works.
package struct DoctorCommand: Equatable, Sendable {
  /// The folder of the package.
  var package: String = "."
  /// The folder for build products, or `nil` for the package's own folder.
  var scratch: String?
  /// Whether the result is printed as JSON instead of text.
  var printsJSON: Bool = false
  /// Whether the text has each row of the table.
  var showsAllRows: Bool = false

  /// Asks the package's test process for its report and prints it.
  ///
  /// - Parameters:
  ///   - limit: The longest time that the process may take, in seconds of real time.
  ///   - print: A closure that receives the text for standard output.
  ///   - warn: A closure that receives the sentences for standard error.
  /// - Returns: The exit code: 0 if no category is broken, 1 if one is or if the report isn't complete, 2 if the tests aren't built.
  package func run(
    limit: TimeInterval = 60, print: (String) -> Void = { Swift.print($0, terminator: "") }, warn: (String) -> Void = { StandardError.print($0) }
  ) -> Int32 {
    let build = DoctorBuild(package: package, scratch: scratch)
    guard let executable = build.executable() else {
      warn("No tests are built in \(build.scratch.path), so run “\(build.command)” first.")
      return 2
    }
    do throws(TestProblem) {
      let answer = try DoctorProcess(executable: executable, folder: build.folder, limit: limit).answer()
      let result = DoctorResult(
        package: build.folder.path, tests: executable.path, compiler: build.compiler(of: executable), commit: RunEnvironment.commit(ofRepository: answer.report.sources),
        report: answer.report)
      print(printsJSON ? result.json : result.text(showsAllRows: showsAllRows))
      if let problem = answer.problem { throw problem }
      return answer.report.categories.contains { $0.state == .broken } ? 1 : 0
    } catch {
      warn(error.message)
      return 1
    }
  }
}

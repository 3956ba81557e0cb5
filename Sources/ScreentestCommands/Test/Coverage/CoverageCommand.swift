import Foundation
import ScenarioKit
import ScenarioReports

/// The part of `screentest test` that reports the coverage of a run.
struct CoverageCommand {
  let tools: CoverageTools
  let build: TestBuild
  /// The path of the test executable.
  let executable: String
  /// The output folder of the run.
  let output: URL
  /// The least percentage of covered lines, or `nil` for no limit.
  let minimum: Double?

  /// Merges the profiles of a run, prints the covered lines, and writes `coverage.json` and `coverage.lcov`.
  /// - Parameters:
  ///   - processes: The identifiers of the test processes.
  ///   - writesJobSummary: Whether to add the targets to the summary of a GitHub job.
  /// - Returns: Whether enough lines are covered. The reason is printed to standard error.
  /// - Throws: A ``TestProblem`` if nothing was measured, or a program or a file fails.
  func run(_ processes: [Int32], writesJobSummary: Bool) throws(TestProblem) -> Bool {
    let profiles = CoverageProfiles(output: output)
    guard let package = build.packageTargets() else { throw TestProblem(message: "The coverage can't be reported, because “swift package describe” failed.") }
    let merged = try merge(profiles)
    let sources = package.targets.filter { $0.kind == .code }.flatMap { target in target.files.map { "\(package.folder)/\($0)" } }
    let summary = try export(["-format=text", "-summary-only"], merged, sources)
    guard var report = CoverageReport(json: summary, package: package), report.total.count > 0 else {
      throw TestProblem(message: "llvm-cov reports no line of the package's targets. Does a test target depend on one of them?")
    }
    report.missingProfiles = profiles.missing(processes)
    let measured = report.files.map { "\(package.folder)/\($0.path)" }
    let json = try write(summary, to: "coverage.json")
    let lcov = try write(export(["-format=lcov"], merged, measured), to: "coverage.lcov")
    try? FileManager.default.removeItem(at: profiles.folder)
    print(ConsoleText.message("\n\(report.text)\nCoverage: \(json.path)\nCoverage: \(lcov.path)"))
    if writesJobSummary { GitHubSummary(variable: RunEnvironment.variable).append(report.markdown, warn: StandardError.print) }
    guard let problem = minimum.flatMap(report.problem) else { return true }
    StandardError.print(problem)
    return false
  }

  /// Merges the profiles into one file.
  private func merge(_ profiles: CoverageProfiles) throws(TestProblem) -> URL {
    let files = profiles.files
    if files.isEmpty {
      throw TestProblem(message: "No test process wrote a profile, so nothing was measured. With --skip-build, the tests must be built with --enable-code-coverage.")
    }
    let merged = output.appendingPathComponent("coverage.profdata")
    let list = try write(Data(files.map { $0.path + "\n" }.joined().utf8), to: "profiles/list.txt")
    // A process that is killed while it writes its profile leaves a part that can't be read.
    _ = try output(of: [tools.profdata, "merge", "--failure-mode=all", "-sparse", "--input-files=\(list.path)", "-o", merged.path])
    return merged
  }

  /// Returns the output of `llvm-cov export` about sources of the package.
  private func export(_ options: [String], _ profile: URL, _ sources: [String]) throws(TestProblem) -> Data {
    // Pass the paths in a file, because there can be more than fit into the arguments of a process.
    let quoted = sources.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"\n" }
    let list = try write(Data(quoted.joined().utf8), to: "profiles/sources.txt")
    return try output(of: [tools.cov, "export"] + options + ["-instr-profile", profile.path, executable, "@\(list.path)"])
  }

  private func output(of arguments: [String]) throws(TestProblem) -> Data {
    let (text, errors) = (CollectedText(), CollectedText())
    let name = URL(fileURLWithPath: arguments[0]).lastPathComponent
    do {
      let end = try ChildProcesses().run(arguments, in: build.folder, output: { text.append($0) }, errors: { errors.append($0) }).end
      if end == .status(0) { return Data(text.text.utf8) }
      throw TestProblem(message: "The coverage can't be reported, because \(name) \(end.text): \(errors.text.prefix(1000))")
    } catch let problem as TestProblem {
      throw problem
    } catch {
      throw TestProblem(message: "\(name) could not be run: \(error.localizedDescription)")
    }
  }

  private func write(_ data: Data, to name: String) throws(TestProblem) -> URL {
    let file = output.appendingPathComponent(name)
    do { try data.write(to: file) } catch { throw TestProblem(message: "\(file.path) can't be written: \(error.localizedDescription)") }
    return file
  }
}

import Foundation
import ScenarioKit
import ScenarioReports

/// The command `screentest test`, which runs all tests, even if some of them end their process.
package struct TestCommand: Equatable, Sendable {
  /// The arguments to forward to `swift build` and to the test executable.
  var swiftTest: SwiftTestArguments = SwiftTestArguments()
  /// How many times to rerun a test that didn't pass.
  var retries: Int = 0
  /// The time limit for a test, in seconds of real time, or 0 for no limit.
  var timeout: Int = 600
  /// The number of processes that run tests in parallel.
  var jobs: Int = 1
  /// The journals whose times are used to estimate and to balance the run.
  ///
  /// If the value is `nil`, the journals of the last run are used.
  var timings: String?
  /// The folder for journals and pictures, or `nil` for a new folder in the package.
  var output: String?
  /// The formats of the reports to write at the end.
  var reports: [ReportFormat] = []

  /// Whether to keep running the tests that a saved file affects.
  var watches: Bool = false
  /// Whether to report the lines of the package that the tests cover.
  var measuresCoverage: Bool = false
  /// The least percentage of covered lines, or `nil` for no limit.
  var coverageMinimum: Double?

  /// Builds and runs the tests, and prints the summary.
  /// - Returns: The exit code: 0 if every listed test ran and passed, 1 if a test didn't, 2 if the arguments are invalid.
  package func run() -> Int32 {
    Interruption.shared.catchSignals()
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    // Every instrumented program writes a profile when it exits, but only the profiles of test runs count.
    let build = TestBuild(arguments: swiftTest, current: current, environment: measuresCoverage ? [CoverageProfiles.variable: "/dev/null"] : [:])
    do throws(TestProblem) {
      if watches { return try WatchCommand(command: self, build: build, current: current).run() }
      let tools = measuresCoverage ? try CoverageTools() : nil
      let folders = try TestFolders(output: output, timings: timings, package: build.folder, current: current)
      try build.build()
      let executable = try build.executable(in: build.productsFolder())
      let (tests, areEverything) = try build.tests(of: executable)
      guard !tests.isEmpty else { throw noTests }
      let summary = run(tests, areEverything, executable, build.folder, folders)
      var hasSucceeded = show(summary, folders)
      if summary.signal != nil { Interruption.shared.end() }
      if let tools {
        let coverage = CoverageCommand(tools: tools, build: build, executable: executable, output: folders.output, minimum: coverageMinimum)
        hasSucceeded = try coverage.run(summary.processes, writesJobSummary: reports.contains(.github)) && hasSucceeded
      }
      return hasSucceeded ? summary.exitCode : 1
    } catch {
      if Interruption.shared.signal != nil { Interruption.shared.end() }
      StandardError.print(error.message)
      return 1
    }
  }

  /// The reason why nothing runs if the list of tests is empty.
  var noTests: TestProblem { TestProblem(message: swiftTest.filters.isEmpty && swiftTest.skips.isEmpty ? "The package has no tests." : "No test matches --filter and --skip.") }

  /// Prints the summary of a run, and writes its reports.
  /// - Returns: Whether all reports were written.
  func show(_ summary: TestSummary, _ folders: TestFolders) -> Bool {
    print("\n" + summary.text)
    print("Journals: \(ConsoleText.line(folders.output.path))")
    return reports.isEmpty || ReportsOfRun.write(reports, folders.output, summary)
  }

  /// Runs tests that are built, and reruns the tests that didn't pass.
  /// - Parameters:
  ///   - tests: The tests in their order.
  ///   - areEverything: Whether these are all tests of the package.
  ///   - executable: The path of the test executable.
  ///   - folder: The package's folder.
  ///   - folders: The folders of the run.
  func run(_ tests: [ListedTest], _ areEverything: Bool, _ executable: String, _ folder: URL, _ folders: TestFolders) -> TestSummary {
    let report = TestReport(TestProgress(tests, times: folders.times, jobs: jobs), isSerial: jobs == 1)
    @Sendable func run(attempt: Int) -> TestRun {
      // Turn off reports in the test processes, because this process writes reports that cover all of them.
      var environment = ["SCREENTEST_OUTPUT": folders.output.path, "SCREENTEST_ATTEMPT": "\(attempt)", "SCREENTEST_REPORT": ""]
      if measuresCoverage { environment[CoverageProfiles.variable] = CoverageProfiles(output: folders.output).pattern }
      if reports.contains(.html), RunEnvironment.variable("SCREENTEST_PICTURES") == nil { environment["SCREENTEST_PICTURES"] = "steps" }
      if ProcessInfo.processInfo.environment["SCREENTEST_RERUN"] == "failed", let last = folders.last { environment["SCREENTEST_RERUN"] = last.path }
      let variables = environment
      return TestRun { tests, isEverything in
        let block = report.begin()
        defer { report.end(block) }
        return try TestBatch(
          executable: executable, tests: tests, isEverything: isEverything, folder: folder, output: folders.output, environment: variables, timeout: TimeInterval(timeout)
        )
        .run(print: { report.print($0, block) }, ended: { if attempt == 1 { report.note($0) } })
      }
    }
    var summary = TestSummary(tests: tests, tries: [], problems: [])
    let first = Self.sideBySide(TestShares.split(tests, into: jobs, times: folders.times)) { run(attempt: 1).run($0, areEverything: areEverything && jobs == 1) }
    summary.tries.append(first.results)
    summary.problems += first.problems
    summary.processes += first.processes
    for attempt in 2..<(2 + retries) {
      let again = summary.bad
      if again.isEmpty || Interruption.shared.signal != nil { break }
      report.tell("\(again.count) \(again.count == 1 ? "test" : "tests") did not pass. Try \(attempt):")
      let next = run(attempt: attempt).run(again)
      summary.tries.append(next.results)
      summary.problems += next.problems
      summary.processes += next.processes
    }
    summary.signal = Interruption.shared.signal
    summary.isShard = RunEnvironment.current.shard != nil
    return summary
  }

  /// Runs each share of the tests on its own thread and merges the outcomes.
  private static func sideBySide(_ shares: [[ListedTest]], _ run: @escaping @Sendable ([ListedTest]) -> TestRun.Outcome) -> TestRun.Outcome {
    if shares.count == 1 { return run(shares[0]) }
    let gathered = Gathered()
    let group = DispatchGroup()
    for share in shares {
      group.enter()
      Thread.detachNewThread {
        gathered.add(run(share))
        group.leave()
      }
    }
    group.wait()
    return gathered.outcome
  }

  private final class Gathered: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var outcome = TestRun.Outcome()

    func add(_ other: TestRun.Outcome) {
      lock.withLock {
        outcome.results.merge(other.results) { $1 }
        outcome.problems += other.problems
        outcome.processes += other.processes
      }
    }
  }
}

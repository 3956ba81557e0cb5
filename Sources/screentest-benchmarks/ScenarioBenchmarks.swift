import Foundation
import ScenarioKit

/// The benchmarks of steps and scenarios, with a journal and without console output.
enum ScenarioBenchmarks {
  static var all: [Benchmark] {
    [
      Benchmark(name: "step.trivial", sizes: [1]) { size, settings in
        try measure("step.trivial", size, settings) { count in
          Scenario("Steps") { for _ in 0..<count { When(I: act()) } }
        }
      },
      Benchmark(name: "step.firstVisit", sizes: [200], limit: CostLimit(release: 5_000), run: firstVisit),
      Benchmark(name: "scenario.empty", sizes: [1]) { size, settings in
        try measure("scenario.empty", size, settings) { count in
          for _ in 0..<count { Scenario("Empty") { ScenarioRun.noteInteraction() } }
        }
      },
    ]
  }

  private static func act() { benchmarkSink &+= 1 }

  /// Measures steps of a suite that runs once.
  ///
  /// Each step is at a different place, so its sentence must be read from the source.
  ///
  /// Each run writes a new file with 200 steps and uses a journal.
  private static func firstVisit(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screentest-benchmarks-\(ProcessInfo.processInfo.processIdentifier)-steps")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let expressions = [
      "tap(loginScreen.logInButton)", "see(homeScreen)", "type(\"My username\", into: loginScreen.usernameField)",
      "complete(loginScreen)", "scroll(feedScreen.table, .downwards, until: feedScreen.cell(of: 7), is: .exists, .visible)",
    ]
    let lines = (0..<size).map { "    When(I: \(expressions[$0 % expressions.count]))" }
    let source = "func test() {\n" + lines.joined(separator: "\n") + "\n}\n"
    let journalFile = folder.appendingPathComponent("firstVisit.jsonl")
    let journal = try Journal(url: journalFile, tool: "screentest-benchmarks")
    let run = ScenarioRun(feature: "Benchmark", test: "step.firstVisit", reporter: SilentReporter(), journal: journal, console: nil, scheduler: nil)
    var samples: [Double] = []
    try run.perform {
      for number in 0..<(settings.runs * 5) {
        let path = folder.appendingPathComponent("Tests\(number).swift").path
        try source.write(toFile: path, atomically: false, encoding: .utf8)
        let seconds = BenchmarkSettings.seconds {
          Scenario("Steps") { for line in 0..<size { When(I: act(), filePath: path, line: line + 2, column: 9) } }
        }
        samples.append(seconds * 1e9 / Double(size))
      }
    }
    let text = try String(contentsOf: journalFile, encoding: .utf8)
    try WrongAnswer.check("step.firstVisit wrote its sentences to the journal", text.contains("When I tap login screen log in button"), true)
    return Measurement(name: "step.firstVisit", size: size, samples: samples, unit: "ns")
  }

  private static func measure(_ name: String, _ size: Int, _ settings: BenchmarkSettings, _ body: (Int) -> Void) throws -> Measurement {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screentest-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let journal = try Journal(url: folder.appendingPathComponent("benchmark.jsonl"), tool: "screentest-benchmarks")
    let run = ScenarioRun(feature: "Benchmark", test: name, reporter: SilentReporter(), journal: journal, console: nil, scheduler: nil)
    let samples = run.perform {
      settings.nanoseconds { count in
        body(count)
        return count
      }
    }
    try WrongAnswer.check("\(name) failed", run.hasFailed, false)
    return Measurement(name: name, size: size, samples: samples, unit: "ns")
  }
}

/// A reporter for runs that must not fail, which prints failures to standard error.
///
/// After a run, check its `hasFailed` property.
struct SilentReporter: TestReporter {
  func record(_ failure: TestFailure, at location: SourceLocation) {
    FileHandle.standardError.write(Data((failure.message + "\n").utf8))
  }
}

import Foundation
import ScenarioKit

/// What steps and scenarios are measured by: with the journal on, and nothing printed.
enum ScenarioBenchmarks {
  static var all: [Benchmark] {
    [
      Benchmark(name: "step.trivial", sizes: [1]) { size, settings in
        try measure("step.trivial", size, settings) { count in
          Scenario("Steps") { for _ in 0..<count { When(I: act()) } }
        }
      },
      Benchmark(name: "scenario.empty", sizes: [1]) { size, settings in
        try measure("scenario.empty", size, settings) { count in
          for _ in 0..<count { Scenario("Empty") { ScenarioRun.noteInteraction() } }
        }
      },
    ]
  }

  private static func act() { benchmarkSink &+= 1 }

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

/// A reporter for runs that are not to fail: a failure shows in `hasFailed`.
struct SilentReporter: TestReporter {
  func record(_ failure: TestFailure, at location: SourceLocation) {
    FileHandle.standardError.write(Data((failure.message + "\n").utf8))
  }
}

import Foundation
import NotInstagramScenarios
import ScenarioKit

/// What a whole suite is measured by: all scenarios of the example app, each on a device of its own.
enum SuiteBenchmarks {
  // How many steps there are, a run shows; the size that is reported is their number.
  static var all: [Benchmark] {
    [
      Benchmark(name: "suite.firstRound", sizes: [1], run: FirstRound.measure),
      Benchmark(name: "suite.notInstagram", sizes: [1]) { try measure("suite.notInstagram", $0, $1, isLogged: false) },
      Benchmark(name: "suite.logged", sizes: [1]) { try measure("suite.logged", $0, $1, isLogged: true) },
    ]
  }

  /// Runs of all scenarios in a process that has run them before.
  ///
  /// - Parameter isLogged: Whether there are a journal in a file and a console log, as under `swift test`.
  private static func measure(_ name: String, _ size: Int, _ settings: BenchmarkSettings, isLogged: Bool) throws -> Measurement {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screentest-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let journal = isLogged ? try Journal(url: folder.appendingPathComponent("\(name).jsonl"), tool: "screentest-benchmarks") : nil
    let console = isLogged ? ConsoleLog { benchmarkSink &+= $0.utf8.count } : nil
    return try MainActor.assumeIsolated {
      let stepCount = try checkedStepCount(name)
      let scenarios = NotInstagramScenario.all
      var samples: [Double] = []
      for _ in 0..<settings.runs {
        var passed = 0
        let seconds = BenchmarkSettings.seconds {
          for scenario in scenarios where scenario.run(reporter: SilentReporter(), journal: journal, console: console) { passed += 1 }
        }
        try WrongAnswer.check("\(name): passed tests", passed, scenarios.count)
        samples.append(seconds * 1e9)
      }
      return Measurement(name: name, size: stepCount, samples: samples, unit: "ns")
    }
  }

  /// Runs all scenarios once, and checks that they pass.
  @MainActor
  static func checkedStepCount(_ name: String) throws -> Int {
    let console = ConsoleLog(detail: .off)
    for scenario in NotInstagramScenario.all { scenario.run(reporter: SilentReporter(), journal: nil, console: console) }
    try WrongAnswer.check("\(name): scenarios that did not pass", console.summary.scenarios.failed + console.summary.scenarios.skipped, 0)
    return console.summary.steps.passed
  }
}

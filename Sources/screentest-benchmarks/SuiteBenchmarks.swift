import Foundation
import NotInstagramScenarios
import ScenarioKit

/// What a whole suite is measured by: all scenarios of the example app, each on a device of its own.
enum SuiteBenchmarks {
  // How many steps there are, a run shows; the size that is reported is their number.
  static var all: [Benchmark] { [Benchmark(name: "suite.notInstagram", sizes: [1], run: notInstagram)] }

  /// One run of all scenarios, with neither a journal nor a console.
  private static func notInstagram(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    try MainActor.assumeIsolated {
      let console = ConsoleLog(detail: .off)
      let scenarios = NotInstagramScenario.all
      for scenario in scenarios { scenario.run(reporter: SilentReporter(), journal: nil, console: console) }
      let summary = console.summary
      try WrongAnswer.check("suite.notInstagram: scenarios that did not pass", summary.scenarios.failed + summary.scenarios.skipped, 0)
      var samples: [Double] = []
      for _ in 0..<settings.runs {
        var passed = 0
        let seconds = BenchmarkSettings.seconds {
          for scenario in scenarios where scenario.run(reporter: SilentReporter(), journal: nil, console: nil) { passed += 1 }
        }
        try WrongAnswer.check("suite.notInstagram: passed tests", passed, scenarios.count)
        samples.append(seconds * 1e9)
      }
      return Measurement(name: "suite.notInstagram", size: summary.steps.passed, samples: samples, unit: "ns")
    }
  }
}

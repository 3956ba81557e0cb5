import ScenarioKit

/// The growth of the cost of a step with the number of places that contain steps.
enum StepGrowth {
  static var all: [GrowthBenchmark] {
    [GrowthBenchmark(name: "stepSites", sizes: [10, 100, 1_000, 10_000], target: GrowthTarget(exponent: 0.1), run: stepSites)]
  }

  private static func act() { benchmarkSink &+= 1 }

  /// Measures a step that has run before, among steps in many files whose paths have the same length.
  @MainActor
  private static func stepSites(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let paths = (0..<size).map { number in "/Suite/Tests/SuiteTests/Feature\(String(100_000 + number))Tests.swift" }
    let run = ScenarioRun(feature: "Benchmark", test: "growth.stepSites", reporter: SilentReporter(), journal: nil, console: nil, scheduler: nil)
    var next = 0
    let samples = run.perform {
      Scenario("Steps") { for path in paths { When(I: act(), filePath: path, line: 10, column: 11) } }
      return settings.nanoseconds { count in
        Scenario("Steps") {
          for _ in 0..<count {
            When(I: act(), filePath: paths[next], line: 10, column: 11)
            next = next + 1 == size ? 0 : next + 1
          }
        }
        return count
      }
    }
    try WrongAnswer.check("growth.stepSites failed", run.hasFailed, false)
    return samples
  }
}

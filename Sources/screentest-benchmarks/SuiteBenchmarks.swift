import Foundation
import NotInstagramScenarios
import ScenarioKit
import Screens

/// The benchmarks of a whole suite: all scenarios of the example app, each on its own device.
enum SuiteBenchmarks {
  // Use 1 as the size of a suite, because the number of steps, which is reported as the size, is known only after a run.
  static var all: [Benchmark] {
    [
      Benchmark(name: "suite.firstRound", sizes: [1], limit: CostLimit(release: 200_000_000), run: FirstRound.measure),
      Benchmark(name: "suite.notInstagram", sizes: [1], limit: CostLimit(release: 90_000_000)) { try measure("suite.notInstagram", $0, $1, isLogged: false) },
      Benchmark(name: "suite.logged", sizes: [1]) { try measure("suite.logged", $0, $1, isLogged: true) },
      Benchmark(name: "suite.twoHours", sizes: [200], limit: CostLimit(debug: 2_000_000_000), run: twoHours),
    ]
  }

  /// Measures runs of all scenarios in a process that has run them before.
  ///
  /// - Parameter isLogged: Whether a journal file and a console log are written, as with `swift test`.
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

  /// Measures scenarios of a countdown app, each on its own device.
  ///
  /// Their virtual time adds up to two hours.
  private static func twoHours(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    let apps = Countdown.Way.allCases.map { way in AppUnderTest(name: "Countdown") { CountdownView(way: way) } }
    return try MainActor.assumeIsolated {
      var samples: [Double] = []
      for _ in 0..<settings.runs {
        var virtualTime = 0.0
        var failed = 0
        let seconds = BenchmarkSettings.seconds {
          for number in 0..<size {
            let session = ScreenSession(
              appUnderTest: apps[number % apps.count], feature: "Benchmark", test: "suite.twoHours", reporter: SilentReporter(), journal: nil, console: nil)
            session.perform {
              let start = Date()
              CountdownScenario().run(session)
              virtualTime += Date().timeIntervalSince(start)
            }
            if session.run.hasFailed { failed += 1 }
          }
        }
        try WrongAnswer.check("suite.twoHours: failed scenarios", failed, 0)
        try WrongAnswer.check("suite.twoHours: seconds", Int(virtualTime.rounded()), 7200)
        samples.append(seconds * 1e9)
      }
      return Measurement(name: "suite.twoHours", size: size, samples: samples, unit: "ns")
    }
  }

  /// Runs all scenarios once and checks that they pass.
  @MainActor
  static func checkedStepCount(_ name: String) throws -> Int {
    let console = ConsoleLog(detail: .off)
    for scenario in NotInstagramScenario.all { scenario.run(reporter: SilentReporter(), journal: nil, console: console) }
    try WrongAnswer.check("\(name): scenarios that did not pass", console.summary.scenarios.failed + console.summary.scenarios.skipped, 0)
    return console.summary.steps.passed
  }
}

/// The countdown scenario, written like a test.
@MainActor
private struct CountdownScenario: DefaultContexts {
  let remaining = Label(id: "Remaining")
  let startButton = Button(id: "Start")

  func run(_ session: ScreenSession) {
    session.launch(clean: true)
    Scenario("The countdown ends") {
      Given(the: label(of: remaining, is: "36 seconds"))
      When(I: tap(startButton))
      And(time: passes(.seconds(Countdown.length)))
      Then(the: label(of: remaining, is: "Over"))
    }
  }
}

import Foundation
import NotInstagramScenarios
import ScenarioKit
import ScenarioReports
import VirtualTime

/// The cost of reports about 10,000 scenarios of 10 steps, from the journal on disk to the report.
enum ReportBenchmarks {
  static let scenarioCount = 10_000
  private static let stepCount = 10

  static var all: [Benchmark] {
    [
      report("report.read", pictured: false) { try RunReport.read([$0]).features.count },
      report("report.junit", pictured: false, limit: 300_000_000) { JUnitReport(try RunReport.read([$0])).bytes.count },
      report("report.cucumber", pictured: false) { CucumberReport(try RunReport.read([$0])).text.utf8.count },
      report("report.html", pictured: false, limit: 500_000_000) { try html($0) },
      report("report.htmlWithPictures", pictured: true, limit: 2_000_000_000) { try html($0) },
      Benchmark(name: "journal.suite", sizes: [1]) { _, settings in try journal("journal.suite", .failures, settings) },
      Benchmark(name: "journal.pictures", sizes: [1]) { _, settings in try journal("journal.pictures", .steps, settings) },
    ]
  }

  private static func html(_ journal: String) throws -> Int {
    let file = URL(fileURLWithPath: journal).deletingLastPathComponent().appendingPathComponent("report.html")
    try HTMLReport(RunReport.read([journal])).write(to: file)
    return try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
  }

  private static func report(_ name: String, pictured: Bool, limit: Double? = nil, _ make: @escaping (String) throws -> Int) -> Benchmark {
    Benchmark(name: name, sizes: [scenarioCount], limit: limit.map { CostLimit(release: $0) }) { size, settings in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screentest-benchmarks-\(ProcessInfo.processInfo.processIdentifier)-reports")
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("run.jsonl")
      try write(size, pictured: pictured, to: file)
      try WrongAnswer.check("\(name): scenarios", RunReport.read([file.path]).cases.count, size)
      var samples: [Double] = []
      for _ in 0..<min(settings.runs, 5) {
        var result: Swift.Result<Int, any Error> = .success(0)
        samples.append(BenchmarkSettings.seconds { result = Swift.Result { try make(file.path) } } * 1e9)
        benchmarkSink &+= try result.get()
      }
      return Measurement(name: name, size: size, samples: samples, unit: "ns")
    }
  }

  /// Writes the journal of a run.
  ///
  /// Every fiftieth scenario fails.
  private static func write(_ count: Int, pictured: Bool, to file: URL) throws {
    let journal = try Journal(url: file, tool: "xctest")
    let place = SourceLocation(fileID: "ShopTests/CheckoutTests.swift", filePath: "Tests/ShopTests/CheckoutTests.swift", line: 42, column: 5)
    for number in 0..<count {
      let feature = "CheckoutTests\(number / 50)"
      let test = "\(feature)/test_scenario\(number)"
      let wall = WallTime(time: 1_795_400_816_289_621 + Int64(number) * 1000, took: 900_000)
      journal.write(.testStarted(.init(test: test, feature: feature, name: "test_scenario\(number)", virtual: .zero, wall: wall)))
      journal.write(.scenarioStarted(.init(test: test, path: "1", depth: 0, name: "Checking out, number \(number)", location: place, virtual: .zero, wall: wall)))
      for step in 1...stepCount {
        if pictured { journal.write(.pictured(screen(of: test, step, number, wall))) }
        writeStep(step, of: test, fails: number % 50 == 49 && step == stepCount, pictured, place, wall, to: journal)
      }
      let outcome: Outcome = number % 50 == 49 ? .failed : .passed
      journal.write(
        .scenarioEnded(
          .init(test: test, path: "1", depth: 0, name: "Checking out, number \(number)", outcome: outcome, virtualStart: .zero, virtualEnd: .seconds(2), wall: wall)))
      journal.write(.testEnded(.init(test: test, outcome: outcome, virtual: .seconds(2), wall: wall)))
    }
  }

  private static func writeStep(
    _ step: Int, of test: String, fails: Bool, _ pictured: Bool, _ place: SourceLocation, _ wall: WallTime, to journal: Journal
  ) {
    let sentence = "When I tap checkout screen button number \(step)"
    let virtual: Duration = .milliseconds(step * 100)
    var start = JournalEvent.StepStart(test: test, path: "1.\(step)", depth: 1, keyword: "When", label: .i, sentence: sentence, location: place, virtual: virtual, wall: wall)
    start.screen = pictured ? step : nil
    journal.write(.stepStarted(start))
    var failure = TestFailure(kind: "element.notFound", attempt: .act("tap Button “Pay”"), reason: "it does not exist")
    failure.advice = "correct the id “Pay”, or the text in the app."
    var end = JournalEvent.StepEnd(
      test: test, path: "1.\(step)", depth: 1, keyword: "When", label: .i, sentence: sentence, outcome: fails ? .failed : .passed, location: place, virtualStart: virtual,
      virtualEnd: virtual + .milliseconds(100), failure: fails ? failure : nil, wall: wall)
    end.screen = pictured ? step : nil
    journal.write(.stepEnded(end))
  }

  /// Returns a screen of forty elements.
  ///
  /// Each step changes three of them.
  private static func screen(of test: String, _ step: Int, _ number: Int, _ wall: WallTime) -> JournalEvent.ScreenEntry {
    func element(_ index: Int, _ label: String) -> PicturedElement {
      PicturedElement(
        depth: index == 0 ? 0 : 1, type: index == 0 ? "Other" : index % 4 == 1 ? "Button" : "StaticText",
        identifier: index % 4 == 1 ? "button\(index)" : "", label: label, title: "", value: nil, placeholder: nil, traits: 0,
        frame: .init(x: 16, y: Double(index) * 20, width: index == 0 ? 390 : 358, height: index == 0 ? 844 : 20), flags: [])
    }
    let changed = (0..<3).map { element(10 + $0, "Line \($0) of step \(step) in scenario \(number % 100)") }
    let isFirst = step == 1
    let elements = isFirst ? (0..<40).map { 10..<13 ~= $0 ? changed[$0 - 10] : element($0, "Line \($0)") } : changed
    return JournalEvent.ScreenEntry(
      test: test, path: "1.\(step)", screen: step, width: 390, height: 844, keptFirst: isFirst ? 0 : 10, keptLast: isFirst ? 0 : 27, elements: elements,
      virtual: .zero, wall: wall)
  }

  /// Measures the example app's scenarios with a journal, in turns with a comparison.
  ///
  /// A journal with pictures is compared with one without, and a journal without pictures is compared with no journal.
  private static func journal(_ name: String, _ detail: PictureDetail, _ settings: BenchmarkSettings) throws -> Measurement {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screentest-benchmarks-\(ProcessInfo.processInfo.processIdentifier)-\(name)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try MainActor.assumeIsolated {
      let stepCount = try SuiteBenchmarks.checkedStepCount(name)
      var samples: [Double] = []
      var (others, differences) = (NotInstagramScenario.all.map { _ in [Double]() }, NotInstagramScenario.all.map { _ in [Double]() })
      // Compare two consecutive runs of each scenario, because the difference is only a tenth of the measured time, which is smaller than the variation
      // between rounds of all scenarios. The result is the sum of the medians.
      for round in 0..<settings.runs * 4 {
        let journals = try (0..<2).map { try Journal(url: folder.appendingPathComponent("\(round)-\($0).jsonl"), tool: "screentest-benchmarks") }
        // Remove these journals, because a test run writes one journal, not hundreds.
        defer { for journal in journals { try? FileManager.default.removeItem(at: journal.url) } }
        var sum = 0.0
        for (index, scenario) in NotInstagramScenario.all.enumerated() {
          var (with, without) = (0.0, 0.0)
          for isOther in (round + index) % 2 == 0 ? [true, false] : [false, true] {
            if isOther {
              without = seconds(scenario, detail == .steps ? journals[0] : nil, .failures) * 1e9
            } else {
              with = seconds(scenario, journals[1], detail) * 1e9
            }
          }
          sum += with
          others[index].append(without)
          differences[index].append(with - without)
        }
        samples.append(sum)
      }
      var measurement = Measurement(name: name, size: stepCount, samples: samples, unit: "ns")
      func sumOfMedians(_ series: [[Double]]) -> Double { series.map { Measurement(name: name, size: stepCount, samples: $0, unit: "ns").median }.reduce(0, +) }
      let other = sumOfMedians(others)
      measurement.without = .init(median: other, difference: sumOfMedians(differences), limit: detail == .steps ? Double(stepCount) * 30_000 : other / 10)
      return measurement
    }
  }

  @MainActor
  private static func seconds(_ scenario: NotInstagramScenario, _ journal: Journal?, _ detail: PictureDetail) -> Double {
    PictureDetail.$current.withValue(detail) {
      BenchmarkSettings.seconds { scenario.run(reporter: SilentReporter(), journal: journal, console: nil) }
    }
  }
}

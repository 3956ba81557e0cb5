import Foundation
import NotInstagramScenarios
import ScenarioKit
import VirtualTime

/// A command that checks that each order of a scenario always gives the same journal.
@MainActor
struct SeedsCommand {
  let scenarios: [NotInstagramScenario]
  let seeds: Int

  /// Runs the scenarios.
  /// - Returns: The exit code: 0 if every scenario passed, 1 if a scenario failed or wrote two different journals.
  func run() -> Int32 {
    let console = ConsoleLog(detail: .failures, showsColour: ConsoleLog.showsColourOnStandardOutput)
    var problems = 0
    for scenario in scenarios {
      guard let problem = problem(of: scenario, console) else { continue }
      problems += 1
      print("\n" + ConsoleText.message("\(scenario)\n\(problem)"))
    }
    guard problems == 0 else { return 1 }
    print("\(scenarios.count) tests passed in the plain order and under \(seeds) seeds. Under each seed both runs wrote the same journal.")
    return 0
  }

  private func problem(of scenario: NotInstagramScenario, _ console: ConsoleLog) -> String? {
    var explorer = Explorer((0..<seeds).lazy.map { UInt64($0) })
    var difference: String?
    while difference == nil, let attempt = explorer.next() {
      let collector = FailureCollector()
      SchedulingOrder.$current.withValue(attempt.order) {
        if attempt.isLogged {
          scenario.run(reporter: collector, journal: nil, console: console)
        } else if attempt.order.seed != nil {
          let journals = [FailureCollector(), collector].map { journal(of: scenario, $0) }
          if journals[0].isEmpty { difference = "No journal could be written to \(FileManager.default.temporaryDirectory.path)." }
          if journals[0] != journals[1] { difference = Self.difference(journals[0], journals[1], attempt.order.seed) }
        } else {
          scenario.run(reporter: collector, journal: nil, console: nil)
        }
      }
      explorer.note(collector)
    }
    if let difference { return difference }
    return explorer.outcome.found.map { _ in TestFailure.exploration(explorer.outcome).message }
  }

  /// Runs a scenario and returns the lines of its journal without wall-clock fields.
  private func journal(of scenario: NotInstagramScenario, _ collector: FailureCollector) -> [Substring] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("screentest-seeds-\(ProcessInfo.processInfo.processIdentifier).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    guard let journal = try? Journal(url: file, tool: "screentest") else { return [] }
    scenario.run(reporter: collector, journal: journal, console: nil)
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.map(Self.withoutWallClock)
  }

  /// Removes a line's wall-clock field, an object at the end of the line.
  private static func withoutWallClock(_ line: Substring) -> Substring {
    line.ranges(of: #","wall":{"#).last.map { line[..<$0.lowerBound] } ?? line
  }

  private static func difference(_ first: [Substring], _ second: [Substring], _ seed: UInt64?) -> String {
    let line = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }
    let lines = line.map { "  line \($0.offset + 1): \($0.element.0)\n  again:  \($0.element.1)" } ?? "  One has \(first.count) lines, the other \(second.count)."
    return "Under seed \(seed ?? 0) two runs wrote journals that differ:\n\(lines)"
  }
}

import Foundation
import ScenarioKit

/// The places where tests failed or were running when their process ended, read from its journal.
struct JournalEvidence {
  private var places: [String: TestPlace] = [:]
  /// Whether each finished test was skipped in all of its runs.
  private var skipped: [String: Bool] = [:]
  /// The names that journals use for the tests of the process.
  private let listed: Set<String>

  /// Reads the journals that a process has written to a folder.
  /// - Parameter tests: The tests of the process.
  init(process: Int32, folder: URL, tests: [ListedTest]) {
    listed = Set(tests.map(\.nameInJournals))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix("-\(process).jsonl") {
      let journal = folder.appendingPathComponent(name)
      add(Self.events(of: journal))
      for other in JournalFolders.others(beside: journal) { add(Self.eventsOfLastProcess(in: other)) }
    }
  }

  private static func events(of journal: URL) -> [JournalEvent] { (try? Journal.read(journal)) ?? [] }

  /// Returns the events of the process that wrote to a journal last.
  ///
  /// A folder that tests have chosen keeps the journals of earlier runs, and a process appends to the journal of an earlier process that had the same process ID.
  private static func eventsOfLastProcess(in journal: URL) -> [JournalEvent] {
    let events = events(of: journal)
    let start = events.lastIndex { if case .runStarted = $0 { true } else { false } }
    return Array(events[(start ?? 0)...])
  }

  init(_ events: [JournalEvent], tests: [ListedTest] = []) {
    listed = Set(tests.map(\.nameInJournals))
    add(events)
  }

  /// Returns the place in a test.
  ///
  /// The test is found by its name in journals. If a scenario's file isn't named like its class, the test is found by its function.
  func place(of test: ListedTest) -> TestPlace? {
    entry(of: test, places)
  }

  /// Returns whether the test was skipped.
  ///
  /// If a library's test didn't start a run, the library counts the test as passed, because only its scenarios were left out.
  func isSkipped(_ test: ListedTest) -> Bool { entry(of: test, skipped) ?? false }

  private func entry<Value>(of test: ListedTest, _ entries: [String: Value]) -> Value? {
    if let entry = entries[test.nameInJournals] { return entry }
    let function = "/" + (test.nameInJournals.split(separator: "/").last ?? "")
    let near = entries.filter { $0.key.hasSuffix(function) && !listed.contains($0.key) }
    return near.count == 1 ? near.first?.value : nil
  }

  private struct Open {
    var name: String
    var scenarios: [(path: String, name: String)] = []
    var steps: [JournalEvent.StepStart] = []
  }

  private mutating func add(_ events: [JournalEvent]) {
    var open: [String: Open] = [:]
    var ended: [String: Open] = [:]
    for event in events {
      switch event {
      case .testStarted(let entry): open[entry.test] = Open(name: TestResults.name(feature: entry.feature, test: entry.name))
      case .scenarioStarted(let entry): open[entry.test]?.scenarios.append((entry.path, entry.name))
      case .scenarioEnded(let entry): open[entry.test]?.scenarios.removeAll { $0.path == entry.path }
      case .stepStarted(let entry): open[entry.test]?.steps.append(entry)
      case .stepEnded(let entry):
        open[entry.test]?.steps.removeAll { $0.path == entry.path }
        if let failure = entry.failure, let test = open[entry.test] { note(test, entry.sentence, entry.location, failure) }
      case .failed(let entry): if let test = open[entry.test] ?? ended[entry.test] { note(test, nil, entry.location, entry.failure) }
      case .testEnded(let entry):
        guard let test = open.removeValue(forKey: entry.test) else { continue }
        ended[entry.test] = test
        skipped[test.name] = entry.outcome == .skipped && skipped[test.name] ?? true
      default: break
      }
    }
    for test in open.values where places[test.name] == nil {
      let step = test.steps.last
      places[test.name] = TestPlace(scenario: test.scenarios.last?.name, step: step?.sentence, line: step.flatMap { Self.line($0.location) })
    }
  }

  private mutating func note(_ test: Open, _ step: String?, _ location: SourceLocation, _ failure: TestFailure) {
    guard places[test.name] == nil else { return }
    let message = failure.message.split(separator: "\n").first.map(String.init)
    places[test.name] = TestPlace(scenario: test.scenarios.last?.name, step: step, line: Self.line(location), message: message)
  }

  private static func line(_ location: SourceLocation) -> String? { location.filePath.isEmpty ? nil : "\(location.filePath):\(location.line)" }
}

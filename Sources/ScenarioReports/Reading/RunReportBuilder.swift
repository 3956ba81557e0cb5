import Foundation
import ScenarioKit

/// A builder that creates a report from the events of several journals, one event after another.
struct RunReportBuilder {
  private var report = RunReport()
  private var open: [String: OpenTest] = [:]
  /// The features of finished tests of the current process, by test identity.
  private var closed: [String: String] = [:]
  private var lastIdentity = ""
  private var lastTest: OpenTest?
  private var ended: [String: [String: (name: String, attempts: [AttemptReport])]] = [:]
  private var journal = ""
  private var tool = ""
  private var hasProcess = false

  /// Starts the next journal.
  mutating func begin(journal path: String) {
    endProcess()
    journal = path
  }

  mutating func warn(_ text: String) { report.warnings.append(text) }

  mutating func add(_ event: JournalEvent) {
    switch event {
    case .runStarted(let entry): beginProcess(entry)
    case .testStarted(let entry):
      note(entry.wall)
      // Add an empty environment, because a journal that starts in the middle doesn't contain one.
      if !hasProcess { beginProcess(.init(format: Journal.format, tool: "", wall: entry.wall)) }
      if let other = open[entry.test] { close(entry.test, other, nil) }
      let test = OpenTest(entry, environment: report.environments.count - 1, tool: tool, journal: journal)
      open[entry.test] = test
      (lastIdentity, lastTest) = (entry.test, test)
    case .testEnded(let entry):
      note(entry.wall)
      if let test = test(entry.test) { close(entry.test, test, entry) }
    case .scenarioStarted(let entry): test(entry.test)?.begin(entry)
    case .scenarioEnded(let entry): test(entry.test)?.end(entry)
    case .stepStarted(let entry): test(entry.test)?.begin(entry)
    case .stepEnded(let entry):
      note(entry.wall)
      test(entry.test)?.end(entry)
    case .failed(let entry):
      note(entry.wall)
      if let test = test(entry.test) { test.add(.failure(entry.failure, at: entry.location), at: entry.wall.time) } else { failEnded(entry) }
    case .acted(let entry): test(entry.test)?.add(.action(entry.action, screen: entry.screen, virtual: entry.virtual), at: entry.wall.time)
    case .waited(let entry): test(entry.test)?.add(.wait(purpose: entry.purpose, entry.wait, virtual: entry.virtual), at: entry.wall.time)
    case .noted(let entry): test(entry.test)?.add(.note(entry.text), at: entry.wall.time)
    case .pictured(let entry): test(entry.test)?.add(entry)
    case .attached(let entry):
      let path = entry.file.map { journal.isEmpty ? $0 : AttemptReport.folder(of: journal) + "/" + $0 }
      test(entry.test)?.add(
        .attachment(.init(name: entry.name, mediaType: entry.mediaType, path: path, byteCount: entry.byteCount)), at: entry.wall.time)
    }
  }

  /// Ends all open tests and returns the report.
  mutating func finish() -> RunReport {
    endProcess()
    report.features = ended.map { feature, tests in
      let reports = tests.map { identity, test in
        TestReport(identity: identity, name: test.name, attempts: test.attempts.sorted { order(of: $0) < order(of: $1) })
      }
      return FeatureReport(name: feature, tests: reports.sorted { NaturalOrder.comesBefore($0.identity, $1.identity) })
    }.sorted { NaturalOrder.comesBefore($0.name, $1.name) }
    return report
  }

  private func order(of attempt: AttemptReport) -> (Int, Int64) { (report.environments[attempt.environment].attempt, attempt.start) }

  private func test(_ identity: String) -> OpenTest? { identity == lastIdentity ? lastTest : open[identity] }

  private mutating func beginProcess(_ entry: JournalEvent.RunStart) {
    endProcess()
    hasProcess = true
    tool = entry.tool
    if entry.format > Journal.format {
      warn("\(journal) has the format \(entry.format), but this version reads formats up to \(Journal.format). Data that it doesn't support is missing from the report.")
    }
    report.environments.append(entry.environment)
    note(entry.wall)
  }

  private mutating func endProcess() {
    for (identity, test) in open.sorted(by: { $0.key < $1.key }) { close(identity, test, nil) }
    closed = [:]
    hasProcess = false
  }

  private mutating func close(_ identity: String, _ test: OpenTest, _ entry: JournalEvent.TestEnd?) {
    open[identity] = nil
    if identity == lastIdentity { (lastIdentity, lastTest) = ("", nil) }
    test.end(entry)
    closed[identity] = test.feature
    ended[test.feature, default: [:]][identity, default: (test.name, [])].attempts.append(test.attempt)
  }

  /// Fails a finished test, because its library reported a failure later.
  private mutating func failEnded(_ entry: JournalEvent.FailureEntry) {
    guard let feature = closed[entry.test], var test = ended[feature]?[entry.test], let last = test.attempts.indices.last else { return }
    test.attempts[last].result = .failed
    test.attempts[last].items.append(.failure(entry.failure, at: entry.location))
    ended[feature]?[entry.test] = test
  }

  private mutating func note(_ wall: WallTime) {
    if report.start == 0 || wall.time < report.start { report.start = wall.time }
    report.end = max(report.end, wall.time)
  }
}

import ScenarioKit

/// A writer for the data of the scenario list in an HTML page.
///
/// The list has an entry for each scenario, and for each test with steps or failures outside its scenarios.
struct IndexWriter {
  var sentences = SentenceTable()
  private var features = JSONStream()
  private var identities: [String: Int] = [:]
  private var devices: [String] = []

  init() { features.openArray() }

  mutating func begin(_ feature: FeatureReport) {
    features.openObject()
    features.member("name", feature.name)
    features.key("entries")
    features.openArray()
  }

  mutating func endFeature() {
    features.closeArray()
    features.closeObject()
  }

  /// Adds the entries of a test.
  /// - Parameters:
  ///   - chunk: The number of the test's chunk.
  ///   - place: The position of the test in the chunk.
  mutating func add(_ test: TestReport, chunk: Int, place: Int) {
    if let device = test.last.device, !devices.contains(device) { devices.append(device) }
    let scenarios = test.last.scenarios.filter { $0.details.kind == .scenario }
    for scenario in scenarios {
      let steps = sentenceNumbers(in: scenario.items)
      let isFlaky = test.isFlaky && scenario.result == .passed && Self.hasFailedBefore(scenario, in: test)
      let summary = Self.firstFailure(in: scenario.items)
      let tags = scenario.details.tags
      write(
        .init(name: scenario.name, result: scenario.result, isFlaky: isFlaky, took: scenario.took, tags: tags, steps: steps, failure: summary, path: scenario.path),
        of: test, chunk, place)
    }
    if scenarios.isEmpty || Self.tellsMore(test, than: scenarios) {
      let items = test.last.items.filter { if case .scenario(let scenario) = $0 { scenario.details.kind == .background || scenarios.isEmpty } else { true } }
      let steps = sentenceNumbers(in: items)
      write(
        .init(name: test.name, result: test.last.result, isFlaky: test.isFlaky, took: test.last.took, tags: [], steps: steps, failure: Self.firstFailure(in: items), path: ""),
        of: test, chunk, place)
    }
  }

  func json(of report: RunReport, _ links: SourceLinks) -> JSONStream {
    var json = JSONStream()
    json.openObject()
    json.member("start", Int(report.start))
    json.member("end", Int(report.end))
    json.member("warnings", report.warnings)
    json.member("devices", devices)
    if let template = links.template {
      json.key("sourceLinks")
      json.openObject()
      json.member("template", template)
      json.member("folder", links.folder)
      json.closeObject()
    }
    json.member("screensInChunk", ScreenCatalog.screensInChunk)
    json.member("partsInChunk", ScreenCatalog.partsInChunk)
    json.key("environments")
    json.openArray()
    for environment in report.environments { Self.write(environment, to: &json) }
    json.closeArray()
    json.key("features")
    json.append(features)
    json.closeArray()
    json.closeObject()
    return json
  }

  // MARK: Entries

  private struct Entry {
    var name: String
    var result: Result
    var isFlaky: Bool
    var took: Int64
    var tags: [String]
    var steps: [Int]
    var failure: String?
    var path: String
  }

  private mutating func write(_ entry: Entry, of test: TestReport, _ chunk: Int, _ place: Int) {
    features.openObject()
    features.member("id", identity(of: entry, in: test))
    features.member("name", entry.name)
    features.member("result", entry.result.rawValue)
    features.flag("flaky", entry.isFlaky)
    features.member("took", Int(entry.took / 1000))
    features.member("tags", entry.tags)
    features.member("failure", entry.failure)
    features.member("path", entry.path)
    features.key("at")
    features.openArray()
    features.value(chunk)
    features.value(place)
    features.closeArray()
    features.key("steps")
    features.openArray()
    for step in entry.steps { features.value(step) }
    features.closeArray()
    features.closeObject()
  }

  /// Returns the identifier of an entry in links: the test, and the number of the scenario in the test.
  private mutating func identity(of entry: Entry, in test: TestReport) -> String {
    let wanted = entry.path.isEmpty ? test.identity : "\(test.identity):\(entry.path)"
    let count = (identities[wanted] ?? 0) + 1
    identities[wanted] = count
    return count == 1 ? wanted : "\(wanted)~\(count)"
  }

  private mutating func sentenceNumbers(in items: [ReportItem]) -> [Int] {
    var numbers: [Int] = []
    for item in items {
      switch item {
      case .step(let step):
        numbers.append(sentences.number(of: step.sentence))
        if !step.items.isEmpty { numbers += sentenceNumbers(in: step.items) }
      case .scenario(let scenario): numbers += sentenceNumbers(in: scenario.items)
      default: continue
      }
    }
    return numbers
  }

  private static func firstFailure(in items: [ReportItem]) -> String? {
    for item in items {
      switch item {
      case .step(let step):
        if step.result == .passed { continue }
        if let failure = step.failure { return failure.summary }
        if let inside = firstFailure(in: step.items) { return inside }
      case .scenario(let scenario): if let inside = firstFailure(in: scenario.items) { return inside }
      case .failure(let failure, _): return failure.summary
      default: continue
      }
    }
    return nil
  }

  private static func hasFailedBefore(_ scenario: ScenarioReport, in test: TestReport) -> Bool {
    test.attempts.dropLast().contains { attempt in
      attempt.result.isFailure && attempt.scenarios.first { $0.path == scenario.path }?.result != .passed
    }
  }

  /// Returns whether a test has steps or failures outside its scenarios.
  private static func tellsMore(_ test: TestReport, than scenarios: [ScenarioReport]) -> Bool {
    if test.last.result.isFailure && !scenarios.contains(where: \.result.isFailure) { return true }
    return test.last.items.contains { item in
      switch item {
      case .step, .failure: true
      default: false
      }
    }
  }

  private static func write(_ environment: RunEnvironment, to json: inout JSONStream) {
    json.openObject()
    json.member("project", environment.project)
    json.member("commit", environment.commit)
    json.member("branch", environment.branch)
    json.member("ci", environment.ci)
    json.member("address", environment.address)
    json.member("sources", environment.sources)
    json.member("system", environment.system)
    json.member("seed", environment.seed)
    json.member("shard", environment.shard)
    json.member("tags", environment.tags)
    json.member("attempt", environment.attempt)
    json.closeObject()
  }
}

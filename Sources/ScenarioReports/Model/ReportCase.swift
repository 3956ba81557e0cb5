import ScenarioKit

/// A case in CI reports: a scenario, or a test without scenarios.
package struct ReportCase {
  /// The name of the test class or suite.
  var feature: String
  /// The name of the test function, with “#2” when it runs a second time in one process.
  var test: String
  /// The name of the scenario, or `nil` for a test without scenarios and for failures outside scenarios.
  var scenario: String?
  /// The location of the case, or `nil` if it isn't known.
  var location: SourceLocation?
  var tags: [String] = []
  var result: Result
  var reason: String?
  /// The time when the case started, in microseconds since 1970.
  var start: Int64
  /// The real time that the case took, in nanoseconds.
  var took: Int64
  /// The events in the case.
  var items: [ReportItem]
  /// The folder for pictures of its failures.
  var pictures: String
  /// The identity of its test, or `nil` if no test library ran the test.
  var rerunIdentity: String?
  /// The command to run the case again, or `nil` if no test library ran it.
  var rerunCommand: String? { rerunIdentity.map(RerunCommand.command(filter:)) }
  /// The failures in earlier attempts.
  var earlier: [ReportFailure] = []

  /// The title of the case: the name of the scenario, such as “Logging out”, or the name of the test.
  var title: String { scenario ?? test }

  /// Whether the case passed, has actions and no `Then`, and recorded no check after the actions.
  var isUnchecked: Bool { result == .passed && items.contains { if case .note(ResultCheck.note) = $0 { true } else { false } } }

  /// Whether the case passed after an earlier failure.
  var isFlaky: Bool { result == .passed && !earlier.isEmpty }

  /// The failures in the case.
  var failures: [ReportFailure] {
    var failures: [ReportFailure] = []
    ReportFailure.add(from: items, in: nil, pictures: pictures, to: &failures)
    // Add an unexplained failure, because a failed case without failures would look as if it had passed.
    if failures.isEmpty, result.isFailure { failures.append(.unexplained(result, at: location)) }
    return failures
  }
}

/// A failure in a case, with its step and its location.
@dynamicMemberLookup
struct ReportFailure {
  /// The sentence of the failed step, or `nil` outside a step.
  let step: String?
  let location: SourceLocation?
  /// The path of a picture of the screen, if there is one.
  let picture: String?
  /// The path of the text file with all elements of the screen, if there is one.
  let tree: String?
  private let failure: TestFailure

  /// The first sentence of a structured failure, or the first line of plain text.
  // Search by scalars, because "\r\n" is a single character that doesn't equal "\n".
  var summary: String { failure.hasParts ? failure.summary : String(failure.message.unicodeScalars.prefix { $0 != "\n" }) }

  subscript<Part>(dynamicMember part: KeyPath<TestFailure, Part>) -> Part { failure[keyPath: part] }

  private init(_ failure: TestFailure, _ step: String?, _ location: SourceLocation?, _ pictures: String = "") {
    self.step = step
    self.location = location?.filePath.isEmpty == true ? nil : location
    self.failure = failure
    func path(_ name: String) -> String { pictures.isEmpty ? name : pictures + "/" + name }
    picture = failure.picture.map(path)
    tree = failure.tree.map(path)
  }

  static func add(from items: [ReportItem], in step: StepReport?, pictures: String, to failures: inout [ReportFailure]) {
    for item in items {
      switch item {
      case .scenario(let scenario): add(from: scenario.items, in: step, pictures: pictures, to: &failures)
      case .step(let inner):
        if let failure = inner.failure { failures.append(ReportFailure(failure, inner.sentence, inner.location, pictures)) }
        let count = failures.count
        add(from: inner.items, in: inner, pictures: pictures, to: &failures)
        if inner.result == .interrupted, failures.count == count, inner.failure == nil { failures.append(.interrupted(in: inner)) }
      case .failure(let failure, let location): failures.append(ReportFailure(failure, step?.sentence, location, pictures))
      case .action, .wait, .note, .attachment: break
      }
    }
  }

  private static func interrupted(in step: StepReport) -> ReportFailure {
    let message = "The process ended during this step, and its journal doesn't say why. The tests after it in the same process did not run."
    return ReportFailure(TestFailure(kind: "process.ended", message: message), step.sentence, step.location)
  }

  static func unexplained(_ result: Result, at location: SourceLocation?) -> ReportFailure {
    let failure =
      result == .interrupted
      ? TestFailure(kind: "process.ended", message: "The process ended while this was running, outside any step, and its journal doesn't say why.")
      : TestFailure(kind: "unexplained", message: "It failed, and its journal doesn't say why. The output of the test run may say why.")
    return ReportFailure(failure, nil, location)
  }
}

extension RunReport {
  /// The cases in the order of the report: last attempts, with the failures of earlier attempts.
  package var cases: [ReportCase] { features.flatMap { feature in feature.cases } }
}

extension FeatureReport {
  /// The cases in this class or suite.
  var cases: [ReportCase] {
    tests.flatMap { test -> [ReportCase] in
      var cases = test.cases(of: test.last, in: name)
      guard test.attempts.count > 1 else { return cases }
      for attempt in test.attempts.dropLast() {
        for earlier in test.cases(of: attempt, in: name) where earlier.result.isFailure {
          // Add the failures to the first case if they don't belong to a case, because an earlier attempt may have failed in the test itself or in a background.
          let index = cases.firstIndex { $0.scenario == earlier.scenario } ?? 0
          cases[index].earlier += earlier.failures
        }
      }
      return cases
    }
  }
}

extension AttemptReport {
  /// The folder for pictures of its failures.
  var pictures: String { journal.isEmpty ? "" : Self.folder(of: journal) }

  /// Returns the folder for a journal's pictures and attachments, which has the same name as the journal.
  static func folder(of journal: String) -> String {
    let name = journal.utf8.lastIndex(of: UInt8(ascii: "/")).map { journal.utf8.index(after: $0) } ?? journal.startIndex
    guard let dot = journal.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name else { return journal }
    return String(journal[..<dot])
  }
}

extension TestReport {
  /// The name of the function, with a number that distinguishes several runs in one process.
  var numberedName: String {
    // Don't look for a number if the identity ends with the name, because the name itself may contain “#”.
    if identity.hasSuffix("/" + name) { return name }
    return identity.lastIndex(of: "#").map { name + identity[$0...] } ?? name
  }

  fileprivate func cases(of attempt: AttemptReport, in feature: String) -> [ReportCase] {
    let (pictures, test) = (attempt.pictures, numberedName)
    var cases: [ReportCase] = []
    var rest: [ReportItem] = []
    for item in attempt.items {
      if case .scenario(let scenario) = item, scenario.details.kind == .scenario {
        cases.append(
          ReportCase(
            feature: feature, test: test, scenario: scenario.name, location: scenario.location.filePath.isEmpty ? nil : scenario.location, tags: scenario.details.tags,
            result: scenario.result, reason: scenario.reason, start: scenario.start, took: scenario.took, items: scenario.items, pictures: pictures))
      } else {
        rest.append(item)
      }
    }
    var failures: [ReportFailure] = []
    ReportFailure.add(from: rest, in: nil, pictures: pictures, to: &failures)
    // If something outside the scenarios failed, the test gets its own case, so no failure is lost.
    let isExplained = cases.contains { $0.result.isFailure }
    if cases.isEmpty || !failures.isEmpty || attempt.result.isFailure && !isExplained {
      cases.insert(
        ReportCase(
          feature: feature, test: test, scenario: nil, location: nil, result: cases.isEmpty || attempt.result.isFailure ? attempt.result : .failed, reason: attempt.reason,
          start: attempt.start, took: cases.isEmpty ? attempt.took : 0, items: rest, pictures: pictures), at: 0)
    }
    if feature != RunItself.feature, attempt.tool == "xctest" || attempt.tool == "swift-testing" {
      for index in cases.indices { cases[index].rerunIdentity = identity }
    }
    return cases
  }
}

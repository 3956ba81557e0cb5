import ScenarioKit

/// A scenario in Gherkin's structure, which is a flat list of steps.
struct GherkinScenario {
  /// The name of the test function, with “#2” when it runs a second time in its process.
  var test: String
  var name: String
  var details: ScenarioDetails = .none
  /// The steps of preceding backgrounds and the scenario's own steps, without nested steps.
  var steps: [StepReport] = []
  /// The number of steps that belong to backgrounds, and the names of the backgrounds.
  var backgroundCount = 0
  var background: String?
  var result: Result
  var reason: String?
  var start: Int64
  var took: Int64
  /// The events outside the scenario's steps.
  var others: [ReportItem] = []
  /// The failures outside the scenario's steps.
  var otherFailures: [ReportFailure] = []

  /// The time when the scenario ended, in microseconds since 1970.
  var end: Int64 { start + took / 1000 }

  /// Adds steps and other items.
  ///
  /// The steps of a nested scenario are added in its place.
  fileprivate mutating func add(_ items: [ReportItem]) {
    for item in items {
      switch item {
      case .step(let step): steps.append(step)
      case .scenario(let inner): add(inner.items)
      default: others.append(item)
      }
    }
  }

  /// Returns a copy of the scenario that also contains the failures outside its steps.
  ///
  /// If nothing explains a failed result, a generic failure is added.
  fileprivate func explained(pictures: String) -> GherkinScenario {
    var scenario = self
    ReportFailure.add(from: others, in: nil, pictures: pictures, to: &scenario.otherFailures)
    let isExplained = !scenario.otherFailures.isEmpty || steps.contains { $0.result.isFailure }
    if result.isFailure, !isExplained { scenario.otherFailures.append(.unexplained(result, at: nil)) }
    return scenario
  }
}

extension AttemptReport {
  /// Returns the scenarios of a test.
  ///
  /// A test without scenarios counts as one scenario. Steps and failures outside a test's scenarios also count as one.
  func gherkinScenarios(of test: TestReport) -> [GherkinScenario] {
    let testName = test.numberedName
    var scenarios: [GherkinScenario] = []
    var backgrounds: [ScenarioReport] = []
    var rest = GherkinScenario(test: testName, name: testName, result: result, reason: reason, start: start, took: took)
    for item in items {
      guard case .scenario(let scenario) = item else {
        rest.add([item])
        continue
      }
      if scenario.details.kind == .background {
        backgrounds.append(scenario)
        continue
      }
      var own = GherkinScenario(
        test: testName, name: scenario.name, details: scenario.details, result: scenario.result, reason: scenario.reason, start: scenario.start, took: scenario.took)
      own.take(&backgrounds)
      own.add(scenario.items)
      scenarios.append(own)
    }
    let ownSteps = rest.steps
    rest.steps = []
    rest.take(&backgrounds)
    rest.steps += ownSteps
    let failsOutside = result.isFailure && !scenarios.contains { $0.result.isFailure }
    let hasFailure = rest.others.contains { if case .failure = $0 { true } else { false } }
    if scenarios.isEmpty || !rest.steps.isEmpty || hasFailure || failsOutside {
      if !scenarios.isEmpty {
        rest.took = rest.steps.reduce(0) { $0 + $1.took }
        rest.result = failsOutside || hasFailure || rest.steps.contains { $0.result.isFailure } ? .failed : .passed
        if result == .interrupted, failsOutside { rest.result = .interrupted }
      }
      scenarios.insert(rest, at: 0)
    } else {
      // Add notes and attachments to the last scenario, because they don't count as a scenario by themselves.
      scenarios[scenarios.count - 1].others += rest.others
    }
    return scenarios.map { $0.explained(pictures: pictures) }
  }
}

extension GherkinScenario {
  /// Moves the steps of the preceding backgrounds into the scenario.
  fileprivate mutating func take(_ backgrounds: inout [ScenarioReport]) {
    for background in backgrounds { add(background.items) }
    if !backgrounds.isEmpty {
      background = backgrounds.map(\.name).joined(separator: ", ")
      backgroundCount = steps.count
      // The background steps belong to the scenario, so the scenario starts at their time.
      start = min(start, backgrounds[0].start)
    }
    backgrounds = []
  }
}

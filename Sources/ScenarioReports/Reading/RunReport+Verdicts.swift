import ScenarioKit

/// A failed or interrupted test, as reported by the test library or the tool that ran it.
package struct BadVerdict: Equatable, Sendable {
  /// The name of the test class or suite.
  var feature: String
  /// The name of the test function.
  var test: String
  /// The tool that ran the test, such as “xctest”, or an empty string outside any test.
  var tool: String
  /// The result, which is `failed` or `interrupted`.
  var result: Result
  /// The reason, as far as it's known.
  var failure: TestFailure
  var location: SourceLocation

  package init(feature: String, test: String, tool: String, result: Result, failure: TestFailure, location: SourceLocation = .nowhere) {
    (self.feature, self.test, self.tool, self.result, self.failure, self.location) = (feature, test, tool, result, failure, location)
  }

  fileprivate var name: String { TestResults.name(feature: feature, test: test) }
}

extension RunReport {
  /// Applies verdicts to the report: a test with a bad verdict never counts as passed.
  ///
  /// A test without a journal is added to the report.
  /// - Parameter listed: The names of all tests of the run, as journals spell them.
  package mutating func reconcile(with verdicts: [BadVerdict], listed: Set<String>) {
    if verdicts.isEmpty { return }
    if environments.isEmpty { environments.append(.current) }
    for verdict in verdicts {
      let found = indices(of: verdict, listed)
      if found.contains(where: { features[$0.feature].tests[$0.test].last.result.isFailure }) { continue }
      guard let index = found.last else {
        add(verdict)
        continue
      }
      let test = features[index.feature].tests[index.test]
      features[index.feature].tests[index.test].attempts[test.attempts.count - 1].result = verdict.result
      features[index.feature].tests[index.test].attempts[test.attempts.count - 1].items.append(.failure(verdict.failure, at: verdict.location))
    }
    features.sort { NaturalOrder.comesBefore($0.name, $1.name) }
  }

  /// Returns the indexes of a test.
  ///
  /// An XCTest test without its own run is in a feature with the name of its file. There, the function identifies the test if no other test has the same function.
  private func indices(of verdict: BadVerdict, _ listed: Set<String>) -> [(feature: Int, test: Int)] {
    let all = features.indices.flatMap { feature in features[feature].tests.indices.map { (feature: feature, test: $0) } }
    func name(_ index: (feature: Int, test: Int)) -> String { TestResults.name(feature: features[index.feature].name, test: features[index.feature].tests[index.test].name) }
    let exact = all.filter { name($0) == verdict.name }
    if !exact.isEmpty { return exact }
    let function = TestResults.name(feature: "", test: verdict.test)
    let near = all.filter { name($0).hasSuffix(function) && !listed.contains(name($0)) }
    return Set(near.map { features[$0.feature].name }).count == 1 ? near : []
  }

  private mutating func add(_ verdict: BadVerdict) {
    var attempt = AttemptReport(
      environment: environments.count - 1, journal: "", result: verdict.result, start: end, took: 0, virtual: .zero, items: [.failure(verdict.failure, at: verdict.location)])
    attempt.tool = verdict.tool
    let test = TestReport(identity: verdict.feature + "/" + verdict.test, name: verdict.test, attempts: [attempt])
    if let index = features.firstIndex(where: { $0.name == verdict.feature }) {
      features[index].tests.append(test)
      features[index].tests.sort { NaturalOrder.comesBefore($0.identity, $1.identity) }
    } else {
      features.append(FeatureReport(name: verdict.feature, tests: [test]))
    }
  }
}

import ScenarioKit

/// The run as Cucumber Messages, a line of JSON each, which the tools around Cucumber read.
///
/// - Each class or suite is a Gherkin document, each scenario a pickle, and each attempt at it a started test case.
/// - Steps that an attempt did not come to are skipped. What failed outside of steps is the failure of a hook at the end of the case.
/// - All ids are numbers, the same for the same run.
/// - Names and sentences are those of the Gherkin document, in which some characters are written out; messages of failures are as they were.
package struct CucumberReport {
  private let report: RunReport

  /// Creates the report of a run.
  package init(_ report: RunReport) { self.report = report }

  /// The messages.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The messages in UTF-8.
  var bytes: [UInt8] {
    var writer = CucumberWriter()
    writer.begin(report)
    var cases: [CucumberCase] = []
    for feature in report.features {
      let document = GherkinDocument(feature)
      let pickles = writer.document(document, uri: "features/\(document.name).feature")
      var next = 0
      for test in feature.tests {
        let count = test.last.gherkinScenarios(of: test).count
        cases += CucumberCase.cases(of: test, Array(pickles[next..<next + count]))
        next += count
      }
    }
    writer.startRun(at: report.start)
    for index in cases.indices { writer.prepare(&cases[index]) }
    for entry in cases { writer.run(entry) }
    writer.endRun(at: report.end, isGreen: RunTotals(report.cases).isGreen)
    return writer.bytes
  }
}

/// What a pickle is to the messages after it.
struct CucumberPickle {
  var id: Int
  var stepIDs: [Int]
  var scenario: GherkinScenario
}

/// A scenario with all attempts at it.
struct CucumberCase {
  var pickle: CucumberPickle
  var attempts: [(scenario: GherkinScenario, environment: Int)]
  var id = 0
  var testStepIDs: [Int] = []
  /// The step of the hook that has what failed outside of steps.
  var hookStepID = 0

  /// The cases of a test, with the scenarios of its earlier attempts.
  static func cases(of test: TestReport, _ pickles: [CucumberPickle]) -> [CucumberCase] {
    var cases = pickles.map { CucumberCase(pickle: $0, attempts: []) }
    for (number, attempt) in test.attempts.enumerated() {
      let isLast = number == test.attempts.count - 1
      for (place, scenario) in attempt.gherkinScenarios(of: test).enumerated() {
        // An attempt may have come no further than its test, or its background.
        let index = isLast ? place : cases.firstIndex { $0.pickle.scenario.name == scenario.name && $0.attempts.count < number + 1 } ?? 0
        cases[index].attempts.append((scenario, attempt.environment))
      }
    }
    return cases
  }
}

import ScenarioKit

/// The run as Cucumber Messages, one line of JSON per message, for the tools of Cucumber.
///
/// - Each class or suite is a Gherkin document, each scenario is a pickle, and each attempt is a started test case.
/// - Steps that an attempt didn't reach are skipped. A failure outside steps is the failure of a hook at the end of the case.
/// - All IDs are numbers, which are the same for the same run.
/// - Names and sentences are the same as in the Gherkin document, where some characters are escaped. Failure messages aren't changed.
package struct CucumberReport {
  private let report: RunReport

  /// Creates the messages for a report.
  package init(_ report: RunReport) { self.report = report }

  /// The Cucumber Messages as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The Cucumber Messages as UTF-8 bytes.
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

/// The data of a pickle that later messages refer to.
struct CucumberPickle {
  var id: Int
  var stepIDs: [Int]
  var scenario: GherkinScenario
}

/// A scenario with all its attempts.
struct CucumberCase {
  var pickle: CucumberPickle
  var attempts: [(scenario: GherkinScenario, environment: Int)]
  var id = 0
  var testStepIDs: [Int] = []
  /// The ID of the hook step, which has the failures outside steps.
  var hookStepID = 0

  /// Returns the cases of a test, with the scenarios of its earlier attempts.
  static func cases(of test: TestReport, _ pickles: [CucumberPickle]) -> [CucumberCase] {
    var cases = pickles.map { CucumberCase(pickle: $0, attempts: []) }
    for (number, attempt) in test.attempts.enumerated() {
      let isLast = number == test.attempts.count - 1
      for (place, scenario) in attempt.gherkinScenarios(of: test).enumerated() {
        // Add the attempt to the first case if it doesn't belong to a case, because an earlier attempt may have ended in the test itself or in a background.
        let index = isLast ? place : cases.firstIndex { $0.pickle.scenario.name == scenario.name && $0.attempts.count < number + 1 } ?? 0
        cases[index].attempts.append((scenario, attempt.environment))
      }
    }
    return cases
  }
}

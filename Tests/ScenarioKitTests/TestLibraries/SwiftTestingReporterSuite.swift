import Testing

@testable import ScenarioKit

/// Tests that a scenario without a bound run reports to Swift Testing.
@Suite struct SwiftTestingReporterSuite {
  private final class Record {
    var done: [String] = []
  }

  private let record = Record()

  private func act(_ name: String) { record.done.append(name) }
  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "Button “Log in” was not found.")) }

  // The failing tests run only in a child process, which `SwiftTestingReporterTests` checks.
  private var isChild: Bool { ChildProcess.misbehaviour == "report" }

  @Test func aFailedStepIsAnIssueAtItsOwnLine() {
    guard isChild else { return }
    Scenario("Alone") {
      Given(I: act("one"))
      When(I: fail)
      Then(I: act("two"))
    }
    #expect(record.done == ["one"])
  }

  @Test(arguments: [1, 2, 3, 4]) func eachCaseOfAParameterizedTestRunsItsOwnSteps(_ number: Int) async {
    guard isChild else { return }
    Scenario("Case") {
      Given(I: act("one"))
      When(I: fail)
    }
    #expect(record.done == ["one"])
  }

  @Test(.serialized, arguments: 1...8) func eachCaseRunsItsOwnStepsAlsoInAHelper(_ number: Int) async {
    guard isChild else { return }
    stepsOfAHelper()
    #expect(record.done == ["one"])
  }

  private func stepsOfAHelper() {
    Given(I: act("one"))
    When(I: fail)
    Then(I: act("two"))
  }

  @Test func theCurrentTestIsKnownByName() {
    let test = SwiftTesting.currentTest
    #expect(test?.suite == "SwiftTestingReporterSuite")
    #expect(test?.name == "theCurrentTestIsKnownByName()")
    #expect(SwiftTesting.isRunningTest)
  }

  @Test func stepsInAChildTaskBelongToTheirScenario() async {
    await Scenario("Child") {
      await withTaskGroup { group in
        group.addTask { #expect(ScenarioRun.current != nil) }
      }
      Then(I: act("one"))
    }
    #expect(ScenarioRun.current == nil)
  }
}
